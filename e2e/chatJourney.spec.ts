import { chatWindow, messageField, messages, openChats, sendFile, unsend } from './support/chat.ts'
import { keyboard } from './support/inputDevice.ts'
import { expectToast } from './support/pageObjects.ts'
import { png } from './support/pictures.ts'
import { names, product, productPath } from './support/records.ts'
import { by, expect, test } from './support/test.ts'

const shop = names.riceShop
/** A Monday morning: shops are open, and answer after some seconds of their time. */
const world = 'clock:2040-01-30T10.00,speed:8'
/** The head of an MP4 file, at which the service looks. */
const clip = Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32])

test(
  'by keyboard only: a shop is asked from its product, answers, gets a picture, a clip and a place; one message is unsent, and the conversation deleted, ACCESS-04 CHAT-03 CHAT-06 CHAT-07 CHAT-11 CHAT-16 CHAT-17',
  { tag: '@all-live' },
  async ({ page, marketplace }) => {
    test.slow()
    const input = keyboard(page)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 15.03711, longitude: 120.68833 })
    await marketplace.visit(productPath('jasmineRice'), `${world},as:mia`)
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
      await sendFile(chat, input, png('bag.png'))
      await expect(by.img(chat, 'Picture that you sent')).toBeVisible()
      await sendFile(chat, input, { name: 'scale.mp4', mimeType: 'video/mp4', buffer: clip })
      await expect(messages(chat, shop).filter({ hasText: 'You:' })).toHaveCount(3)
      await input.press(by.button(chat, 'Share your location'))
      const question = by.dialog(page, 'Share your location?')
      await expect(question).toContainText(`15°02'13.6"N 120°41'18.0"E`)
      await input.press(by.button(question, 'Share'))
      await expect(by.link(chat, 'Open in maps')).toHaveAttribute('href', /^https:\/\//)
      // A reload during the sending would leave it unsent.
      await expect(messages(chat, shop).filter({ hasText: 'Sending' })).toHaveCount(0)
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
      await expect(messages(chat, shop).filter({ hasText: 'Salamat' }).first()).toBeVisible()
    })

    await test.step('unsend', async () => {
      await unsend(page, chat, input, 'Salamat')
      await expect(messages(chat, shop).filter({ hasText: /You: Salamat/ })).toHaveCount(0)
      await page.reload()
      await expect(by.link(chat, 'Open in maps')).toBeVisible()
      await expect(messages(chat, shop).filter({ hasText: /You: Salamat/ })).toHaveCount(0)
    })

    await test.step('delete', async () => {
      await input.press(by.button(chat, `Close chat with ${shop}`))
      const panel = await openChats(page, input)
      await input.press(by.button(panel, `Options for ${shop}`))
      await input.press(by.menuitem(panel, 'Delete conversation'))
      await input.press(by.button(by.dialog(page, 'Delete this conversation?'), 'Delete'))
      await expectToast(page, 'Conversation deleted successfully')
      await expect(by.button(panel, `Options for ${shop}`)).toHaveCount(0)
    })
  },
)
