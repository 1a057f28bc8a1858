import type { Page } from 'playwright'

/** By a page of the browser; `quality` is between 0 and 1. */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([data, level]) => {
      const bitmap = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${data}`)).blob(),
      )
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: level })).arrayBuffer(),
      )
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [png.toString('base64'), quality] as const,
  )
  return Buffer.from(encoded, 'base64')
}
