import type { Page } from '@playwright/test'

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const png = (name: string, buffer = pixel) => ({ name, mimeType: 'image/png', buffer })

/**
 * Compares two PNG pictures, in a page of any address.
 * @returns the largest difference of a colour, 0 to 255; 255 for different sizes
 */
export function largestDifference(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [one, other] = await Promise.all(
        encoded.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 255
      let largest = 0
      for (const [n, colour] of one.data.entries())
        largest = Math.max(largest, Math.abs(colour - (other.data[n] ?? 0)))
      return largest
    },
    [first, second].map((picture) => picture.toString('base64')),
  )
}
