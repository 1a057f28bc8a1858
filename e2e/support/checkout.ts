import { expect, type Page, type Request } from '@playwright/test'
import { by } from './by.ts'

export { checkoutPath } from '#fixtures/checkoutLink.ts'

export const orderCall = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/transactions'

export const placeButton = (page: Page) =>
  by.button(by.complementary(page, 'Cart Overall Total'), 'Check Out')

export async function expectForm(page: Page): Promise<void> {
  await expect(by.main(page).getByText('Total Amount').locator('..')).toContainText('₱')
  await expect(placeButton(page)).toBeEnabled()
}

export const expectAccepted = (page: Page) => expect(by.h1(page, 'Order Accepted!')).toBeAttached()

export async function expectOrders(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path)
  await expect(by.article(by.list(page, 'Orders'))).toHaveCount(count)
}

export async function acceptGcash(page: Page): Promise<void> {
  await by.radio(page, /^GCash/).check()
  await by.button(by.dialog(page), /tester/).click()
}

/** Also waits for the total with its fees. */
export async function chooseGcash(page: Page): Promise<void> {
  await acceptGcash(page)
  await expectForm(page)
}
