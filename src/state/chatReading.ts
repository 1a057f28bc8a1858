/** Conversations whose end is in view in this tab, counted. */
const atEnd = new Map<string, number>()

/**
 * Notes that the end is in view.
 * @returns withdraws it
 */
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

/** Whether the user is at the conversation's end in this tab. */
export const isReading = (conversationId: string): boolean =>
  atEnd.has(conversationId) && isAttended()
