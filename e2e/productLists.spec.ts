import { detailsOf, logEntries } from './support/activityLog.ts'
import { saveAddress } from './support/addressForm.ts'
import { expectAccessible } from './support/axe.ts'
import { pointer } from './support/inputDevice.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { buyer, product, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Scheduled lists' })
const entry = (page: Page, name: string) => drawer(page).getByRole('listitem', { name, exact: true })
const flow = (page: Page) => page.getByRole('dialog', { name: 'New list', exact: true })
const press = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true }).click()
const titled = (page: Page, name: string) => expect(flow(page).getByRole('heading', { level: 3, name })).toBeVisible()
const open = (page: Page) =>
  page.getByRole('group', { name: 'Buy this product' }).getByRole('button', { name: 'Add to a scheduled list' }).click()

async function startList(page: Page, name: string): Promise<void> {
  await drawer(page).getByRole('button', { name: 'New list' }).click()
  await titled(page, 'Give your scheduled list a name')
  await flow(page).getByLabel('List name').fill(name)
}

async function finishList(page: Page): Promise<void> {
  await press(page, 'Next')
  await titled(page, "Set your list's schedule.")
  await press(page, 'Next')
  await titled(page, 'Choose the address and the payment method')
  await press(page, 'Next')
  await titled(page, 'Choose a color')
  await press(page, 'Finish')
}

test('PRODUCT-19 PRODUCT-26 ACCESS-19 SCHED-75 ERR-59 a product is added to a list', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit(productPath('garlic'), 'as:liza')
  await open(page)
  const groceries = entry(page, 'Weekly groceries')
  await expect(groceries.getByText('Checks out weekly')).toBeVisible()
  await expect(groceries.getByText(/^Next check out \w+ \d+, \d{4}$/)).toBeVisible()
  await expectAccessible(page)
  await groceries.getByRole('button', { name: 'Increase quantity' }).click()
  const sent = page.waitForRequest((request) => request.url().endsWith('/order/schedule/add/product'))
  await groceries.getByRole('button', { name: 'Add to Weekly groceries' }).click()
  const { products } = (await sent).postDataJSON() as { products: object[] }
  expect(products).toHaveLength(1)
  expect(Object.keys(products[0] ?? {}).sort()).toEqual(['order_schedule_id', 'product_id', 'quantity', 'shop_id', 'user_id'])
  expect(products[0]).toMatchObject({ product_id: product('garlic').id, quantity: 2, user_id: buyer('liza').id })
  await expectToast(page, 'Product added to list!')
  await expect(groceries.getByText('2 on this list')).toBeVisible()
})

test('PRODUCT-27 ERR-60 ERR-114 a product that could not be added shows an error and can be tried again', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('garlic'), 'as:liza,fail:addScheduleProducts:500')
  await open(page)
  const add = entry(page, 'Rice and laundry').getByRole('button', { name: 'Add to Rice and laundry' })
  await add.click()
  await expectToast(page, 'Product failed to be added to the list.')
  await add.click()
  await expectToast(page, 'Product added to list!')
})

test('PRODUCT-19 ACCESS-19 SCHED-28 SCHED-21 SCHED-22 SCHED-23 SCHED-24 SCHED-51 ERR-49 a visitor logs in and creates a list in four steps', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(productPath('garlic'), 'as:visitor')
  await open(page)
  await fillLogin(page, pointer, 'mia')
  await startList(page, 'For the adobo')
  await expect(flow(page).getByRole('list', { name: 'Step 1 of 4' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await press(page, 'Next')
  await flow(page).getByRole('radio', { name: 'Weekly' }).check({ force: true })
  await expectAccessible(page)
  await press(page, 'Next')
  await expect(flow(page).getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked()
  await expectAccessible(page)
  await press(page, 'Next')
  await expect(flow(page).getByRole('radio', { name: 'Sunrise' })).toBeChecked()
  await expect(flow(page).getByRole('radio')).toHaveCount(15)
  await expectAccessible(page)
  const created = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/order/schedule'))
  await press(page, 'Finish')
  expect((await created).postDataJSON()).toMatchObject({ user_id: buyer('mia').id, name: 'For the adobo' })
  await expectToast(page, 'Successfully created scheduled list.', 'Product added to list!')
  await expect(entry(page, 'For the adobo').getByText('1 on this list')).toBeVisible()
  await expect(entry(page, 'For the adobo').getByText('Checks out weekly')).toBeVisible()
})

test('PRODUCT-28 ERR-61 a product is removed before the list is sent', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('garlic'), 'as:mia')
  await open(page)
  await startList(page, 'Empty basket')
  await flow(page)
    .getByRole('button', { name: /^Remove Native Garlic/ })
    .click()
  await expectToast(page, 'Product removed from list!')
  await expect(flow(page).getByText('Not on this list')).toBeVisible()
  await finishList(page)
  await expectToast(page, 'Successfully created scheduled list.')
  await expect(entry(page, 'Empty basket')).toBeVisible()
  await expect(entry(page, 'Empty basket').getByText('on this list')).toHaveCount(0)
})

test('SCHED-43 SCHED-50 ERR-48 ERR-96 ERR-97 a list needs a unique name', async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 409/)
  await marketplace.visit(productPath('garlic'), 'as:liza')
  await open(page)
  await startList(page, '')
  await flow(page).getByLabel('List name').blur()
  await expect(flow(page).getByText('List name is required')).toBeVisible()
  await press(page, 'Next')
  await expect(flow(page).getByText('Name is required', { exact: true })).toBeVisible()
  await flow(page).getByLabel('List name').fill('weekly GROCERIES')
  await finishList(page)
  await expectToast(page, 'Failed', 'Scheduler Name already exists.')
  await expect(flow(page).getByLabel('List name')).toHaveValue('weekly GROCERIES')
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(flow(page)).toHaveCount(0)
})

test('SCHED-45 ERR-99 LOG-09 LOG-16 a user without an address adds one in the address step; both are logged', async ({
  page,
  marketplace,
}) => {
  const all = logEntries(page)
  await marketplace.visit(productPath('garlic'), 'as:ana')
  await open(page)
  await expect(drawer(page).getByText('You have no lists yet')).toBeVisible()
  await startList(page, 'First list')
  await press(page, 'Next')
  await titled(page, "Set your list's schedule.")
  await press(page, 'Next')
  await expect(flow(page).getByText('You have no address yet.')).toBeVisible()
  await press(page, 'Next')
  await expect(flow(page).getByText('Delivery address is required')).toBeVisible()
  await press(page, 'New Address')
  await saveAddress(page.getByRole('dialog', { name: 'Add Address' }))
  await expectToast(page, 'Address Added')
  await press(page, 'Next')
  await titled(page, 'Choose a color')
  await press(page, 'Finish')
  await expectToast(page, 'Successfully created scheduled list.')
  await expect.poll(() => detailsOf(all)).toEqual(['OTHER Address Added', 'SCHEDULE Schedule Created'])
})

test('PRODUCT-27 lists that cannot be loaded offer Retry and show no toast', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('garlic'), 'as:liza,fail:listSchedules:500:2')
  await open(page)
  await drawer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(entry(page, 'Weekly groceries')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/./)).toHaveCount(0)
})
