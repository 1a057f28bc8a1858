/** Conversations whose end is in view in this tab. */
const atEnd = new Map<string, number>()

/** Registers that the end of a conversation is in view; returns a function that withdraws it. */
export function showsChatEnd(conversationId: string): () => void {
  atEnd.set(conversationId, (atEnd.get(conversationId) ?? 0) + 1)
  return () => {
    const left = (atEnd.get(conversationId) ?? 0) - 1
    if (left > 0) atEnd.set(conversationId, left)
    else atEnd.delete(conversationId)
  }
}

/** Whether the user can be reading in this tab: it is visible and has the focus. */
export const isAttended = (): boolean =>
  document.visibilityState === 'visible' && document.hasFocus()

/**
 * Whether the user is reading a conversation in this tab: its end is in view, and the tab is
 * visible and focused.
 */
export const isReading = (conversationId: string): boolean =>
  atEnd.has(conversationId) && isAttended()
