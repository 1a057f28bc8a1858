import {
  chatWindow,
  messageField,
  messages,
  openChats,
  sendButton,
  unreadCount,
} from './support/chat.ts'
import { keyboard, pointer } from './support/inputDevice.ts'
import type { Marketplace } from './support/marketplace.ts'
import { openCart } from './support/pageObjects.ts'
import { png } from './support/pictures.ts'
import { names, product, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const shop = names.riceShop
/** Time stands, so shops do not answer by themselves. */
const world = 'clock:2040-01-30T10.00,freeze,as:liza'

const open = async (page: Page, of: string = shop) => {
  const panel = await openChats(page)
  await by.button(panel, new RegExp(`^${of}`)).click()
  await expect(messageField(chatWindow(page, of), of)).toBeFocused()
  return chatWindow(page, of)
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
    await expect.poll(() => unreadCount(page)).toBeGreaterThan(0)
    const before = await unreadCount(page)
    await expect.poll(() => unreadCount(other)).toBe(before)

    await test.step('read', async () => {
      // The other tab is not in front, so only this one reads it.
      await page.bringToFront()
      await open(page)
      await expect.poll(() => unreadCount(page)).toBeLessThan(before)
      const left = await unreadCount(page)
      await expect.poll(() => unreadCount(other)).toBe(left)
    })
    await test.step('draft and message', async () => {
      await messageField(chatWindow(page, shop), shop).fill('Isang sako po')
      await other.bringToFront()
      const there = await open(other)
      await expect(messageField(there, shop)).toHaveValue('Isang sako po')
      await messageField(there, shop).press('Enter')
      await expect(messages(chatWindow(page, shop), shop, own('Isang sako po'))).toHaveCount(1)
      await expect(messageField(chatWindow(page, shop), shop)).toHaveValue('')
      await expect(messages(there, shop, own('Isang sako po'))).toHaveCount(1)
    })
    await test.step('unsend', async () => {
      await pointer.press(by.button(other, 'Actions for your message: Isang sako po'))
      await pointer.press(by.menuitem(other, 'Unsend'))
      const done = other.waitForResponse((response) => response.request().method() === 'DELETE')
      await pointer.press(by.button(by.dialog(other, 'Unsend this message?'), 'Unsend'))
      await done
      for (const tab of [page, other])
        await expect(messages(chatWindow(tab, shop), shop, own('Isang sako po'))).toHaveCount(0)
    })
    await test.step('delete', async () => {
      await other.keyboard.press('Escape')
      const panel = await openChats(other)
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
    await expect(messages(chat, shop, own('(Una|Ikalawa)'))).toHaveCount(0)
    await page.reload()
    chat = chatWindow(page, shop)
    await expect(unsent).toHaveText([/Una/, /Ikalawa/])
    await by.button(unsent.filter({ hasText: 'Una' }), /^Retry/).click()
    await expect(messages(chat, shop, own('Una'))).toHaveCount(1)
    await by.button(unsent.filter({ hasText: 'Ikalawa' }), /^Delete/).click()
    await expect(unsent).toHaveCount(0)
    await expect(messageField(chat, shop)).toBeFocused()
    await expect(messages(chat, shop, 'Sending')).toHaveCount(0)
    await page.reload()
    await expect(messages(chat, shop, own('Una'))).toHaveCount(1)
    await expect(messages(chat, shop, own('Ikalawa'))).toHaveCount(0)
  },
)

const field = (page: Page, shop: string) => messageField(chatWindow(page, shop), shop)
const bubble = (page: Page, shop: string) => by.button(page, `Open chat with ${shop}`)

test(
  'windows and bubbles outlive a reload and another page, and follow Back on a phone, CHAT-06 CHAT-09 CHAT-11 SHELL-14',
  { tag: '@all-phone' },
  async ({ page, marketplace, isMobile }) => {
    await marketplace.visit('/home', 'as:liza')
    await open(page)
    // On a phone the arrow back minimises the chat.
    const minimise = isMobile ? 'Back to chats' : `Minimise chat with ${names.riceShop}`
    await by.button(page, minimise).click()
    await expect(chatWindow(page, names.riceShop)).toHaveCount(0)
    await marketplace.visit('/home')
    await open(page, names.mangoShop)
    await page.reload()
    await expect(field(page, names.mangoShop)).toBeVisible()
    await expect(bubble(page, names.riceShop)).toBeAttached()

    if (isMobile) {
      // The page behind the sheet can't be reached, and Back shows it.
      await expect(by.banner(page)).toHaveAttribute('inert')
      await page.goBack()
      await expect(chatWindow(page, names.mangoShop)).toHaveCount(0)
      await expect(page).toHaveURL(/\/home/)
      await expect(bubble(page, names.mangoShop)).toBeFocused()
      await page.goForward()
      await expect(chatWindow(page, names.mangoShop)).toBeVisible()
      await by.link(chatWindow(page, names.mangoShop), names.mangoShop).click()
      await expect(by.h1(page, names.mangoShop)).toBeFocused()
      await expect(chatWindow(page, names.mangoShop)).toHaveCount(0)
    } else {
      await openCart(page)
      await expect(page).toHaveURL('/cart')
      await expect(chatWindow(page, names.mangoShop)).toBeVisible()
    }
    await expect(bubble(page, names.riceShop)).toBeVisible()
  },
)

/** A Monday morning: shops are open, and answer after some seconds of their time. */
const answering = 'clock:2040-01-30T10.00,speed:8'
/** The head of an MP4 file, at which the service looks. */
const clip = Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32])

test(
  'by keyboard only: a shop is asked from its product, answers, gets a picture, a clip and a place, and a draft outlives a reload, ACCESS-04 CHAT-06 CHAT-07 CHAT-11 CHAT-16 CHAT-17',
  { tag: '@all-live' },
  async ({ page, marketplace }) => {
    test.slow()
    const input = keyboard(page)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 15.03711, longitude: 120.68833 })
    await marketplace.visit(productPath('jasmineRice'), `${answering},as:mia`)
    const chat = chatWindow(page, shop)

    await test.step('ask from the product', async () => {
      await input.press(by.button(page, 'Ask about this product'))
      await expect(messageField(chat, shop)).toBeFocused()
      await expect(messageField(chat, shop)).toHaveValue(
        new RegExp(`/products/${product('jasmineRice').id}$`),
      )
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('Magkano po, and is it in stock?')
      await page.keyboard.press('Enter')
      await expect(messageField(chat, shop)).toHaveValue('')
      const asked = messages(chat, shop).first()
      await expect(asked).toContainText('Magkano po, and is it in stock?')
      await expect(by.link(asked)).toHaveAttribute(
        'href',
        new RegExp(`/products/${product('jasmineRice').id}$`),
      )
      const answer = messages(chat, shop).nth(1)
      await expect(answer).toContainText(names.rice, { timeout: 20_000 })
      await expect(answer).toContainText(String(product('jasmineRice').price))
    })

    await test.step('picture, clip and place', async () => {
      const files = by.list(chat, 'Files to send')
      for (const file of [
        png('bag.png'),
        { name: 'scale.mp4', mimeType: 'video/mp4', buffer: clip },
      ]) {
        await chat.getByLabel('Add pictures or videos').setInputFiles(file)
        await expect(files.getByText('Uploaded', { exact: true })).toBeVisible()
        await input.press(sendButton(chat))
        await expect(files).toHaveCount(0)
      }
      await expect(by.img(chat, 'Picture that you sent')).toBeVisible()
      await expect(messages(chat, shop, 'You:')).toHaveCount(3)
      await input.press(by.button(chat, 'Share your location'))
      const question = by.dialog(page, 'Share your location?')
      await expect(question).toContainText(`15°02'13.6"N 120°41'18.0"E`)
      await input.press(by.button(question, 'Share'))
      await expect(by.link(chat, 'Open in maps')).toHaveAttribute('href', /^https:\/\//)
      // A reload during the sending would leave it unsent.
      await expect(messages(chat, shop, 'Sending')).toHaveCount(0)
    })

    await test.step('minimise, and come back', async () => {
      await messageField(chat, shop).focus()
      await page.keyboard.type('Salamat')
      await page.keyboard.press('Escape')
      await expect(chat).toHaveCount(0)
      await page.reload()
      await input.press(by.button(page, `Open chat with ${shop}`))
      await expect(messageField(chat, shop)).toHaveValue('Salamat')
      await messageField(chat, shop).press('Enter')
      await expect(messages(chat, shop, 'Salamat').first()).toBeVisible()
    })
  },
)
