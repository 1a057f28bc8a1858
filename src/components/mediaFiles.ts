/** What the file service takes as a picture or a clip (media types). */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm'] as const
/** The largest file that it takes, bytes. */
const MAX_BYTES = 10 * 1024 * 1024

/** Whether a file is a clip rather than a picture. */
export const isClip = (file: File): boolean => file.type.startsWith('video/')

const sameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

function problemOf(file: File): string | null {
  if (!MEDIA_TYPES.some((type) => type === file.type)) return `${file.name} is neither a picture nor a clip that can be shown.`
  if (file.size > MAX_BYTES) return `${file.name} is larger than 10 MB.`
  if (file.size === 0) return `${file.name} is empty.`
  return null
}

/**
 * Which of the newly `chosen` files may join those that are there, so that they are `max` at most, and why others may
 * not, in sentences for the buyer. A file that is there already is passed over in silence.
 */
export function acceptMedia(present: readonly File[], chosen: readonly File[], max: number): { accepted: File[]; problems: string[] } {
  const accepted: File[] = []
  const problems: string[] = []
  let tooMany = false
  for (const file of chosen) {
    if ([...present, ...accepted].some((one) => sameFile(one, file))) continue
    const problem = problemOf(file)
    if (problem) problems.push(problem)
    else if (present.length + accepted.length < max) accepted.push(file)
    else tooMany = true
  }
  if (tooMany) problems.push(`Only ${max} files can be added: the others were left out.`)
  return { accepted, problems }
}
