/** Conversations whose end is in view in this tab, counted. */
const atEnd = new Map<string, number>()

/** @returns withdraws it */
export function showsChatEnd(conversationId: string): () => void {
  atEnd.set(conversationId, (atEnd.get(conversationId) ?? 0) + 1)
  return () => {
    const left = (atEnd.get(conversationId) ?? 0) - 1
    if (left > 0) atEnd.set(conversationId, left)
    else atEnd.delete(conversationId)
  }
}

export const isAttended = (): boolean =>
  document.visibilityState === 'visible' && document.hasFocus()

/** In this tab, at the conversation's end. */
export const isReading = (conversationId: string): boolean =>
  atEnd.has(conversationId) && isAttended()
