import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { setClock } from '#lib/clock.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  expectVisible,
  press,
} from '../support/user.ts'
import {
  badge,
  bell,
  links,
  liza,
  openBell,
  openPanel,
  panel,
  put,
  putMany,
  rowsOf,
  show,
  titles,
} from './support/bell.tsx'

/** Waits until the bell has that number. */
const unread = (count: number) =>
  screen.findByRole('button', {
    name: count === 0 ? 'Notifications' : `Notifications, ${count} unread notifications`,
  })
const noPanel = () => expectNone('dialog', 'Notifications')
const LIST = `/notifications/user/${liza}`

describe('the badge', () => {
  test.each([
    [0, ''],
    [10, '10'],
    [11, '9+'],
  ])('of %i unread ones shows “%s”, NOTIF-07 NOTIF-12', async (count, text) => {
    openBell({ with: (market) => putMany(market, count) })
    await unread(count)
    expect(await badge()).toBe(text)
  })
})

describe('the list', () => {
  test('all, and unread ones, by their days, NOTIF-01 NOTIF-02', async () => {
    // Noon in Manila, so that an hour earlier is the same day.
    const noon = Date.parse('2026-11-20T04:00:00.000Z')
    setClock(noon)
    openBell({
      with: (market) => {
        for (const days of [0, 1, 7])
          put(market, 0, {
            createdAt: new Date(noon - days * 86_400_000 - 3_600_000).toISOString(),
            title: `${days} days`,
            is_read: days === 1,
          })
      },
    })
    await openPanel()
    const days = () =>
      panel()
        .getAllByRole('region', { name: /^(Today|Yesterday|This week|Older)$/ })
        .map(({ ariaLabel }) => ariaLabel)
    await waitFor(async () => expect(await titles()).toEqual(['0 days', '1 days', '7 days']))
    expect(days()).toEqual(['Today', 'Yesterday', 'Older'])
    await show('Unread')
    await waitFor(async () => expect(await titles()).toEqual(['0 days', '7 days']))
    expect(days()).toEqual(['Today', 'Older'])
  })

  test('at midnight in Manila today’s become yesterday’s, while the panel is open, NOTIF-02', async () => {
    const midnight = Date.parse('2026-11-20T16:00:00.000Z')
    setClock(midnight - 1500)
    openBell({
      with: (market) =>
        put(market, 0, {
          createdAt: new Date(midnight - 3_600_000).toISOString(),
          title: 'Late news',
        }),
    })
    await openPanel()
    await panel().findByRole('region', { name: 'Today' })
    await panel().findByRole('region', { name: 'Yesterday' })
    expectNone('region', 'Today', panel())
  })

  test('the next page loads when its end is in view, five at a time, NOTIF-03', async () => {
    const { queries } = openBell({ with: (market) => putMany(market, 23) })
    await openPanel()
    await waitFor(async () => {
      panel().getByRole('tabpanel').scrollIntoView({ block: 'end' })
      expect(await links()).toHaveLength(23)
    })
    await expectShown('No more notifications to show', panel())
    expect(new Set(await titles()).size).toBe(23)
    expect(queries(LIST)).toHaveLength(5)
  })

  test('each type has its place: an order by its number, a list in its colours, a product, NOTIF-11', async () => {
    const id = (digit: string) => digit.repeat(24)
    openBell({
      with: (market) => {
        put(market, 1, { type: 'orders', nav_id: id('1') })
        put(market, 2, { type: 'order-schedule', nav_id: id('2'), theme: 'deepsea' })
        put(market, 3, { type: 'product-review', nav_id: id('3') })
      },
    })
    await openPanel()
    const found = await links()
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      `/profile/${namedBuyers.liza.display_name}/orders?transaction_id=${id('1')}`,
      `/order/schedule/${id('2')}`,
      `/products/${id('3')}`,
    ])
    expect(
      found.map((link) => link.querySelector('[data-theme]')?.getAttribute('data-theme')),
    ).toEqual([undefined, 'deepsea', undefined])
  })

  test('by keyboard: Retry, a tab, Escape back to the bell, and the last one to its product, NOTIF-01 NOTIF-03 NOTIF-05 NOTIF-09 ERR-81', async () => {
    const { address } = openBell({ sim: 'fail:listNotifications:500:2' })
    const button = await bell()
    button.focus()
    await keys.keyboard('{Enter}')
    await dialogNamed('Notifications')
    await expectShown('An error has occurred: Something went wrong on our side', panel())
    buttonNamed('Retry', panel()).focus()
    await keys.keyboard('{Enter}')
    expect((await links()).length).toBeGreaterThan(0)
    panel().getByRole('tab', { name: 'All' }).focus()
    await keys.keyboard('{ArrowRight}{Enter}')
    const tab = panel().getByRole('tab', { name: /Unread$/ })
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    await keys.keyboard('{Escape}')
    await expectNoDialog('Notifications')
    expect(button).toHaveFocus()

    await keys.keyboard('{Enter}')
    await dialogNamed('Notifications')
    await waitFor(async () => {
      const last = (await links()).at(-1)
      last?.focus()
      await expectShown('No more notifications to show', panel())
      expect(last).toHaveAttribute('href', expect.stringMatching(/^\/products\//))
      expect(last).toHaveFocus()
    })
    const href = document.activeElement?.getAttribute('href')
    await keys.keyboard('{Enter}')
    await expect.poll(address).toBe(href)
  })

  test('nothing at all, and nothing unread', async () => {
    openBell({ with: () => undefined })
    await openPanel()
    await expectShown('No notifications yet', panel())
    await show('Unread')
    await expectShown('You’re all caught up', panel())
  })
})

describe('reading', () => {
  test('a press, not of the right button, marks it as read and leads to it; the panel closes, also after Back, NOTIF-05 NOTIF-06', async () => {
    // The first try to say that it was read fails.
    const { market, go, address } = openBell({ sim: 'fail:markNotificationRead:503:1' })
    await openPanel()
    const [first] = rowsOf(market).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const pressWith = async (button: number) =>
      fireEvent(
        (await links())[0] as HTMLElement,
        new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }),
      )
    await pressWith(2)
    await unread(6)
    await pressWith(1)
    await unread(5)
    await waitFor(() =>
      expect(rowsOf(market).find(({ _id }) => _id === first?._id)?.is_read).toBe(true),
    )
    await expectVisible('dialog', 'Notifications')

    const next = (await links())[1] as HTMLElement
    await userEvent.click(next)
    expect(address()).toBe(next.getAttribute('href'))
    noPanel()
    await unread(4)
    await go(-1)
    await expect.poll(address).toBe('/home')
    noPanel()
  })

  test('marking all empties the badge at once; in Unread they stay until the tab changes, NOTIF-04', async () => {
    const { market } = openBell({ sim: 'latency:200' })
    await openPanel()
    await show('Unread')
    const before = await titles()
    await press('Mark all as read')
    // The button is disabled now, and would lose the focus.
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
    await unread(0)
    await waitFor(() => expect(rowsOf(market).every(({ is_read }) => is_read)).toBe(true))
    await waitFor(async () =>
      expect((await links()).every((link) => !/Unread/.test(link.textContent))).toBe(true),
    )
    expect((await titles()).slice(0, before.length)).toEqual(before)
    await show('All')
    await show('Unread')
    await expectShown('You’re all caught up', panel())
  })

  test('a failure says so, and restores them, NOTIF-04', async () => {
    openBell({ sim: 'fail:markAllNotificationsRead:500' })
    await openPanel()
    await press('Mark all as read')
    await expectToast('Your notifications could not be marked as read')
    await unread(6)
  })
})

describe('one that arrives', () => {
  test('it is first in the list, counted, and announced once; older ones are not announced, NOTIF-10 RT-09', async () => {
    const { arrive, queries } = openBell({ with: (market) => put(market, 5) })
    await openPanel()
    await links()
    expectNoText(/^New notification/)
    const lists = queries(LIST).length
    const { title, body } = arrive({ title: 'Order delivered', body: 'Enjoy your rice.' })
    await waitFor(async () => expect((await titles())[0]).toBe(title))
    await screen.findByText(`New notification. ${title}: ${body}`)
    await unread(2)
    expect(queries(LIST)).toHaveLength(lists)
  })
})
