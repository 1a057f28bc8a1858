import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import { messageText } from '../own.ts'
import { free } from './shopping.ts'

const texts = ['Fresh po ba?', 'May discount?', 'Salamat po!', 'Kailan po ang delivery?']
export const open = ({ screen }: Model) => screen.fields[0]?.name
export const hasChat = (model: Model) =>
  model.screen.dialogs.length === 0 && open(model) !== undefined
const shopsToAsk = ({ screen }: Model) =>
  screen.buttons.filter((name) => name.startsWith('Chat with ') && name !== 'Chat with Shop')
const mine = (model: Model) =>
  model.screen.mine.filter(
    (text) =>
      texts.some((one) => text.startsWith(one)) &&
      model.own.messages.includes(messageText(open(model) ?? '', text)),
  )
const PICTURE = 'fixtures/static/pictures/cakes--mango-cream-cake--close.webp'

export const talking: Acts = {
  chat: {
    may: (model) => free(model) && open(model) === undefined && shopsToAsk(model).length > 0,
    async run(walk, model, n) {
      const name = nth(shopsToAsk(model), n)
      walk.says(name)
      const main = by.main(walk.page)
      await walk.press(by.button(main, name, { exact: true }).first())
      const shop = name.replace('Chat with ', '')
      if (!(await walk.read()).fields.some((field) => field.name === shop))
        walk.errors.push(`'${name}' has opened no chat with it`)
    },
  },
  write: {
    may: hasChat,
    async run(walk, model, n) {
      const shop = open(model) ?? ''
      const text = `${nth(texts, n)} ${walk.path.length + 1}`
      walk.says(`Write '${text}'`)
      await walk.type(by.textbox(walk.page, `Message to ${shop}`), text)
      model.drafts.set(shop, text)
    },
  },
  send: {
    instant: true,
    kind: 'change',
    once: true,
    may: (model) => hasChat(model) && model.drafts.has(open(model) ?? ''),
    async run(walk, model) {
      const shop = open(model) ?? ''
      walk.says('Send the message')
      await walk.press(by.button(walk.page, 'Send', { exact: true }))
      model.writes(shop, model.drafts.get(shop) ?? '')
      model.drafts.delete(shop)
    },
  },
  unsend: {
    may: (model) => hasChat(model) && mine(model).length > 0,
    async run(walk, model, n) {
      const text = nth(mine(model), n)
      walk.says(`Unsend '${text}'`)
      await walk.press(by.button(walk.page, `Actions for your message: ${text}`))
      await walk.press(by.menuitem(walk.page, 'Unsend'))
      await walk.press(by.button(by.dialog(walk.page), 'Unsend'))
      const unsent = messageText(open(model) ?? '', text)
      model.own.messages = model.own.messages.filter((one) => one !== unsent)
    },
  },
  attach: {
    may: hasChat,
    async run(walk, model) {
      walk.says('Send a picture')
      const chat = by.dialog(walk.page, /^Chat with/)
      await chat.getByLabel('Add pictures or videos').setInputFiles(PICTURE)
      const files = by.list(chat, 'Files to send')
      const uploaded = files.getByText('Uploaded', { exact: true })
      await walk.awaits(uploaded)
      if (!(await uploaded.isVisible())) walk.errors.push('The picture is not uploaded')
      const shop = open(model) ?? ''
      await walk.press(by.button(walk.page, 'Send', { exact: true }))
      for (const text of [model.drafts.get(shop), 'image'])
        if (text !== undefined) model.writes(shop, text)
      model.drafts.delete(shop)
    },
  },
  minimise: {
    may: hasChat,
    async run(walk, model) {
      walk.says('Minimise the chat')
      await walk.press(by.button(walk.page, `Minimise chat with ${open(model)}`))
    },
  },
  closeChat: {
    may: hasChat,
    async run(walk, model) {
      walk.says('Close the chat')
      await walk.press(by.button(walk.page, `Close chat with ${open(model)}`))
    },
  },
  readAll: {
    kind: 'change',
    once: true,
    leads: true,
    may: (model) =>
      free(model) && model.screen.bar.some((name) => name.startsWith('Notifications, ')),
    async run(walk) {
      walk.says('Mark all notifications as read')
      const bell = by.button(walk.page, /^Notifications/)
      await walk.press(bell)
      await walk.press(by.button(walk.page, 'Mark all as read'))
      await walk.page.keyboard.press('Escape')
      await walk.settle()
    },
  },
}
