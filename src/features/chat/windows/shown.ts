/** Ids of the conversations whose windows are on the screen. */
let shown: readonly string[] = []

/** Stores which windows are on the screen. */
export function setShown(conversationIds: readonly string[]): void {
  shown = conversationIds
}

/**
 * Whether the window of a conversation is on the screen, so that opening it again only needs to
 * move the focus.
 */
export const isShown = (conversationId: string): boolean => shown.includes(conversationId)
