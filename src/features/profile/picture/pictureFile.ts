import { Failure } from '../../../lib/failure.ts'
import { MAX_FILE_BYTES, sniffFile } from '../../../lib/uploadFile.ts'

/** Smallest width and height of a profile picture, px. */
export const MIN_EDGE = 50
/** `accept` of the file field. */
export const ACCEPTED = '.jpg,.jpeg,.png,image/jpeg,image/png'

const WRONG_TYPE = 'Image must be a JPG or PNG file'
const ACCEPTED_TYPES: readonly (string | null)[] = ['image/png', 'image/jpeg']

/** Why a file can't become a profile picture, by its name, size and first bytes; null when it may. */
export async function problemOf(file: File): Promise<string | null> {
  if (!/\.(jpe?g|png)$/i.test(file.name)) return WRONG_TYPE
  if (file.size > MAX_FILE_BYTES) return 'Image must be 10 MB at most'
  // The name may be wrong.
  return ACCEPTED_TYPES.includes(await sniffFile(file)) ? null : WRONG_TYPE
}

/** Why a picture of this size, in px, is refused; null when it is large enough. */
export const sizeProblem = ({ width, height }: { width: number; height: number }): string | null =>
  width < MIN_EDGE || height < MIN_EDGE ? `Image must be at least ${MIN_EDGE}x${MIN_EDGE} pixels` : null

/** A picture that was opened; the owner revokes `url` when it is done with it. */
export interface OpenedPicture {
  url: string
  width: number
  height: number
}

/**
 * Opens a chosen file as a picture.
 * @throws Failure when the file is not suitable
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const problem = await problemOf(file)
  if (problem) throw new Failure(problem)
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  const opened = await image.decode().then(
    () => true,
    () => false,
  )
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const wrong = opened ? sizeProblem(size) : 'This image can’t be opened'
  if (!wrong) return { url, ...size }
  URL.revokeObjectURL(url)
  throw new Failure(wrong)
}
