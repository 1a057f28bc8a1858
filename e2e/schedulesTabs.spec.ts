import { scheduleIds } from '#fixtures/named.ts'
import { expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { pointer } from './support/inputDevice.ts'
import { expectToast } from './support/pageObjects.ts'
import {
  advanceButton,
  card,
  detail,
  openEdit,
  saveEdit,
  schedulesPath,
  skipButton,
} from './support/schedules.ts'
import { expect, test } from './support/test.ts'

/** A Monday. Mia's one list checks out every Sunday. */
const world = 'clock:2040-01-30T10.00,freeze,as:mia'
const START = '2040-01-30T10:00:00+08:00'
const mias = 'Sunday breakfast'
const miasPath = `${schedulesPath}/${scheduleIds.miaBreakfast}`

test(
  'two tabs on one list: a rename in one and a new day in the other both stay, and one date is skipped by both, SCHED-07 SCHED-67 SCHED-68',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace, context }) => {
    if (marketplace.live) await context.clock.setFixedTime(START)
    await marketplace.visit(schedulesPath, world)
    // The first list is chosen by itself.
    await expect(page).toHaveURL(miasPath)
    const other = await context.newPage()
    await other.goto(miasPath)
    const rename = await openEdit(page, pointer, mias, 'Rename List')
    const timing = await openEdit(other, pointer, mias, 'Reschedule List')
    await rename.getByLabel('List name').fill('Friday breakfast')
    await timing.getByRole('radio', { name: 'Friday' }).check()

    await saveEdit(pointer, rename)
    await expect(card(other, 'Friday breakfast')).toBeVisible()
    await saveEdit(pointer, timing)
    for (const tab of [page, other]) {
      await expect(detail(tab, 'Friday breakfast').getByText('Every Friday, 7:00 AM')).toBeVisible()
      await expect(card(tab, 'Friday breakfast')).toContainText('Next check out February 3, 2040')
    }

    for (const tab of [page, other])
      await skipButton(detail(tab, 'Friday breakfast'), 'February 3, 2040').click()
    await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('dialog').getByRole('button', { name: 'Skip this date' }).click(),
      ),
    )
    for (const tab of [page, other])
      await expect(card(tab, 'Friday breakfast')).toContainText('Next check out February 10, 2040')
    const messages = [page, other].map((tab) => tab.getByRole('region', { name: 'Messages' }))
    await expect
      .poll(async () =>
        (await Promise.all(messages.map((one) => one.innerText())))
          .map((text) => text.split('\n')[0])
          .toSorted(),
      )
      .toEqual(['Failed to cancel schedule', 'Schedule canceled'])
    await page.reload()
    await expect(skipButton(detail(page, 'Friday breakfast'), 'February 10, 2040')).toBeVisible()
  },
)

test(
  'a checkout of a list keeps its list when it is loaded again, and in another tab, SCHED-56 CHECKOUT-25',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit(miasPath, world)
    await advanceButton(detail(page, mias)).click()
    await expectForm(page)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('schedule')).toBe(scheduleIds.miaBreakfast)
    expect(searchParams.get('due')).toBe('2040-02-04T23:00:00.000Z')
    await page.reload()
    await expectForm(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await page.close()
    await expectForm(other)
    for (const radio of await other.getByRole('radio', { name: 'Delivery', exact: true }).all())
      await expect(radio).toBeChecked()
    await placeButton(other).click()
    await expectAccepted(other)
    await other.goto(miasPath)
    await expect(skipButton(detail(other, mias), 'February 12, 2040')).toBeVisible()
  },
)

test(
  'a list that was checked out in another tab is not ordered again, SCHED-70',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit(miasPath, world)
    await advanceButton(detail(page, mias)).click()
    await expectForm(page)
    const other = await context.newPage()
    await other.goto(miasPath)
    await skipButton(detail(other, mias)).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Skip this date' }).click()
    await expect(skipButton(detail(other, mias), 'February 12, 2040')).toBeVisible()
    await placeButton(page).click()
    await expectToast(page, 'Failed to checkout')
    await other.goto('/profile/mia-villanueva/orders?status=PENDING')
    await expect(other.getByText('No orders here')).toBeVisible()
  },
)
