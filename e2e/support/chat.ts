import { expect, type Locator, type Page } from '@playwright/test'
import { by } from './by.ts'
import { pointer } from './inputDevice.ts'

export const chatWindow = (page: Page, shop: string) => by.dialog(page, `Chat with ${shop}`)
export const messageField = (chat: Locator, shop: string) => by.textbox(chat, `Message to ${shop}`)
export const messages = (chat: Locator, shop: string, hasText: string | RegExp = '') =>
  by.listitem(by.region(chat, `Messages with ${shop}`)).filter({ hasText })
export const sendButton = (chat: Locator) => by.button(chat, 'Send', { exact: true })

const chatsButton = (page: Page) => by.button(by.banner(page), /^Chats/)
export const unreadCount = async (page: Page) =>
  Number(/\d+/.exec((await chatsButton(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

export async function openChats(page: Page): Promise<Locator> {
  await pointer.press(chatsButton(page))
  const panel = by.dialog(page, 'Chats')
  await expect(panel).toBeVisible()
  return panel
}
