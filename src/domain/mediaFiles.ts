import { asFailure, Failure } from '#lib/failure.ts'
import {
  FILE_LIMIT,
  HEAD_BYTES,
  MEDIA_TYPES,
  type MediaType,
  typeOfBytes,
} from '#openapi/fileTypes.ts'

export const PICTURE_TYPES = MEDIA_TYPES.filter((type) => type.startsWith('image/'))

export const isClip = (file: File): boolean => file.type.startsWith('video/')

/** Ends of names: not every system knows the types of all of them. */
const ENDINGS: Readonly<Record<MediaType, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif', '.pjpeg', '.pjp'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/webm': ['.webm'],
}

export const acceptAttribute = (types: readonly MediaType[]): string =>
  types.flatMap((type) => [type, ...ENDINGS[type]]).join(',')

/** How much of one file has been sent, 0 to 1, when `fraction` of all, one after another, has. */
export function sentOf(files: readonly File[], index: number, fraction: number): number {
  const sizeOf = (some: readonly File[]) => some.reduce((sum, { size }) => sum + size, 0)
  const own = files[index]?.size || 1
  return Math.max(0, Math.min(1, (fraction * sizeOf(files) - sizeOf(files.slice(0, index))) / own))
}

/**
 * Reads the first bytes.
 * @throws Failure when it can't: moved, deleted, a folder, or not handed out by its app
 */
export async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch (cause) {
    throw new Failure(`${file.name} can’t be read. It may have been moved or deleted.`, { cause })
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  'image/heic':
    'is a HEIC picture, which many devices can’t show. Please save it as JPG or PNG first.',
  'image/avif':
    'is an AVIF picture, which many devices can’t show. Please save it as JPG or PNG first.',
  'video/quicktime':
    'is a QuickTime video (MOV), which many devices can’t play. Please save it as MP4 first.',
  'video/3gpp': 'is a 3GP video, which many devices can’t play. Please save it as MP4 first.',
  'video/x-matroska':
    'is an MKV video, which many devices can’t play. Please save it as MP4 first.',
}

const UNKNOWN = 'is not a picture or video that can be shown.'

/**
 * A file as it is uploaded: with the media type of its bytes, whatever its name says.
 * @throws Failure when it is empty, too large, can't be read, or is none of `types`; `unknown` says
 * what is wrong with any other kind
 */
export async function judgeFile(
  file: File,
  types: readonly MediaType[] = MEDIA_TYPES,
  unknown = UNKNOWN,
): Promise<File> {
  if (file.size === 0) throw new Failure(`${file.name} is empty.`)
  if (file.size > FILE_LIMIT) throw new Failure(`${file.name} is larger than 10 MB.`)
  const found = typeOfBytes(await readHead(file))
  const type = types.find((one) => one === found)
  if (!type) throw new Failure(`${file.name} ${REFUSED[found ?? ''] ?? unknown}`)
  return file.type === type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified })
}

/** A file as it is uploaded, or as chosen, with the reason why it is refused. */
interface Judged {
  file: File
  problem?: string
}

export const judgeMedia = (chosen: readonly File[]): Promise<Judged[]> =>
  Promise.all(
    chosen.map((file) =>
      judgeFile(file).then(
        (accepted): Judged => ({ file: accepted }),
        (error: unknown): Judged => ({ file, problem: asFailure(error).message }),
      ),
    ),
  )

const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * The files that can be added, up to `max` in total, and why others can't, for the user. A
 * duplicate is skipped.
 */
export function acceptMedia(
  present: readonly File[],
  judged: readonly Judged[],
  max: number,
): { accepted: File[]; problems: string[] } {
  const accepted: File[] = []
  const problems: string[] = []
  let tooMany = false
  for (const { file, problem } of judged) {
    if ([...present, ...accepted].some((one) => sameFile(one, file))) continue
    if (problem) problems.push(problem)
    else if (present.length + accepted.length < max) accepted.push(file)
    else tooMany = true
  }
  if (tooMany) problems.push(`Only ${max} files can be added, so the others were not.`)
  return { accepted, problems }
}
