/** The parts of the profile page, in its order; the ids are also the page's fragments. */
export const sections = [
  { id: 'my-account', label: 'My Account', icon: 'user' },
  { id: 'shipping-address', label: 'Shipping Address', icon: 'pin' },
  { id: 'push-notifications', label: 'Push Notifications', icon: 'bell' },
] as const

export type SectionId = (typeof sections)[number]['id']

/** Where a section comes to rest below the top of the window, px: the top bar and some air. */
export const SCROLL_OFFSET = 115

/**
 * The section that the reader is in: the last one whose top has reached `SCROLL_OFFSET`, or the last of all at the end of the page.
 * `tops` are distances from the top of the window, px.
 */
export function sectionInView(tops: readonly { id: SectionId; top: number }[], atEnd: boolean): SectionId {
  const reached = atEnd ? tops : tops.filter(({ top }) => top <= SCROLL_OFFSET + 1)
  return reached.at(-1)?.id ?? sections[0].id
}
