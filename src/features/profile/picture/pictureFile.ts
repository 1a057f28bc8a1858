import { readHead } from '#domain/mediaFiles.ts'
import { asFailure, Failure } from '#lib/failure.ts'
import { FILE_LIMIT, type MediaType, typeOfBytes } from '#openapi/fileTypes.ts'

/** Least width and height, px. */
export const MIN_EDGE = 50
export const ACCEPTED: readonly MediaType[] = ['image/png', 'image/jpeg']

const WRONG_TYPE = 'Image must be a JPG or PNG file'

/** Judges by size and first bytes, not by its name. Null when it can be a profile picture. */
export async function problemOf(file: File): Promise<string | null> {
  if (file.size > FILE_LIMIT) return 'Image must be 10 MB at most'
  try {
    const found = typeOfBytes(await readHead(file))
    return ACCEPTED.some((type) => type === found) ? null : WRONG_TYPE
  } catch (error) {
    return asFailure(error).message
  }
}

/** Sizes are in px; null when it is large enough. */
export const sizeProblem = ({ width, height }: { width: number; height: number }): string | null =>
  width < MIN_EDGE || height < MIN_EDGE
    ? `Image must be at least ${MIN_EDGE}x${MIN_EDGE} pixels`
    : null

/** The owner revokes `url`. */
export interface OpenedPicture {
  url: string
  width: number
  height: number
}

/** @throws Failure when the file is not suitable */
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
