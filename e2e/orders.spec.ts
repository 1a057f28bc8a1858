import { orderIds } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const order = (page: Page, id: string) =>
  page
    .getByRole('list', { name: 'Orders' })
    .getByRole('article')
    .filter({ has: page.getByTitle(id) })

test(
  'the list shows each change of an order’s status as it happens',
  { tag: '@live' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart', 'clock:2040-01-30T10.00,as:mia')
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/transactions'),
    )
    const placed = answered.then(
      async (answer) => ((await answer.json()) as { transactions: { _id: string }[] }).transactions,
    )
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
    for (const title of ['Cart', 'Checkout']) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('button', { name: 'Check Out' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached()
    await marketplace.visit('/profile/mia-villanueva/orders', 'speed:300')
    const ids = (await placed).map(({ _id }) => _id)
    expect(ids).toHaveLength(3)
    for (const id of [...ids, orderIds.miaPreparing])
      await expect(order(page, id).getByRole('button', { name: 'Order Collected' })).toBeVisible({
        timeout: 40_000,
      })
  },
)

test(
  'orders are printed without the bars and buttons around them, ORDERS-08',
  { tag: ['@all', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/liza-manalo/orders', 'as:liza,freeze')
    await expect(
      order(page, orderIds.lizaPending).getByRole('button', { name: 'Cancel' }),
    ).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const landmark of ['banner', 'navigation', 'search', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(0)
    // The number of an order is a button that copies it.
    await expect(page.getByRole('button', { name: /^(?!Order #)/ })).toHaveCount(0)
    await expect(order(page, orderIds.lizaPending)).toBeVisible()
  },
)
