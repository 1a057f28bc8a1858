import { expect, type Locator, type Page } from '@playwright/test'
import { by } from './by.ts'
import { type InputDevice, pointer } from './inputDevice.ts'

export const chatWindow = (page: Page, shop: string) => by.dialog(page, `Chat with ${shop}`)
export const messageField = (chat: Locator, shop: string) => by.textbox(chat, `Message to ${shop}`)
export const messages = (chat: Locator, shop: string) =>
  by.listitem(by.region(chat, `Messages with ${shop}`))
export const sendButton = (chat: Locator) => by.button(chat, 'Send', { exact: true })

export async function openChats(page: Page, input = pointer): Promise<Locator> {
  await input.press(by.button(by.banner(page), /^Chats/))
  const panel = by.dialog(page, 'Chats')
  await expect(panel).toBeVisible()
  return panel
}

export async function sendFile(
  chat: Locator,
  input: InputDevice,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await chat.getByLabel('Add pictures or videos').setInputFiles(file)
  await expect(by.list(chat, 'Files to send').getByText('Uploaded', { exact: true })).toBeVisible()
  await input.press(sendButton(chat))
  await expect(by.list(chat, 'Files to send')).toHaveCount(0)
}

export async function unsend(
  page: Page,
  chat: Locator,
  text: string,
  input = pointer,
): Promise<void> {
  const action = by.menuitem(page, 'Unsend')
  await input.press(by.button(chat, `Actions for your message: ${text}`))
  await input.press(action)
  const done = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await input.press(by.button(by.dialog(page, 'Unsend this message?'), 'Unsend'))
  await done
}
