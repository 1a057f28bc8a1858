import type { NewMessage } from '#flows/chat/useSend.ts'
import { shorten } from '#lib/visibleText.ts'

/** Longest excerpt, graphemes. */
const LENGTH = 120

/** Later versions of the marketplace may have other types. */
const names: Partial<Record<string, string>> = {
  image: 'Picture',
  video: 'Video',
  location: 'Location',
}

export function excerpt({ type, content }: NewMessage): string {
  return type === 'text' ? shorten(content, LENGTH) : (names[type] ?? 'Message')
}
