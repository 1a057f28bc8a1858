import { chatWindow, messageField, messages, openChats, unsend } from './support/chat.ts'
import { pointer } from './support/inputDevice.ts'
import type { Marketplace } from './support/marketplace.ts'
import { names } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const shop = names.riceShop
/** Time stands, so shops do not answer by themselves. */
const world = 'clock:2040-01-30T10.00,freeze,as:liza'

const chatsButton = (page: Page) => by.button(by.banner(page), /^Chats/)
const open = async (page: Page) => {
  const panel = await openChats(page, pointer)
  await by.button(panel, new RegExp(`^${shop}`)).click()
  await expect(messageField(chatWindow(page, shop), shop)).toBeFocused()
  return chatWindow(page, shop)
}
async function steer(page: Page, marketplace: Marketplace, sim: string): Promise<void> {
  const other = await page.context().newPage()
  await marketplace.visit('/contact', sim, other)
  await expect(by.h1(other)).toBeAttached()
  await other.close()
}
const texts = async (page: Page) =>
  (await messages(chatWindow(page, shop), shop).allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  )
const own = (text: string) => new RegExp(`You: ${text}`)

test(
  'two tabs: what is read, written, sent, unsent and deleted in one is so in the other at once, and shown once, CHAT-12 CHAT-19 CHAT-23',
  { tag: '@all-live' },
  async ({ page, marketplace, context }) => {
    test.slow()
    await marketplace.visit('/cart', world)
    const other = await context.newPage()
    await other.goto('/cart')
    const unread = async (tab: Page) =>
      Number(/\d+/.exec((await chatsButton(tab).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
    await expect.poll(() => unread(page)).toBeGreaterThan(0)
    const before = await unread(page)
    await expect.poll(() => unread(other)).toBe(before)

    await test.step('read', async () => {
      // The other tab is not in front, so only this one reads it.
      await page.bringToFront()
      await open(page)
      await expect.poll(() => unread(page)).toBeLessThan(before)
      const left = await unread(page)
      await expect.poll(() => unread(other)).toBe(left)
    })
    await test.step('draft and message', async () => {
      await messageField(chatWindow(page, shop), shop).fill('Isang sako po')
      await other.bringToFront()
      const there = await open(other)
      await expect(messageField(there, shop)).toHaveValue('Isang sako po')
      await messageField(there, shop).press('Enter')
      await expect(
        messages(chatWindow(page, shop), shop).filter({ hasText: own('Isang sako po') }),
      ).toHaveCount(1)
      await expect(messageField(chatWindow(page, shop), shop)).toHaveValue('')
      await expect(messages(there, shop).filter({ hasText: own('Isang sako po') })).toHaveCount(1)
    })
    await test.step('unsend', async () => {
      await unsend(other, chatWindow(other, shop), pointer, 'Isang sako po')
      for (const tab of [page, other])
        await expect(
          messages(chatWindow(tab, shop), shop).filter({ hasText: own('Isang sako po') }),
        ).toHaveCount(0)
    })
    await test.step('delete', async () => {
      await other.keyboard.press('Escape')
      const panel = await openChats(other, pointer)
      await by.button(panel, `Options for ${shop}`).click()
      await by.menuitem(panel, 'Delete conversation').click()
      await by.button(by.dialog(other, 'Delete this conversation?'), 'Delete').click()
      await expect(by.button(panel, `Options for ${shop}`)).toHaveCount(0)
      await expect(chatWindow(page, shop)).toHaveCount(0)
    })
  },
)

test(
  'messages that come while the sockets are down are there after the reconnection, once and in order, CHAT-24 RT-08',
  { tag: '@all-live' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/WebSocket/, /socket/i)
    await marketplace.visit('/cart', world)
    const chat = await open(page)
    await steer(page, marketplace, 'socket:down')
    await steer(page, marketplace, 'as:liza,say:riceCenter:una,say:riceCenter:ikalawa')
    await expect(messages(chat, shop).last()).not.toContainText('ikalawa')
    await steer(page, marketplace, 'socket:up,as:liza,say:riceCenter:ikatlo')
    await expect(messages(chat, shop).last()).toContainText('ikatlo', { timeout: 20_000 })
    const last = (await texts(page)).slice(-3)
    expect(last).toEqual([
      expect.stringContaining('una'),
      expect.stringContaining('ikalawa'),
      expect.stringContaining('ikatlo'),
    ])
  },
)

test(
  'a message that is not sent waits at the composer, survives a reload, and is sent or deleted, CHAT-13',
  { tag: '@all-phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart', `${world},fail:sendMessage:503,fail:sendMessage:503`)
    let chat = await open(page)
    for (const text of ['Una', 'Ikalawa']) {
      await messageField(chat, shop).fill(text)
      await messageField(chat, shop).press('Enter')
    }
    const unsent = by.listitem(by.list(page, 'Messages that were not sent'))
    await expect(unsent).toHaveCount(2)
    await expect(messages(chat, shop).filter({ hasText: own('(Una|Ikalawa)') })).toHaveCount(0)
    await page.reload()
    chat = chatWindow(page, shop)
    await expect(unsent).toHaveText([/Una/, /Ikalawa/])
    await by.button(unsent.filter({ hasText: 'Una' }), /^Retry/).click()
    await expect(messages(chat, shop).filter({ hasText: own('Una') })).toHaveCount(1)
    await by.button(unsent.filter({ hasText: 'Ikalawa' }), /^Delete/).click()
    await expect(unsent).toHaveCount(0)
    await expect(messageField(chat, shop)).toBeFocused()
    await expect(messages(chat, shop).filter({ hasText: 'Sending' })).toHaveCount(0)
    await page.reload()
    await expect(messages(chat, shop).filter({ hasText: own('Una') })).toHaveCount(1)
    await expect(messages(chat, shop).filter({ hasText: own('Ikalawa') })).toHaveCount(0)
  },
)
