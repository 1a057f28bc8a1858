import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { PersonaKey } from '#fixtures/named.ts'
import { by } from './by.ts'
import { pointer } from './inputDevice.ts'
import { buyer } from './records.ts'

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const messages = by.region(page, 'Messages')
  await expect(messages.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined)
    await expect(messages.getByText(description, { exact: true })).toBeVisible()
}

export async function fillLogin(page: Page, key: PersonaKey, input = pointer): Promise<void> {
  const dialog = by.dialog(page, 'Log in')
  await input.fill(dialog.getByLabel('Email'), buyer(key).email)
  await input.fill(dialog.getByLabel('Password', { exact: true }), buyer(key).password)
  await input.press(by.button(dialog, 'Log in'))
}

export async function addToCart(page: Page): Promise<void> {
  await by.button(page, 'Add to cart').click()
  await by.button(by.dialog(page), 'Add to cart').click()
  await expectToast(page, 'Success', 'Product added to cart!')
}

export function cartTab(page: Page, count: number) {
  // Some browsers put a space before hidden text.
  const name = count === 0 ? /^Cart$/ : new RegExp(`^Cart \\(${count} products?\\)$`)
  return by.link(by.navigation(page, 'Main'), name)
}

export const shopGroup = (page: Page, shop: string) => by.region(page, shop, { exact: true })

/** A broken picture has no natural width. */
export async function expectPicture(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}

/** The button of the signed-in user's menu. */
export const account = (page: Page, name = '') => by.button(by.banner(page), `Account of ${name}`)

export async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await by.button(page, 'Sign Out').click()
}

/** The cookie of the login; undefined for visitors. */
export const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'token')

export async function openConsole(page: Page, tab: string): Promise<void> {
  await by.button(page, 'Demo', { exact: true }).click()
  // antd adds its number to the focused tab's name.
  await by.tab(page, tab).click()
}

export const buying = (page: Page) => by.group(page, 'Buy this product')
export const quantity = (within: Page | Locator, name: string) =>
  by.spinbutton(within, `Quantity of ${name}`)
export const orderCards = (page: Page) => by.article(by.list(page, 'Orders'))
export const openCart = (page: Page) => by.link(by.navigation(page, 'Main'), /^Cart/).click()

/** Goes from the cart to the checkout with all products. */
export async function checkOutAll(page: Page): Promise<void> {
  await by.checkbox(page, 'Select all', { exact: true }).check()
  await by.button(page, 'Check Out').click()
}

/** The window may be gone before the click returns. */
export async function pressToClose(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close')
  await button.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await closed
}

export const nextLog = (page: Page, text = '') =>
  page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/user/logs') &&
      (request.postData() ?? '').includes(text),
  )
