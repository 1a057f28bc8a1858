import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth, withOneOf } from '../act.ts'
import { DEVICE } from '../device.ts'
import type { Model } from '../model.ts'
import { messageText } from '../own.ts'
import type { Walk } from '../walk.ts'
import { free } from './shopping.ts'

const texts = ['Fresh po ba?', 'May discount?', 'Salamat po!', 'Kailan po ang delivery?']
export const open = ({ screen }: Model) => screen.fields[0]?.name
export const hasChat = (model: Model) =>
  model.screen.dialogs.length === 0 && open(model) !== undefined
const shopsToAsk = (model: Model) =>
  free(model) && open(model) === undefined
    ? model.screen.buttons.filter(
        (name) => name.startsWith('Chat with ') && name !== 'Chat with Shop',
      )
    : []
const mine = (model: Model) =>
  hasChat(model)
    ? model.screen.mine.filter(
        (text) =>
          texts.some((one) => text.startsWith(one)) &&
          model.own.messages.includes(messageText(open(model) ?? '', text)),
      )
    : []
const PICTURE = 'fixtures/static/pictures/cakes--mango-cream-cake--close.webp'

const TYPED = { Latitude: '14.5547', Longitude: '121.0244' }
const FOUND = { Latitude: String(DEVICE.latitude), Longitude: String(DEVICE.longitude) }
/** ms; null: never. The app waits for 20 s. */
const times = [9000, 0, null, 50_000] as const
const PATIENCE = 21_000

/** Meanwhile the buyer does something else. Returns when the position comes. */
async function locate(walk: Walk, name: string, n: number, meanwhile: () => Promise<void>) {
  const after = nth(times, n)
  walk.says(`Press ${name}, which is answered ${after === null ? 'never' : `in ${after / 1000} s`}`)
  await walk.steerDevice({ positionAfter: after })
  const button = by.button(by.dialog(walk.page).last(), name, { exact: true })
  await walk.press(button)
  if (after) await meanwhile()
  await walk.sleep(after ?? PATIENCE)
  if (after !== null) return after
  const { toasts } = await walk.read()
  if (!toasts.some((text) => text.includes('has not answered')) || !(await button.isEnabled()))
    walk.errors.push(`After ${PATIENCE} ms the wait for '${name}' has no end or no word`)
  return after
}

export const talking: Acts = {
  chat: withOneOf(shopsToAsk, async (walk, _model, name) => {
    walk.says(name)
    const main = by.main(walk.page)
    await walk.press(by.button(main, name, { exact: true }).first())
    const shop = name.replace('Chat with ', '')
    if (!(await walk.read()).fields.some((field) => field.name === shop))
      walk.errors.push(`'${name}' has opened no chat with it`)
  }),
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
      await walk.pressButton('Send', { exact: true })
      model.writes(shop, model.drafts.get(shop) ?? '')
      model.drafts.delete(shop)
    },
  },
  unsend: withOneOf(mine, async (walk, model, text) => {
    walk.says(`Unsend '${text}'`)
    await walk.pressButton(`Actions for your message: ${text}`)
    await walk.press(by.menuitem(walk.page, 'Unsend'))
    await walk.pressInDialog('Unsend')
    const unsent = messageText(open(model) ?? '', text)
    model.own.messages = model.own.messages.filter((one) => one !== unsent)
  }),
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
      await walk.pressButton('Send', { exact: true })
      for (const text of [model.drafts.get(shop), 'image'])
        if (text !== undefined) model.writes(shop, text)
      model.drafts.delete(shop)
    },
  },
  minimise: {
    may: hasChat,
    async run(walk, model) {
      walk.says('Minimise the chat')
      await walk.pressButton(`Minimise chat with ${open(model)}`)
    },
  },
  closeChat: {
    may: hasChat,
    async run(walk, model) {
      walk.says('Close the chat')
      await walk.pressButton(`Close chat with ${open(model)}`)
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
      await walk.pressButton('Mark all as read')
      await walk.page.keyboard.press('Escape')
      await walk.settle()
    },
  },
  useLocation: {
    may: ({ form, isTyped }) => form?.kind.endsWith('Address') === true && !isTyped('Latitude'),
    async run(walk, model, n) {
      const dialog = by.dialog(walk.page, model.form?.title)
      const fields = by.button(dialog, 'Enter coordinates')
      if ((await fields.getAttribute('aria-expanded')) === 'false') await walk.press(fields)
      const after = await locate(walk, 'Use my location', n, async () => {
        for (const [label, value] of Object.entries(TYPED))
          await walk.type(dialog.getByLabel(label), value)
      })
      if (after === null) return
      for (const [label, value] of Object.entries(after === 0 ? FOUND : TYPED))
        model.types(label, value)
    },
  },
  shareLocation: {
    may: hasChat,
    async run(walk, model, n) {
      const shop = open(model) ?? ''
      const unfold = by.button(walk.page, 'Add pictures or location')
      if (await unfold.isVisible()) await walk.press(unfold)
      const after = await locate(walk, 'Share your location', n, async () => {})
      if (after === null || after > PATIENCE) return
      await walk.pressButton('Share', { exact: true })
      model.writes(shop, 'location')
    },
  },
}
