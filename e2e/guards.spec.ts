import { pointer } from './support/inputDevice.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { buyer, orderIds, productPath, shopId } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const shop = '/san-fernando-rice-center'
const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

/** Expects the login dialog, the address to return to in the URL, and that closing the dialog returns there. */
async function expectLogin(page: Page, path: string): Promise<void> {
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('from') === path)
  await login(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(path)
}

test('ACCESS-02 ACCESS-06 ACCESS-09 ACCESS-13 following, lists and chat ask a visitor for the login', async ({ page, marketplace }) => {
  const path = productPath('garlic')
  await marketplace.visit(path)
  await page.getByRole('group', { name: 'Buy this product' }).getByRole('button', { name: 'Add to a scheduled list' }).click()
  await expectLogin(page, path)
  await marketplace.visit(shop)
  for (const name of ['Follow', 'Chat']) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expectLogin(page, shop)
  }
})

test('ACCESS-08 ACCESS-09 ACCESS-10 favourites and chats are guarded; a visitor has no notifications', async ({ page, marketplace }) => {
  for (const path of ['/favourites', '/liza-manalo/chats']) {
    await marketplace.visit(path)
    await expectLogin(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeAttached()
  }
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  await expect(bell).toHaveCount(0)
  await marketplace.visit('/home', 'as:liza')
  await expect(bell).toBeVisible()
})

test('ACCESS-15 the token cookie gives access to orders, rating, reporting and chat', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit(`/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`, 'as:liza')
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('article')
  await expect(order).toHaveCount(1)
  await order.getByRole('button', { name: 'Rate' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(shop)
  await page.getByRole('button', { name: 'More about this shop' }).click()
  await page.getByRole('button', { name: 'Flag or report this shop' }).click()
  await expect(page.getByRole('dialog', { name: 'Flag or report this shop' })).toBeVisible()
  await page.goto('/liza-manalo/chats')
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeAttached()
  await expect(login(page)).toHaveCount(0)
})

test('ACCESS-20 a request for a chat names the buyer and the shop', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit(shop)
  await page.getByRole('main').getByRole('button', { name: 'Chat', exact: true }).click()
  const asked = page.waitForRequest((request) => request.url().endsWith('/conversations') && request.method() === 'POST')
  await fillLogin(page, pointer, 'mia')
  await expectToast(page, 'Login Successful')
  expect((await asked).postDataJSON()).toMatchObject({ buyer_id: buyer('mia').id, seller_id: shopId('riceCenter') })
})
