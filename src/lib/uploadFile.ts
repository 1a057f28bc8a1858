/** Maximum file size of the file service, bytes. */
export const MAX_FILE_BYTES = 10_000_000

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

function typeOf(head: Uint8Array): string | null {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 0, 4) === 'GIF8') return 'image/gif'
  if (startsWith(head, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm'
  if (ascii(head, 4, 8) === 'ftyp') return 'video/mp4'
  return null
}

/**
 * The media type of a file by its first bytes, if the file service accepts it, else null. A file's name and declared type may
 * be wrong.
 */
export async function sniffFile(file: Blob): Promise<string | null> {
  return typeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
}
