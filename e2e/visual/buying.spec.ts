import { checkoutPath, chooseGcash, expectForm, orderCall, placeButton } from '../support/checkout.ts'
import { orderIds } from '../support/records.ts'
import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import { expect, type Page } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all', exact: true }).check()

takePictures(
  'cart',
  { name: 'full', path: '/cart', sim: 'as:liza', act: selectAll, shows: (page) => page.getByText('5 products selected') },
  {
    name: 'edit',
    path: '/cart',
    sim: 'as:liza',
    act: (page) => page.getByRole('button', { name: 'Edit' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Delete selected' }),
  },
  { name: 'sold-out', path: '/cart', sim: 'as:carlo', shows: (page) => page.getByRole('heading', { name: 'Unavailable Products' }) },
  {
    name: 'undo',
    path: '/cart',
    sim: 'as:liza',
    act: (page) => page.getByRole('button', { name: /^Remove Native Tomatoes/ }).click(),
    shows: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  { name: 'empty', path: '/cart', sim: 'as:ana', shows: (page) => page.getByText('You have no items in cart') },
  { name: 'loading', path: '/cart', sim: `as:liza,${hang('getCart')}`, shows: waiting },
  { name: 'failed', path: '/cart', sim: `as:liza,${fail('getCart')}`, shows: retry },
)

const form = checkoutPath('quickmelt', 'ubePandesal')
const gcash = (page: Page) => page.getByRole('radio', { name: /^GCash/ })

async function payByGcash(page: Page): Promise<Page> {
  await expectForm(page)
  await chooseGcash(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()])
  await expect(popup.getByRole('button', { name: /^Pay/ })).toBeVisible()
  return popup
}

takePictures(
  'checkout',
  { name: 'full', path: form, sim: 'as:mia', act: expectForm, shows: placeButton },
  {
    name: 'payment',
    path: form,
    sim: 'as:mia',
    act: async (page) => {
      await expectForm(page)
      await page.getByRole('textbox', { name: 'Delivery Instructions' }).scrollIntoViewIfNeeded()
    },
    shows: placeButton,
  },
  { name: 'no-address', path: form, sim: 'as:ana', shows: (page) => page.getByRole('button', { name: 'New Address' }) },
  {
    name: 'addresses',
    path: form,
    sim: 'as:mia',
    act: async (page) => {
      await expectForm(page)
      await page.getByRole('button', { name: 'Change address' }).click()
    },
    shows: (page) => page.getByRole('region', { name: 'Billing & Address' }).getByRole('radio').nth(1),
  },
  {
    name: 'new-address',
    path: form,
    sim: 'as:ana',
    act: (page) => page.getByRole('button', { name: 'New Address' }).click(),
    shows: (page) => dialog(page).getByRole('combobox', { name: 'Region' }),
  },
  { name: 'loading', path: form, sim: `as:mia,${hang('getCart')},${hang('getProduct')},${hang('listAddresses')}`, shows: waiting },
  { name: 'failed', path: form, sim: `as:mia,${fail('listAddresses')}`, act: (page) => retry(page).scrollIntoViewIfNeeded(), shows: retry },
  {
    name: 'damaged',
    path: '/cart/checkout?state=%25broken',
    sim: 'as:mia',
    shows: (page) => page.getByText('This checkout link is damaged'),
  },
  { name: 'gcash-warning', path: form, sim: 'as:mia', act: (page) => gcash(page).check(), shows: dialog },
  {
    name: 'gcash-waiting',
    path: form,
    sim: 'as:mia',
    act: payByGcash,
    shows: (page) => page.getByRole('dialog', { name: 'Waiting for GCash Payment' }),
  },
  {
    name: 'gcash-failed',
    path: form,
    sim: 'as:mia',
    act: async (page) => (await payByGcash(page)).getByRole('button', { name: 'Fail' }).click(),
    shows: (page) => page.getByText('The payment failed'),
  },
  {
    name: 'gcash-paid',
    path: form,
    sim: 'as:mia',
    act: async (page) => (await payByGcash(page)).getByRole('button', { name: /^Pay/ }).click(),
    shows: (page) => page.getByText('Order Accepted!').last(),
  },
  {
    name: 'unconfirmed',
    path: form,
    sim: `as:mia,${hang('createTransactions')}`,
    act: async (page) => {
      await expectForm(page)
      const sent = page.waitForRequest(orderCall)
      await placeButton(page).click()
      await sent
      await page.reload()
    },
    shows: (page) => page.getByText('Looking for your order...'),
  },
  {
    name: 'result-cash',
    path: `/cart/checkout?status=success&id=${orderIds.lizaPending}`,
    sim: 'as:liza',
    shows: (page) => page.getByText('Order Accepted!').last(),
  },
  { name: 'result-nothing', path: '/cart/checkout', sim: 'as:mia', shows: (page) => page.getByText('No payment information available') },
)

const path = '/profile/liza-manalo/orders'
const one = (id: string, buyer = 'liza-manalo') => `/profile/${buyer}/orders?transaction_id=${id}`
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('article')
/** Dispatches the click, since a real click may scroll the page and change the picture. */
const opens = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().dispatchEvent('click')

takePictures(
  'orders',
  { name: 'full', path, sim: 'as:liza', shows: orders },
  { name: 'completed', path: one(orderIds.lizaPartlyRated), sim: 'as:liza', shows: orders },
  { name: 'cancelled', path: one(orderIds.carloCancelled, 'carlo-tayag'), sim: 'as:carlo', shows: orders },
  { name: 'shipped', path: `${path}?status=SHIPPED`, sim: 'as:liza', shows: orders },
  { name: 'empty', path: '/profile/ana-reyes/orders', sim: 'as:ana', shows: (page) => page.getByText('No orders here') },
  { name: 'loading', path, sim: `as:liza,${hang('listCustomerTransactions')}`, shows: waiting },
  { name: 'failed', path, sim: `as:liza,${fail('listCustomerTransactions')}`, shows: retry },
  {
    name: 'cancel',
    path: `${path}?status=PENDING`,
    sim: 'as:liza',
    act: opens('Cancel'),
    shows: (page) => dialog(page).getByRole('radio'),
  },
  {
    name: 'rate',
    path: one(orderIds.lizaPartlyRated),
    sim: 'as:liza',
    act: opens('Rate'),
    shows: (page) => dialog(page).getByText('Delivery'),
  },
  {
    name: 'refund',
    path: one(orderIds.lizaUnrated),
    sim: 'as:liza',
    act: opens('Request Refund'),
    shows: (page) => dialog(page).getByRole('textbox'),
  },
  {
    name: 'again',
    path: one(orderIds.lizaCancelled),
    sim: 'as:liza',
    act: opens('Order Again'),
    shows: (page) => dialog(page).getByRole('listitem'),
  },
  { name: 'order', path: `/orders/${orderIds.lizaPending}`, sim: 'as:liza', shows: (page) => page.getByRole('heading', { level: 1 }) },
)
