import type { World } from '../world/world.ts'

/** Largest uploaded file, bytes. */
export const FILE_LIMIT = 10_000_000

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

/** A file's MIME type by its first bytes; null for any type but the images and videos that may be uploaded. */
export function sniffType(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 0, 4) === 'GIF8') return 'image/gif'
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm'
  if (ascii(bytes, 4, 8) === 'ftyp') return 'video/mp4'
  return null
}

/** Bytes as base64 text, and back. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  const step = 0x8000
  for (let i = 0; i < bytes.length; i += step) text += String.fromCharCode(...bytes.subarray(i, i + step))
  return btoa(text)
}
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** The id of a shop's file that shows a picture of the static folder; the file is created when the shop first sends it. */
export function pictureFile(world: World, shopId: string, path: string): string {
  const known = world.tables.files.by('owner_id', shopId).find((file) => file.path === path)
  if (known) return known._id
  const _id = world.newId('files')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const row = { _id, owner_id: shopId, folder_name: 'users', name, type: 'image/webp', size: null, base64: null, path }
  return world.tables.files.insert({ ...row, created_at: world.clock.iso() })._id
}
