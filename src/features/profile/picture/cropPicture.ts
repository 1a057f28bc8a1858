import { MIN_EDGE } from './pictureFile.ts'

/** Longest edge of an uploaded picture, px: twice what the largest avatar needs. */
const MAX_EDGE = 512

export interface PercentRectangle {
  x: number
  y: number
  width: number
  height: number
}

/** A square in pixels of the picture. */
export interface Square {
  x: number
  y: number
  edge: number
}

const FIRST_SHARE = 0.9

/** A square in the middle, of `MIN_EDGE` at least; px. */
export function firstCrop({ width, height }: { width: number; height: number }): PercentRectangle {
  const shorter = Math.min(width, height)
  const edge = Math.min(Math.max(shorter * FIRST_SHARE, MIN_EDGE), shorter)
  const [w, h] = [(edge / width) * 100, (edge / height) * 100]
  return { x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h }
}

/** Returns a square inside the picture, px. */
export function squareOf(
  chosen: PercentRectangle,
  { width, height }: { width: number; height: number },
): Square {
  const edge = Math.min(Math.round((chosen.width / 100) * width), width, height)
  const within = (percent: number, whole: number) =>
    Math.max(0, Math.min(Math.round((percent / 100) * whole), whole - edge))
  return { x: within(chosen.x, width), y: within(chosen.y, height), edge }
}

/**
 * A png of `MAX_EDGE` at most.
 * @throws Error when the browser has no memory for it
 */
export async function cropPicture(image: HTMLImageElement, { x, y, edge }: Square): Promise<File> {
  const canvas = document.createElement('canvas')
  const size = Math.min(edge, MAX_EDGE)
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, edge, edge, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No picture came out')
  return new File([blob], 'profile-picture.png', { type: 'image/png' })
}
