import { MAX_FILE_BYTES, sniffFile } from './uploadFile.ts'

/** Media types of pictures and clips that the file service accepts. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm'] as const

/** Whether a file is a clip rather than a picture. */
export const isClip = (file: File): boolean => file.type.startsWith('video/')

/** How much of one of several files has been sent, 0 to 1, when `fraction` of all of them has: they are sent one after another. */
export function sentOf(files: readonly File[], index: number, fraction: number): number {
  const sizeOf = (some: readonly File[]) => some.reduce((sum, { size }) => sum + size, 0)
  const own = files[index]?.size || 1
  return Math.max(0, Math.min(1, (fraction * sizeOf(files) - sizeOf(files.slice(0, index))) / own))
}

const sameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

async function problemOf(file: File): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty.`
  if (file.size > MAX_FILE_BYTES) return `${file.name} is larger than 10 MB.`
  const known = MEDIA_TYPES.some((type) => type === file.type) && (await sniffFile(file)) !== null
  return known ? null : `${file.name} is neither a picture nor a clip that can be shown.`
}

/**
 * The `chosen` files that can be added to the existing ones, up to `max` in total, and the reasons why others can
 * not, as messages for the user. A file's type is checked by its first bytes too. A duplicate is skipped without a message.
 */
export async function acceptMedia(
  present: readonly File[],
  chosen: readonly File[],
  max: number,
): Promise<{ accepted: File[]; problems: string[] }> {
  const accepted: File[] = []
  const problems: string[] = []
  let tooMany = false
  const found = await Promise.all(chosen.map(problemOf))
  for (const [index, file] of chosen.entries()) {
    if ([...present, ...accepted].some((one) => sameFile(one, file))) continue
    const problem = found[index]
    if (problem) problems.push(problem)
    else if (present.length + accepted.length < max) accepted.push(file)
    else tooMany = true
  }
  if (tooMany) problems.push(`Only ${max} files can be added: the others were left out.`)
  return { accepted, problems }
}
