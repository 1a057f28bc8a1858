import jsQR from 'jsqr'
import type { Locator } from './test.ts'

/** The text of a QR code, read from a screenshot as a phone's camera would; null when it can't be read. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const png = await code.screenshot()
  const { data, width, height } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(bitmap, 0, 0)
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: [...pixels.data], width: bitmap.width, height: bitmap.height }
  }, png.toString('base64'))
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
}
