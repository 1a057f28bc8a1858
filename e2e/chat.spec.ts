import { chatWindow, messageField, openChats } from './support/chat.ts'
import { pointer } from './support/inputDevice.ts'
import { openCart } from './support/pageObjects.ts'
import { names } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const field = (page: Page, shop: string) => messageField(chatWindow(page, shop), shop)
const bubble = (page: Page, shop: string) => by.button(page, `Open chat with ${shop}`)

async function openChat(page: Page, shop: string) {
  const list = await openChats(page, pointer)
  await by.button(list, new RegExp(`^${shop}`)).click()
  await expect(field(page, shop)).toBeFocused()
}

test(
  'windows and bubbles outlive a reload and another page, and follow Back on a phone, CHAT-06 CHAT-09 CHAT-11 SHELL-14',
  { tag: '@all-phone' },
  async ({ page, marketplace, isMobile }) => {
    await marketplace.visit('/home', 'as:liza')
    await openChat(page, names.riceShop)
    // On a phone the arrow back minimises the chat.
    const minimise = isMobile ? 'Back to chats' : `Minimise chat with ${names.riceShop}`
    await by.button(page, minimise).click()
    await expect(chatWindow(page, names.riceShop)).toHaveCount(0)
    await marketplace.visit('/home')
    await openChat(page, names.mangoShop)
    await page.reload()
    await expect(field(page, names.mangoShop)).toBeVisible()
    await expect(bubble(page, names.riceShop)).toBeAttached()

    if (isMobile) {
      // The page behind the sheet can't be reached, and Back shows it.
      await expect(by.banner(page)).toHaveAttribute('inert')
      await page.goBack()
      await expect(chatWindow(page, names.mangoShop)).toHaveCount(0)
      await expect(page).toHaveURL(/\/home/)
      await expect(bubble(page, names.riceShop)).toBeVisible()
      await page.goForward()
      await expect(chatWindow(page, names.mangoShop)).toBeVisible()
      await by.link(chatWindow(page, names.mangoShop), names.mangoShop).click()
      await expect(by.h1(page, names.mangoShop)).toBeVisible()
      await expect(chatWindow(page, names.mangoShop)).toHaveCount(0)
    } else {
      await openCart(page)
      await expect(page).toHaveURL('/cart')
      await expect(chatWindow(page, names.mangoShop)).toBeVisible()
    }
    await expect(bubble(page, names.riceShop)).toBeVisible()
  },
)
