import { applyHostScenario, type Marketplace } from './support/marketplace.ts'
import { buyer, orderIds } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const bell = (page: Page, count?: number) =>
  page.getByRole('button', {
    name: count
      ? `Notifications, ${count} unread ${count === 1 ? 'notification' : 'notifications'}`
      : /^Notifications/,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Shops work in their hours only, so that the journeys have a time of their own. */
const world = 'clock:2040-01-30T10.00,as:liza'

/** Lets the marketplace of an open page do something, without reloading that page. */
async function meanwhile(marketplace: Marketplace, page: Page, sim: string): Promise<void> {
  if (marketplace.live) return void (await applyHostScenario(`as:liza,${sim}`))
  const other = await page.context().newPage()
  await marketplace.visit('/contact', sim, other)
  await expect(other.getByRole('main')).toBeVisible()
  await other.close()
}

test(
  'an order’s notification leads to the order; one arrives; all are marked; two tabs agree, RT-09',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, context, marketplace }) => {
    await marketplace.visit('/home', world)
    await expect(bell(page, 6)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(bell(other, 6)).toBeVisible()

    await bell(page).click()
    await expect(
      panel(page).getByRole('region', { name: 'Today' }).getByRole('link').first(),
    ).toBeVisible()
    await panel(page)
      .getByRole('link', { name: /is prepari/ })
      .click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(
      `/profile/${buyer('liza').display_name}/orders?transaction_id=${orderIds.lizaPreparing}`,
    )
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(bell(page, 5)).toBeVisible()
    await expect(bell(other, 5)).toBeVisible()

    // The shop has packed an order by then.
    await meanwhile(marketplace, page, 'advance:40')
    await expect(bell(page, 5)).toBeHidden()
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(
      bell(page).and(page.getByRole('button', { name: 'Notifications', exact: true })),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await panel(page).getByRole('tab', { name: 'Unread' }).click()
    await expect(panel(page).getByText('You’re all caught up')).toBeVisible()
  },
)
