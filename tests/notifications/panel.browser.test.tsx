import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { namedBuyers } from '../../fixtures/named.ts'
import { setClock } from '../../src/lib/clock.ts'
import { expectToast } from '../support/toast.ts'
import { badge, links, liza, openBell, openPanel, panel, press, put, rowsOf, show, titles } from './bell.tsx'

describe('the badge', () => {
  test.each([
    [0, ''],
    [9, '9'],
    [10, '10'],
    [11, '9+'],
  ])('NOTIF-07 NOTIF-12 of %i unread ones shows “%s”', async (count, text) => {
    openBell({ with: (market) => Array.from({ length: count }, (_, n) => put(market, n)) })
    await screen.findByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread notifications` })
    expect(await badge()).toBe(text)
  })
})

describe('the list', () => {
  test('NOTIF-01 NOTIF-02 all and unread ones, by the days in Manila', async () => {
    // Noon in Manila, so that an hour earlier is the same day.
    const noon = Date.parse('2026-11-20T04:00:00.000Z')
    setClock(noon)
    const at = (days: number) => ({ createdAt: new Date(noon - days * 86_400_000 - 3_600_000).toISOString() })
    openBell({
      with: (market) => {
        for (const days of [0, 1, 2, 6, 7]) put(market, 0, { ...at(days), title: `${days} days`, is_read: days === 1 })
      },
    })
    await openPanel()
    const inGroup = async (label: string) =>
      within(await panel().findByRole('region', { name: label }))
        .getAllByRole('heading', { level: 3 })
        .map(({ parentElement }) => [...(parentElement?.querySelectorAll('[class*=title]') ?? [])].map(({ textContent }) => textContent))
    expect(await inGroup('Today')).toEqual([['0 days']])
    expect(await inGroup('Yesterday')).toEqual([['1 days']])
    expect(await inGroup('This week')).toEqual([['2 days', '6 days']])
    expect(await inGroup('Older')).toEqual([['7 days']])
    await show('Unread')
    await waitFor(async () => expect(await titles()).toEqual(['0 days', '2 days', '6 days', '7 days']))
    expect(panel().queryByRole('region', { name: 'Yesterday' })).toBeNull()
  })

  test('NOTIF-02 at midnight in Manila today’s become yesterday’s, while the panel is open', async () => {
    const midnight = Date.parse('2026-11-20T16:00:00.000Z')
    setClock(midnight - 1500)
    openBell({ with: (market) => put(market, 0, { createdAt: new Date(midnight - 3_600_000).toISOString(), title: 'Late news' }) })
    await openPanel()
    expect(await panel().findByRole('region', { name: 'Today' })).toBeVisible()
    expect(await panel().findByRole('region', { name: 'Yesterday' })).toBeVisible()
    expect(panel().queryByRole('region', { name: 'Today' })).toBeNull()
  })

  test('NOTIF-03 it goes on when its end comes into view, five at a time', async () => {
    const { calls } = openBell({ with: (market) => Array.from({ length: 23 }, (_, n) => put(market, n + 1)) })
    await openPanel()
    await waitFor(async () => {
      panel().getByRole('tabpanel').scrollIntoView({ block: 'end' })
      expect(await links()).toHaveLength(23)
    })
    expect(panel().getByText('No more notifications to show')).toBeVisible()
    expect(new Set(await titles()).size).toBe(23)
    expect(calls.filter(({ path }) => path === `/notifications/user/${liza}`)).toHaveLength(5)
  })

  test('NOTIF-08 35 characters of the body, none of them cut', async () => {
    const family = '👨‍👩‍👧‍👦'
    openBell({
      with: (market) => {
        put(market, 1, { body: 'x'.repeat(35) })
        put(market, 2, { body: `${'ñ'.normalize('NFD').repeat(34)}${family}${family}` })
      },
    })
    await openPanel()
    expect(await panel().findByText('x'.repeat(35))).toBeVisible()
    expect(await panel().findByText(`${'ñ'.normalize('NFD').repeat(34)}${family}…`)).toBeVisible()
  })

  test('NOTIF-11 each type has its place: an order by its number, a list in its colours, a product', async () => {
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
    expect(found.map((link) => link.querySelector('[data-theme]')?.getAttribute('data-theme'))).toEqual([undefined, 'deepsea', undefined])
  })

  test('NOTIF-09 ERR-81 a failure is shown in the panel, with Retry', async () => {
    openBell({ sim: 'fail:listNotifications:500:2' })
    await openPanel()
    expect(await panel().findByText('An error has occurred: Something went wrong on our side')).toBeVisible()
    await press('Retry')
    expect((await links()).length).toBeGreaterThan(0)
  })

  test('nothing at all, and nothing unread', async () => {
    openBell({ with: () => undefined })
    await openPanel()
    expect(await panel().findByText('No notifications yet')).toBeVisible()
    await show('Unread')
    expect(await panel().findByText('You’re all caught up')).toBeVisible()
  })
})

describe('reading', () => {
  test('NOTIF-05 NOTIF-06 a press marks it as read and leads to it; the panel closes', async () => {
    const { market, router } = openBell()
    await openPanel()
    const [first] = rowsOf(market).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    await userEvent.click((await links())[0] as HTMLElement)
    expect(router.state.location.search).toBe(`?transaction_id=${first?.nav_id}`)
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
    await screen.findByRole('button', { name: 'Notifications, 5 unread notifications' })
    await waitFor(() => expect(rowsOf(market).find(({ _id }) => _id === first?._id)?.is_read).toBe(true))
  })

  test('NOTIF-05 a failure restores the mark and the badge', async () => {
    const { router } = openBell({ sim: 'latency:200,fail:markNotificationRead:500' })
    await openPanel()
    await userEvent.click((await links())[0] as HTMLElement)
    await screen.findByRole('button', { name: 'Notifications, 5 unread notifications' })
    await screen.findByRole('button', { name: 'Notifications, 6 unread notifications' })
    await act(() => router.navigate('/home'))
    await openPanel()
    expect((await links())[0]?.textContent).toContain('Unread')
  })

  test('NOTIF-04 marking all empties the badge at once; in Unread they stay until the tab changes', async () => {
    const { market } = openBell({ sim: 'latency:200' })
    await openPanel()
    await show('Unread')
    const before = await titles()
    await press('Mark all as read')
    await screen.findByRole('button', { name: 'Notifications' })
    await waitFor(() => expect(rowsOf(market).every(({ is_read }) => is_read)).toBe(true))
    await waitFor(async () => expect((await links()).every((link) => !/Unread/.test(link.textContent))).toBe(true))
    expect((await titles()).slice(0, before.length)).toEqual(before)
    await show('All')
    await show('Unread')
    expect(await panel().findByText('You’re all caught up')).toBeVisible()
  })

  test('NOTIF-04 a failure says so, and restores them', async () => {
    openBell({ sim: 'fail:markAllNotificationsRead:500' })
    await openPanel()
    await press('Mark all as read')
    await expectToast('Your notifications could not be marked as read')
    expect(await screen.findByRole('button', { name: 'Notifications, 6 unread notifications' })).toBeVisible()
  })

  test.each(['slow', 'late'])('NOTIF-04 NOTIF-10 one that arrives while all are being marked (%s) stays unread', async (kind) => {
    const { arrive } = openBell({ sim: `${kind}:markAllNotificationsRead:1000` })
    await openPanel()
    await links()
    await press('Mark all as read')
    await screen.findByRole('button', { name: 'Notifications' })
    arrive({ title: 'Meanwhile' })
    await screen.findByRole('button', { name: 'Notifications, 1 unread notification' })
    // Until the call and the fetches after it are done.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await screen.findByRole('button', { name: 'Notifications, 1 unread notification' })
    await show('Unread')
    await waitFor(async () => expect(await titles()).toEqual(['Meanwhile']))
  })
})

describe('one that arrives', () => {
  test('NOTIF-10 RT-09 it is first in the list, counted, and announced once; older ones are not announced', async () => {
    const { arrive, calls } = openBell({ with: (market) => put(market, 5) })
    const status = () => screen.getAllByRole('status')[0]?.textContent
    await openPanel()
    await links()
    expect(status()).toBe('')
    const lists = calls.filter(({ path }) => path === `/notifications/user/${liza}`).length
    const { title, body } = arrive({ title: 'Order delivered', body: 'Enjoy your rice.' })
    await waitFor(async () => expect((await titles())[0]).toBe(title))
    expect(status()).toBe(`New notification. ${title}: ${body}`)
    await screen.findByRole('button', { name: 'Notifications, 2 unread notifications' })
    expect(calls.filter(({ path }) => path === `/notifications/user/${liza}`)).toHaveLength(lists)
  })
})
