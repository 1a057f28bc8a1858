import { expectAccessible } from './support/axe.ts'
import { buyer, orderIds, product } from './support/records.ts'
import { applyHostScenario, type Marketplace } from './support/marketplace.ts'
import { expect, type Page, test } from './support/test.ts'

const bell = (page: Page, count?: number) =>
  page.getByRole('button', {
    name: count ? `Notifications, ${count} unread ${count === 1 ? 'notification' : 'notifications'}` : /^Notifications/,
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
  'NOTIF-01 NOTIF-02 NOTIF-04 NOTIF-06 NOTIF-12 RT-09 an order’s notification leads to the order; one arrives; all are marked; two tabs agree',
  { tag: '@everywhere' },
  async ({ page, context, marketplace }) => {
    await marketplace.visit('/home', world)
    await expect(bell(page, 6)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(bell(other, 6)).toBeVisible()

    await bell(page).click()
    await expect(panel(page).getByRole('region', { name: 'Today' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await panel(page)
      .getByRole('link', { name: /is prepari/ })
      .click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(`/profile/${buyer('liza').display_name}/orders?transaction_id=${orderIds.lizaPreparing}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(bell(page, 5)).toBeVisible()
    await expect(bell(other, 5)).toBeVisible({ timeout: 1000 })

    // The shop has packed an order by then.
    await meanwhile(marketplace, page, 'advance:40')
    await expect(page.getByRole('status').filter({ hasText: /^New notification\. (Ready for pickup|Out for delivery): / })).toHaveCount(1)
    await expect(bell(page, 5)).toBeHidden()
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(bell(page).and(page.getByRole('button', { name: 'Notifications', exact: true }))).toBeVisible()
    await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible({ timeout: 1000 })
    await panel(page).getByRole('tab', { name: 'Unread' }).click()
    await expect(panel(page).getByText('You’re all caught up')).toBeVisible()
  },
)

test('NOTIF-01 NOTIF-03 NOTIF-05 NOTIF-09 ERR-81 the bell by keyboard: Retry, tabs, a notification, Escape', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/home', `${world},fail:listNotifications:500:2`)
  await expect(bell(page, 6)).toBeVisible()
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('An error has occurred: Something went wrong on our side')
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(panel(page).getByRole('link').first()).toBeVisible()
  await panel(page).getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('tab', { name: 'Unread' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const last = panel(page).getByRole('link').last()
  await expect(async () => {
    await last.focus()
    await expect(panel(page).getByText('No more notifications to show')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(last).toBeVisible()
  await last.press('Enter')
  await expect(page).toHaveURL(`/products/${product('freshMilk').id}`)
})

test('NOTIF-10 ERR-115 RT-09 a malformed event leaves list and badge as they were', async ({ page, marketplace }) => {
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Malformed onNotification'))
  await marketplace.visit('/home', world)
  await bell(page, 6).click()
  const links = panel(page).getByRole('link')
  await expect(links.first()).toContainText('is prepari')
  await meanwhile(marketplace, page, 'omit:onNotification:title:99,advance:40')
  await warned
  await expect(bell(page, 6)).toBeVisible()
  await expect(links.first()).toContainText('is prepari')
})
