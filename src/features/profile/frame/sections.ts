import BellOutlined from '@ant-design/icons/BellOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
/** The sections of the profile page, in order; their ids are the fragments of its address. */
export const sections = [
  { id: 'my-account', label: 'My Account', icon: UserOutlined },
  { id: 'shipping-address', label: 'Shipping Address', icon: EnvironmentOutlined },
  { id: 'push-notifications', label: 'Push Notifications', icon: BellOutlined },
] as const

export type SectionId = (typeof sections)[number]['id']

/** Distance from the top of the window to a section that was scrolled to, px: leaves room for the top bar. */
export const SCROLL_OFFSET = 115

/**
 * The section being read: the last one whose top has reached `SCROLL_OFFSET`, or the last of all at the end of the page.
 * `tops` are distances from the top of the window, px.
 */
export function sectionInView(tops: readonly { id: SectionId; top: number }[], atEnd: boolean): SectionId {
  const reached = atEnd ? tops : tops.filter(({ top }) => top <= SCROLL_OFFSET + 1)
  return reached.at(-1)?.id ?? sections[0].id
}
