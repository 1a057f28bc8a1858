import { expect, type Locator, type Page } from '@playwright/test'
import { type InputDevice, pointer } from './inputDevice.ts'

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

/** Keeps a finger on an element until something shows. */
async function longPress(target: Locator, shows: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const devtools = await target.page().context().newCDPSession(target.page())
  const touch = (type: 'touchStart' | 'touchEnd') =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    })
  await touch('touchStart')
  await expect(shows).toBeVisible()
  await touch('touchEnd')
}

/**
 * Unsends the message with that text, after the question. On a touch screen a long press opens its
 * menu.
 */
export async function unsend(
  page: Page,
  chat: Locator,
  input: InputDevice,
  text: string,
): Promise<void> {
  const action = page.getByRole('menuitem', { name: 'Unsend' })
  const hasTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  if (hasTouch && input === pointer) await longPress(chat.getByText(text, { exact: true }), action)
  else await input.press(chat.getByRole('button', { name: `Actions for your message: ${text}` }))
  await input.press(action)
  const done = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await input.press(
    page
      .getByRole('dialog', { name: 'Unsend this message?' })
      .getByRole('button', { name: 'Unsend' }),
  )
  await done
}
