import type { NewMessage } from '../../flows/chat/useSend.ts'

/** Longest part of a text, in letters as users see them. */
const LENGTH = 120

const names = { image: 'Picture', video: 'Video', location: 'Location' } as const

/** A short form of a message: the start of its text, or what it is. */
export function excerpt({ type, content }: NewMessage): string {
  if (type !== 'text') return names[type]
  if (content.length <= LENGTH) return content
  const letters = [...new Intl.Segmenter().segment(content.slice(0, 20 * LENGTH))].map(({ segment }) => segment)
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH).join('')}…` : content
}
