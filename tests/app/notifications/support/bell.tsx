import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { addNotification } from '#api/cache/notificationCache.ts'
import { NotificationButton } from '#app/shell/UserArea.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import type { NotificationRow } from '#fixtures/rows.ts'
import { setClock } from '#lib/clock.ts'
import { presentNotification } from '#mocks/presenters/user.ts'
import type { Market } from '../../../marketplace/support/market.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { findButton, press } from '../../support/user.ts'

export const liza = namedBuyers.liza.id
export const rowsOf = (market: Market) => market.world.tables.notifications.by('user_id', liza)
let added = 0
/** A notification of liza, that many minutes old, which only the server knows. */
export function put(
  market: Market,
  minutes: number,
  more: Partial<NotificationRow> = {},
): NotificationRow {
  const row: NotificationRow = {
    _id: (0xabc000 + ++added).toString(16).padStart(24, '0'),
    user_id: liza,
    type: 'orders',
    title: `News ${added}`,
    body: 'Your order is packed.',
    createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
    is_read: false,
    nav_id: 'b'.repeat(24),
    display_picture: null,
    theme: null,
    ...more,
  }
  market.world.tables.notifications.insert(row)
  return row
}
/** So many of them, a minute apart. */
export const putMany = (market: Market, count: number) =>
  Array.from({ length: count }, (_, n) => put(market, n))

/** Opens the bell; `with` replaces liza's notifications. */
export function openBell({
  sim,
  with: prepare,
}: { sim?: string; with?: (market: Market) => void } = {}) {
  onTestFinished(() => setClock(Date.now()))
  const opened = openScreen(<NotificationButton />, {
    at: '/home',
    as: 'liza',
    sim,
    prepare: (market) => {
      if (!prepare) return
      for (const { _id } of rowsOf(market)) market.world.tables.notifications.remove(_id)
      prepare(market)
    },
  })
  /** One that arrives as an event. */
  const arrive = (more: Partial<NotificationRow> = {}) => {
    const row = put(opened.market, 0, more)
    act(() => addNotification(opened.queryClient, presentNotification(opened.market.world, row)))
    return row
  }
  return { ...opened, arrive }
}
export const bell = () => findButton(/^Notifications/)
export const badge = async () => (await bell()).parentElement?.textContent
export const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }))
export async function openPanel() {
  await userEvent.click(await bell())
  return panel()
}
export const links = () => panel().findAllByRole('link')
export const titles = async () =>
  (await links()).map((link) => link.querySelector('[class*=title]')?.textContent)
export const show = async (tab: 'All' | 'Unread') => press(tab, panel(), 'tab')
