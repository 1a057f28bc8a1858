import { expect, type Page, type Request } from '@playwright/test'

export { checkoutPath } from '#fixtures/checkoutLink.ts'

/** Whether a request places an order. */
export const orderCall = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/transactions'

export const placeButton = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Cart Overall Total' })
    .getByRole('button', { name: 'Check Out' })

/** Waits until the form can be sent. */
export async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Total Amount').locator('..')).toContainText('₱')
  await expect(placeButton(page)).toBeEnabled()
}

export const expectAccepted = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached()

/** Opens an address of the order list and expects `count` orders. */
export async function expectOrders(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(count)
}

/** Chooses GCash and accepts its warning. */
export async function acceptGcash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^GCash/ }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /tester/ })
    .click()
}

/** Chooses GCash, accepts its warning, and waits for the total with its fees. */
export async function chooseGcash(page: Page): Promise<void> {
  await acceptGcash(page)
  await expectForm(page)
}
