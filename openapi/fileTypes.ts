/** Media types of the files that the service stores: those that all browsers show. */
export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'video/mp4',
  'video/webm',
] as const

export type MediaType = (typeof MEDIA_TYPES)[number]

/** Media types that are known and refused, since many browsers can't show them. */
type OtherType = 'image/heic' | 'image/avif' | 'video/quicktime' | 'video/3gpp' | 'video/x-matroska'

/** Maximum size of a stored file, bytes. */
export const FILE_LIMIT = 10_000_000

/** Number of the first bytes of a file by which its type is known. */
export const HEAD_BYTES = 64

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const brands = (names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => name.padEnd(4)))

const HEIC = brands('heic heix heim heis hevc hevx hevm hevs mif1 mif2 msf1 miaf')
const AVIF = brands('avif avis avio')
const MP4 = brands(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 isoa isob isoc mp41 mp42 mp71 avc1 hvc1 hev1 av01 dash cmfc msdh mmp4 M4V M4VH M4VP MSNV NDSC XAVC CAEP f4v F4V',
)
const THREE_GPP = brands(
  '3gp1 3gp2 3gp3 3gp4 3gp5 3gp6 3gp7 3gp8 3gp9 3ge6 3ge7 3gg6 3gr6 3gs6 3gs7 3g2a 3g2b 3g2c',
)

/**
 * The type of a file that begins as MP4 does, by its main brand, and by the brands that it is
 * compatible with where the main one is not known. Pictures of phones (HEIC, AVIF) and sounds have
 * the same container.
 */
function typeOfBox(head: string): MediaType | OtherType | null {
  const main = head.slice(8, 12)
  const length = head.charCodeAt(2) * 0x100 + head.charCodeAt(3)
  const all = [main, ...(head.slice(16, length).match(/[^]{4}/g) ?? [])]
  const has = (kind: ReadonlySet<string>) => all.some((brand) => kind.has(brand))
  if (MP4.has(main)) return 'video/mp4'
  if (has(AVIF)) return 'image/avif'
  if (has(HEIC)) return 'image/heic'
  if (main === 'qt  ') return 'video/quicktime'
  if (THREE_GPP.has(main)) return 'video/3gpp'
  // Sounds (M4A, M4B) say that they are compatible with MP4, too.
  return has(MP4) && !/^[MF]4[ABP]/.test(main) ? 'video/mp4' : null
}

/**
 * The media type of a file by its first bytes, of which at most `HEAD_BYTES` are looked at: of one
 * that the service stores or refuses, null for any other content. A file's name and declared type
 * may be wrong.
 */
export function typeOfBytes(bytes: Uint8Array): MediaType | OtherType | null {
  const head = latin1(bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('\x1a\x45\xdf\xa3'))
    return head.includes('matroska') ? 'video/x-matroska' : 'video/webm'
  return head.startsWith('ftyp', 4) ? typeOfBox(head) : null
}

/** The media type of a file by its first bytes, if the service stores it, else null. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const found = typeOfBytes(bytes)
  return MEDIA_TYPES.find((type) => type === found) ?? null
}
