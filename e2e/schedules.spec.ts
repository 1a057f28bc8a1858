import { addresses } from '#scripts/addresses.mjs'
import { detailsOf, logEntries } from './support/activityLog.ts'
import { expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { pointer } from './support/inputDevice.ts'
import type { Marketplace } from './support/marketplace.ts'
import { expectToast } from './support/pageObjects.ts'
import { buyer, money, names, product } from './support/records.ts'
import {
  advanceButton,
  card,
  changeList,
  changeQuantities,
  fillFourSteps,
  finishList,
  isNarrow,
  openList,
  panel,
  schedulesPath,
  sheet,
  skipButton,
  skipNext,
  startList,
} from './support/schedules.ts'
import { expect, type Page, test } from './support/test.ts'

/**
 * A Monday: the last day of the month is the next one, and the Wednesday after it the first of
 * February.
 */
const START = '2040-01-30T10:00:00+08:00'
/** The evening before the list checks out by itself, and the minute after it has. */
const EVE = '2040-02-14T20:00:00+08:00'
const DUE = '2040-02-15T08:01:00+08:00'
const world = 'clock:2040-01-30T10.00,freeze'
const likes = [names.sinandomeng, names.sardines, names.coffee]
const shops = [names.riceShop, names.sariSari, names.miniMart]

/** The clock of the app is the marketplace's in the demo, and the device's in production. */
const setDevice = (page: Page, marketplace: Marketplace, moment: string) =>
  marketplace.live ? page.clock.setFixedTime(moment) : undefined

const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000

/** Lets time pass in the marketplace while the page is open, from one moment to another. */
async function pass(page: Page, marketplace: Marketplace, from: string, to: string): Promise<void> {
  await setDevice(page, marketplace, to)
  const other = await page.context().newPage()
  await marketplace.visit('/contact', `advance:${minutes(from, to)}`, other)
  // The app is opened after the marketplace's clock has moved.
  await expect(other.getByRole('heading', { level: 1 })).toBeAttached()
  await other.close()
}

/** The user's notifications, newest first. */
const notifications = (page: Page, marketplace: Marketplace, userId: string) =>
  page.evaluate(
    async ([origin, id]) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`${origin}/api/notifications/user/${id}?page=1`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { items: { type: string; title: string; body: string }[] })
        .items
    },
    [marketplace.live ? addresses.host : '', userId] as const,
  )

test(
  'a list is created with liked products, changed, skipped once, checked out early, and then checks out by itself, SCHED-01 SCHED-11 SCHED-12 SCHED-13 SCHED-14 SCHED-16 SCHED-20 SCHED-25 SCHED-27 CHECKOUT-25 LOG-16',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    test.slow()
    const logged = logEntries(page)
    const called: string[] = []
    page.on('request', (one) => called.push(`${one.method()} ${new URL(one.url()).pathname}`))
    await setDevice(page, marketplace, START)
    await marketplace.visit(schedulesPath, `${world},as:jose`)
    await expect(panel(page).getByText('You have no schedules')).toBeVisible()

    await test.step('create', async () => {
      const dialog = await startList(page, pointer)
      await fillFourSteps(pointer, dialog, 'Month-end sack', 'Jose Dizon')
      await finishList(pointer, dialog, likes)
      await expectToast(page, 'Successfully created scheduled list.', '3 products added to list!')
      await expect(card(page, 'Month-end sack')).toContainText(
        'Checks out monthlyNext check out January 31, 2040',
      )
    })
    const list = await openList(page, pointer, 'Month-end sack')
    await expect(sheet(page)).toHaveCount(isNarrow(page) ? 1 : 0)

    const counter = await test.step('rename, recolour, reschedule', () =>
      changeList(page, pointer, 'Month-end sack'))
    await expect(skipButton(counter, 'February 1, 2040')).toBeVisible()
    await expect(list).toHaveCount(0)
    await test.step('change quantities', () =>
      changeQuantities(pointer, counter, names.sardines, names.coffee))
    const total =
      product('sinandomeng').price + 2 * product('sardines').price + 3 * product('coffee').price
    await expect(counter.getByText('Merchandise Total').locator('..')).toContainText(money(total))

    await test.step('skip the next date', async () => {
      await skipNext(page, pointer, counter, 'Wed, February 1, 2040', 'Wed, February 8, 2040')
      await expectToast(page, 'Schedule canceled', 'The next checkout is on Wed, February 8, 2040.')
      await expect(skipButton(counter, 'February 8, 2040')).toBeVisible()
    })

    await test.step('check out early, in cash', async () => {
      await advanceButton(counter).click()
      await expectForm(page)
      await expect(
        page
          .getByRole('radiogroup', { name: 'Delivery Options of all shops' })
          .getByRole('radio', { name: 'Delivery' }),
      ).toBeChecked()
      await expect(page.getByRole('region', { name: 'Billing & Address' })).toContainText(
        '112 MacArthur Highway',
      )
      await expect(page.getByRole('radio', { name: /^Cash on Delivery/ })).toBeChecked()
      await expect(page.getByRole('main').getByText('Total Amount').locator('..')).toContainText(
        money(total),
      )
      await placeButton(page).click()
      await expectToast(page, 'Success', 'Payment successful')
      await expectAccepted(page)
      // The cart had no part in it.
      expect(called).not.toContain('POST /api/carts/remove/multiple')
      await expect
        .poll(() => detailsOf(logged).filter((entry) => entry.startsWith('SCHEDULE')))
        .toEqual([
          'SCHEDULE Schedule Created',
          'SCHEDULE Schedule Cancelled',
          'SCHEDULE Schedule Advanced',
        ])
      await page.getByRole('link', { name: 'View Orders' }).click()
    })
    const orders = page.getByRole('list', { name: 'Orders' }).getByRole('article')
    await expect(orders).toHaveCount(shops.length)
    for (const shop of shops) {
      const order = orders.filter({ hasText: shop })
      await order.getByRole('button', { name: /^Details/ }).click()
      await expect(order).toContainText('Delivery')
    }

    await test.step('the next date comes', async () => {
      // The app is closed meanwhile. Tokens are valid for two weeks, so the user logs in again.
      await page.goto('about:blank')
      await setDevice(page, marketplace, EVE)
      await marketplace.visit(schedulesPath, `advance:${minutes(START, EVE)},as:jose`)
      await expect(card(page, 'Store counter')).toContainText(
        'Checks out weeklyNext check out February 15, 2040',
      )
      await pass(page, marketplace, EVE, DUE)
      await expect(card(page, 'Store counter')).toContainText('Next check out February 22, 2040')
      const [latest] = await notifications(page, marketplace, buyer('jose').id)
      expect(latest).toMatchObject({
        type: 'order-schedule',
        title: 'Store counter',
        body: 'Your list was checked out: 3 orders placed.',
      })
      await page.goto('/orders')
      for (const shop of shops)
        await expect(
          page.getByRole('article', { name: `Order of Feb 15, 2040, 8:00 AM from ${shop}` }),
        ).toBeVisible()
    })
  },
)
