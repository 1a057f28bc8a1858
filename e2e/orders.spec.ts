import { expectToast } from './support/pageObjects.ts'
import { money, orderIds, product } from './support/records.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

const everywhere = { tag: '@everywhere' }
const PATH = '/profile/liza-manalo/orders'
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Order status' })
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('article')
const order = (page: Page, id: string) => orders(page).filter({ hasText: id })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Shop Name, Order ID, or Product Name' })

test(
  'ORDERS-03 ORDERS-04 ORDERS-05 ORDERS-07 one tab for all orders and one for each status',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit(PATH, 'as:liza,freeze')
    await expect(tabs(page).getByRole('tab')).toHaveText([
      'All',
      'Pending',
      'Preparing',
      'Packed',
      'Pending Cancellation',
      'For Pickup',
      'Completed',
      'Cancelled',
      'Refund Requested',
      'Refunded',
      'Refund Rejected',
    ])
    await tabs(page).getByRole('tab', { name: 'For Pickup' }).click()
    await expect(page).toHaveURL(`${PATH}?status=READY_TO_PICK_UP`)
    await expect(order(page, orderIds.lizaPickup)).toBeVisible()
    await expect(order(page, orderIds.lizaPending)).toHaveCount(0)
  },
)

test('ORDERS-08 the content of an order, on the screen and in print', { tag: '@widths' }, async ({ page, marketplace }) => {
  await marketplace.visit(PATH, 'as:liza,freeze')
  const pickup = order(page, orderIds.lizaPending)
  await expect(pickup.getByRole('link', { name: /×/ })).toHaveCount(2)
  const described = (card: Locator, term: string) => card.getByRole('term').filter({ hasText: term }).locator('..')
  await expect(described(pickup, 'Pickup')).toContainText('Dolores Fresh Market Stall 14, San Fernando City, Pampanga')
  await expect(described(pickup, 'Pickup')).toContainText('Liza Manalo')
  await expect(described(pickup, 'Payment Method')).toContainText('Cash on Delivery/Pickup, to be paid')
  await expect(described(pickup, 'Total')).toContainText(money(product('redOnion').price + product('garlic').price))
  await expect(pickup.getByRole('list', { name: 'Order timeline' }).getByRole('listitem')).toHaveCount(5)
  await expect(pickup.getByRole('button', { name: 'Cancel' })).toBeVisible()
  const delivery = order(page, orderIds.lizaPacked)
  await expect(described(delivery, 'Delivery').first()).toContainText('18 Sampaguita Street')
  await expect(delivery).toContainText('Please ring the bell twice.')

  await page.emulateMedia({ media: 'print' })
  await expect(pickup).toBeVisible()
  for (const landmark of ['banner', 'navigation', 'search', 'button', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), landmark).toHaveCount(0)
})

test('ORDERS-06 ORDERS-07 ORDERS-12 search by shop, product and order', { tag: '@widths' }, async ({ page, marketplace }) => {
  await marketplace.visit(PATH, 'as:liza,freeze')
  await expect(search(page)).toHaveAttribute('placeholder', 'Search Shop Name, Order ID, or Product Name')
  await search(page).fill('mango')
  await search(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('shop_name') === 'mango')
  await expect(orders(page).first()).toBeVisible()
  await search(page).fill(orderIds.lizaCancelled)
  await search(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('transaction_id') === orderIds.lizaCancelled)
  await expect(orders(page)).toHaveCount(1)
  await expect(tabs(page).getByRole('tab', { name: 'Cancelled', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('ORDERS-09 ORDERS-10 page by page, to the end', async ({ page, marketplace }) => {
  const pages: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/transactions/customer/')) pages.push(searchParams.get('page'))
  })
  await marketplace.visit(PATH, 'as:liza,freeze')
  await expect(orders(page).first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 6000)
    await expect(page.getByText('No more orders to show')).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toEqual(pages.map((_, index) => `${index + 1}`))
})

test('ORDERS-11 ERR-82 a list that cannot be loaded', async ({ page, marketplace }) => {
  await marketplace.visit(PATH, 'as:liza,fail:listCustomerTransactions:503:2')
  await expect(page.getByRole('alert').getByText('Error: The service is unavailable', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(orders(page).first()).toBeVisible()
})

test('ORDERS-16 ORDERS-17 ORDERS-18 ERR-17 cancelling, with a reason', everywhere, async ({ page, marketplace }) => {
  await marketplace.visit(`${PATH}?status=PENDING`, 'as:liza,freeze')
  await order(page, orderIds.lizaPending).getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await expect(dialog.getByRole('radio')).toHaveCount(8)
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Others' }).check()
  await dialog.getByRole('textbox').fill('The fiesta was called off')
  const request = page.waitForRequest((one) => one.url().includes('/transactions/cancel/'))
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  expect((await request).postDataJSON()).toEqual({ reason: 'The fiesta was called off', cancelled_by: 'customer' })
  await expectToast(page, 'Order Cancelled', 'Your order has been successfully cancelled.')
  await marketplace.visit(`${PATH}?transaction_id=${orderIds.lizaPending}`)
  await expect(order(page, orderIds.lizaPending)).toContainText('The fiesta was called off')
})

test('ORDERS-19 ERR-18 a cancellation that fails keeps the dialog', async ({ page, marketplace }) => {
  await marketplace.visit(`${PATH}?status=PENDING`, 'as:liza,freeze,fail:cancelTransaction:500')
  await order(page, orderIds.lizaPending).getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByRole('radio', { name: 'CHANGE OF MIND' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Failed to cancel order', 'Please try again later.')
  await expect(dialog.getByRole('radio', { name: 'CHANGE OF MIND' })).toBeChecked()
})

test(
  'ORDERS-20 ORDERS-21 ORDERS-22 ERR-19 ERR-20 collecting an order fails, and works on retry',
  everywhere,
  async ({ page, marketplace }) => {
    await marketplace.visit(`${PATH}?transaction_id=${orderIds.lizaPickup}`, 'as:liza,freeze,fail:completeTransaction:500')
    await order(page, orderIds.lizaPickup).getByRole('button', { name: 'Order Collected' }).click()
    const question = page.getByRole('dialog', { name: 'Order Collected' })
    await question.getByRole('button', { name: 'Yes, I have it' }).click()
    await expectToast(page, 'Failed to receive order', 'Please try again later.')
    await question.getByRole('button', { name: 'Yes, I have it' }).click()
    await expectToast(page, 'Order Received', 'Your order has been successfully received.')
    await expect(question).toBeHidden()
    await expect(order(page, orderIds.lizaPickup).getByText('Completed').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Order Collected' })).toHaveCount(0)
  },
)

test('SHELL-19 SHIPPED is a filter without a tab; it is named and can be cleared', async ({ page, marketplace }) => {
  await marketplace.visit(`${PATH}?status=SHIPPED`, 'as:liza,freeze')
  await expect(order(page, orderIds.lizaShipped)).toBeVisible()
  await page.getByRole('button', { name: 'Clear the Shipped filter' }).click()
  await expect(page).toHaveURL(PATH)
})

test('the list shows each change of an order’s status as it happens', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'clock:2040-01-30T10.00,as:mia')
  const answered = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/transactions'))
  const placed = answered.then(async (answer) => ((await answer.json()) as { transactions: { _id: string }[] }).transactions)
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
    await expect(order(page, id).getByRole('button', { name: 'Order Collected' })).toBeVisible({ timeout: 20_000 })
})

test('ORDERS-26 the page of one order', async ({ page, marketplace }) => {
  await marketplace.visit(`/orders/${orderIds.lizaPending}`, 'as:liza')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderIds.lizaPending}` })).toBeVisible()
})
