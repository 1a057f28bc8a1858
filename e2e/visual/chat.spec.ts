import { chatWindow, messages, openChats } from '../support/chat.ts'
import { names } from '../support/records.ts'
import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

const panel = (page: Page) => by.dialog(page, 'Chats')
const riceMessages = (page: Page) => messages(chatWindow(page, names.riceShop), names.riceShop)
const chats = '/liza-manalo/chats'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 700
const rowOf = (page: Page, shop: string) => by.link(by.main(page), new RegExp(`^${shop}`))

takePictures(
  'chat',
  {
    name: 'menu',
    path: '/cart',
    sim: 'as:liza',
    act: (page) => openChats(page),
    shows: (page) => by.listitem(panel(page)),
    rows: 'CHAT-01',
  },
  {
    name: 'window',
    path: '/cart',
    sim: 'as:liza',
    act: async (page) => {
      const list = await openChats(page)
      await by.button(list, new RegExp(`^${names.riceShop}`)).click()
    },
    shows: (page) => riceMessages(page).last(),
    more: [
      {
        name: 'the bubble',
        act: (page) => page.keyboard.press('Escape'),
        shows: (page) => by.button(page, `Open chat with ${names.riceShop}`),
      },
    ],
  },
  {
    name: 'page',
    path: chats,
    sim: 'as:liza',
    reload: true,
    act: async (page) => {
      if (!isPhone(page)) await rowOf(page, names.riceShop).click()
    },
    shows: (page) => by.listitem(by.main(page)),
    rows: 'CHAT-29',
    more: [
      {
        name: 'a conversation on a phone',
        act: (page) => rowOf(page, names.mangoShop).click(),
        shows: (page) => by.textbox(page, `Message to ${names.mangoShop}`),
      },
    ],
  },
  {
    name: 'page-choose',
    path: chats,
    sim: 'as:liza',
    reload: true,
    width: 1280,
    shows: (page) => page.getByText('Choose a conversation'),
    rows: 'CHAT-28',
  },
)
