import { pointer } from './support/inputDevice.ts'
import { fillLogin } from './support/pageObjects.ts'
import { buyer, names, productPath, shopId } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const window = (page: Page) => page.getByRole('dialog', { name: `Chat with ${names.riceShop}` })
const chat = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Chat with/ })
    .first()

test('PRODUCT-14 CART-03 CHAT-25 ACCESS-09 ACCESS-20 Chat opens the conversation with the shop, or creates it once', async ({
  page,
  marketplace,
}) => {
  const begun: unknown[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/conversations') && begun.push(request.postDataJSON()),
  )
  await marketplace.visit(productPath('jasmineRice'), 'as:visitor')
  await page.getByRole('button', { name: `Chat with ${names.riceShop}` }).click()
  await fillLogin(page, pointer, 'mia')
  await expect(window(page)).toBeVisible()
  expect(begun).toEqual([{ buyer_id: buyer('mia').id, seller_id: shopId('riceCenter') }])

  await page.keyboard.press('Escape')
  await chat(page).click()
  await expect(window(page)).toBeVisible()
  expect(begun).toHaveLength(1)

  await page.goto('/cart')
  await chat(page).click()
  await expect(window(page)).toBeVisible()
  await expect(page).toHaveURL('/cart')
})
