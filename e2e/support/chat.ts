import { expect, type Locator, type Page } from '@playwright/test'
import type { InputDevice } from './inputDevice.ts'

/** The floating window of a conversation. */
export const chatWindow = (page: Page, shop: string) =>
  page.getByRole('dialog', { name: `Chat with ${shop}` })
/** The field for a new message. */
export const messageField = (chat: Locator, shop: string) =>
  chat.getByRole('textbox', { name: `Message to ${shop}` })
/** The messages of a conversation, oldest first. */
export const messages = (chat: Locator, shop: string) =>
  chat.getByRole('region', { name: `Messages with ${shop}` }).getByRole('listitem')
export const sendButton = (chat: Locator) => chat.getByRole('button', { name: 'Send', exact: true })

/** Opens the list of chats under the button of the top bar. */
export async function openChats(page: Page, input: InputDevice): Promise<Locator> {
  await input.press(page.getByRole('banner').getByRole('button', { name: /^Chats/ }))
  const panel = page.getByRole('dialog', { name: 'Chats' })
  await expect(panel).toBeVisible()
  return panel
}

/** Sends a file, as soon as it is uploaded. */
export async function sendFile(
  chat: Locator,
  input: InputDevice,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await chat.getByLabel('Add pictures or videos').setInputFiles(file)
  await expect(
    chat.getByRole('list', { name: 'Files to send' }).getByText('Uploaded', { exact: true }),
  ).toBeVisible()
  await input.press(sendButton(chat))
  await expect(chat.getByRole('list', { name: 'Files to send' })).toHaveCount(0)
}

/** Unsends the message with that text, after the question. */
export async function unsend(
  page: Page,
  chat: Locator,
  input: InputDevice,
  text: string,
): Promise<void> {
  const action = page.getByRole('menuitem', { name: 'Unsend' })
  await input.press(chat.getByRole('button', { name: `Actions for your message: ${text}` }))
  await input.press(action)
  const done = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await input.press(
    page
      .getByRole('dialog', { name: 'Unsend this message?' })
      .getByRole('button', { name: 'Unsend' }),
  )
  await done
}
