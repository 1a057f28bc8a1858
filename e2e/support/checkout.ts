import { expect, type Page, type Request } from '@playwright/test'
import { by } from './by.ts'
import { pointer } from './inputDevice.ts'
import { orderCards } from './pageObjects.ts'

export { checkoutPath } from '#fixtures/checkoutLink.ts'

export const orderCall = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/transactions'

export const placeButton = (page: Page) =>
  by.button(by.complementary(page, 'Cart Overall Total'), 'Check Out')

export async function expectForm(page: Page): Promise<void> {
  await expect(by.main(page).getByText('Total Amount').locator('..')).toContainText('₱')
  await expect(placeButton(page)).toBeEnabled()
}

/** Orders by the checkout that is open or loads. */
export async function placeOrder(page: Page, input = pointer): Promise<void> {
  await expectForm(page)
  await input.press(placeButton(page))
  await expectAccepted(page)
}

export const expectAccepted = (page: Page) => expect(by.h1(page, 'Order Accepted!')).toBeAttached()

export async function expectOrders(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path)
  await expect(orderCards(page)).toHaveCount(count)
}

/** Accepts its warning, and waits for the total with its fees. */
export async function chooseGcash(page: Page): Promise<void> {
  await by.radio(page, /^GCash/).check()
  await by.button(by.dialog(page), /tester/).click()
  await expectForm(page)
}
