import { expect, type Page, type Request } from '@playwright/test'
import { by } from './by.ts'

export { checkoutPath } from '#fixtures/checkoutLink.ts'

/** Whether a request places an order. */
export const orderCall = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/transactions'

export const placeButton = (page: Page) =>
  by.button(by.complementary(page, 'Cart Overall Total'), 'Check Out')

/** Waits until the form can be sent. */
export async function expectForm(page: Page): Promise<void> {
  await expect(by.main(page).getByText('Total Amount').locator('..')).toContainText('₱')
  await expect(placeButton(page)).toBeEnabled()
}

export const expectAccepted = (page: Page) => expect(by.h1(page, 'Order Accepted!')).toBeAttached()

/** Opens an address of the order list and expects `count` orders. */
export async function expectOrders(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path)
  await expect(by.article(by.list(page, 'Orders'))).toHaveCount(count)
}

/** Chooses GCash and accepts its warning. */
export async function acceptGcash(page: Page): Promise<void> {
  await by.radio(page, /^GCash/).check()
  await by.button(by.dialog(page), /tester/).click()
}

/** Chooses GCash, accepts its warning, and waits for the total with its fees. */
export async function chooseGcash(page: Page): Promise<void> {
  await acceptGcash(page)
  await expectForm(page)
}
