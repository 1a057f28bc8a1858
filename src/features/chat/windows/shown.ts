let shown: readonly string[] = []

export function setShown(conversationIds: readonly string[]): void {
  shown = conversationIds
}

/** Its window is on the screen: opening it again only moves the focus. */
export const isShown = (conversationId: string): boolean => shown.includes(conversationId)
