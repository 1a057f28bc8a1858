import { chatWindow, messageField, messages, openChats } from '../support/chat.ts'
import { pointer } from '../support/inputDevice.ts'
import { names, productPath } from '../support/records.ts'
import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import { expect, type Page } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chats' })
const rice = (page: Page) => chatWindow(page, names.riceShop)
const riceMessages = (page: Page) => messages(rice(page), names.riceShop)

/** Opens the window of a shop from the list under the top bar. */
const openFromList =
  (...shops: string[]) =>
  async (page: Page) => {
    for (const shop of shops) {
      const list = await openChats(page, pointer)
      await list.getByRole('button', { name: new RegExp(`^${shop}`) }).click()
      await expect(messages(chatWindow(page, shop), shop).last()).toBeVisible()
    }
  }
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const chats = '/liza-manalo/chats'

takePictures(
  'chat',
  {
    name: 'menu',
    path: '/cart',
    sim: 'as:liza',
    act: (page) => openChats(page, pointer),
    shows: (page) => panel(page).getByRole('listitem'),
  },
  {
    name: 'menu-empty',
    path: '/cart',
    sim: 'as:ana',
    act: (page) => openChats(page, pointer),
    shows: (page) => panel(page).getByText('No chats available!'),
  },
  {
    name: 'menu-loading',
    path: '/home',
    sim: `as:liza,${hang('listConversations')}`,
    act: (page) => openChats(page, pointer),
    shows: waiting,
  },
  {
    name: 'menu-failed',
    path: '/home',
    sim: `as:liza,${fail('listConversations')}`,
    act: (page) => openChats(page, pointer),
    shows: retry,
  },
  { name: 'window', path: '/cart', sim: 'as:liza', act: openFromList(names.riceShop), shows: (page) => riceMessages(page).last() },
  {
    name: 'window-media',
    path: '/cart',
    sim: 'as:liza',
    act: openFromList(names.mangoShop),
    shows: (page) => chatWindow(page, names.mangoShop),
  },
  {
    name: 'window-new',
    path: productPath('jasmineRice'),
    sim: 'as:mia',
    act: async (page) => {
      await page.getByRole('button', { name: 'Ask about this product' }).click()
      await expect(messageField(rice(page), names.riceShop)).toHaveValue(/products/)
    },
    shows: rice,
    // The address of this server.
    mask: (page) => messageField(rice(page), names.riceShop),
  },
  {
    name: 'window-loading',
    path: '/cart',
    sim: `as:liza,${hang('listMessages')}`,
    act: async (page) => {
      const list = await openChats(page, pointer)
      await list.getByRole('button', { name: new RegExp(`^${names.riceShop}`) }).click()
    },
    shows: (page) => rice(page).locator('[aria-busy=true]'),
  },
  {
    name: 'window-failed',
    path: '/cart',
    sim: `as:liza,${fail('listMessages')}`,
    act: async (page) => {
      const list = await openChats(page, pointer)
      await list.getByRole('button', { name: new RegExp(`^${names.riceShop}`) }).click()
    },
    shows: (page) => rice(page).getByText('Error loading chat'),
  },
  {
    name: 'window-unsent',
    path: '/cart',
    sim: 'as:liza,fail:sendMessage:503',
    act: async (page) => {
      await openFromList(names.riceShop)(page)
      await messageField(rice(page), names.riceShop).fill('Magkano po ang isang sako?')
      await messageField(rice(page), names.riceShop).press('Enter')
      await expect(page.getByRole('list', { name: 'Messages that were not sent' })).toBeVisible()
      await rice(page).getByLabel('Add pictures or videos').setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: pixel })
      await expect(rice(page).getByText('Uploaded', { exact: true })).toBeVisible()
      await messageField(rice(page), names.riceShop).fill('Two lines,\nwith a picture')
    },
    shows: (page) => page.getByRole('list', { name: 'Files to send' }),
  },
  {
    name: 'windows-and-bubbles',
    path: '/cart',
    sim: 'as:liza',
    anew: true,
    act: async (page) => {
      await openFromList(names.riceShop)(page)
      await page.keyboard.press('Escape')
      await openFromList(names.mangoShop)(page)
      // On a phone a window covers the button of the list.
      if ((page.viewportSize()?.width ?? 0) < 700) return page.keyboard.press('Escape')
      await openFromList('Panaderia Del Pilar')(page)
    },
    shows: (page) => page.getByRole('button', { name: `Open chat with ${names.riceShop}` }),
  },
  {
    name: 'page',
    path: chats,
    sim: 'as:liza',
    anew: true,
    act: async (page) => {
      // On phones the page begins with its welcome.
      if ((page.viewportSize()?.width ?? 0) < 700) await page.getByRole('link', { name: 'Continue in the browser' }).click()
      else
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${names.riceShop}`) })
          .click()
    },
    shows: (page) => page.getByRole('main').getByRole('listitem'),
  },
  { name: 'page-choose', path: chats, sim: 'as:liza', anew: true, shows: (page) => page.getByText(/Choose a conversation|Welcome!/) },
)
