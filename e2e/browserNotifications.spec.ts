import type { BrowserContext } from '@playwright/test'
import { conversationIds } from '#fixtures/named.ts'
import { allowNotifications, watchNotifications } from './support/browserNotifications.ts'
import { applyHostScenario, type Marketplace } from './support/marketplace.ts'
import { fillLogin } from './support/pageObjects.ts'
import { names } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

test.use({ isolated: true })

const rice = conversationIds.lizaRice
const REPLY = 'Two sacks, please'
const chat = (page: Page) => by.dialog(page, `Chat with ${names.riceShop}`)

async function say(marketplace: Marketplace, context: BrowserContext, text: string): Promise<void> {
  const sim = `say:riceCenter:${text}`
  if (marketplace.live) return void (await applyHostScenario(`as:liza,${sim}`))
  const other = await context.newPage()
  await marketplace.visit('/contact', sim, other)
  await expect(by.main(other)).toBeVisible()
  await other.close()
}

/** Resolves when the live build's chat socket is connected: it hears no earlier messages. */
const connected = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"online"')) resolve()
      }),
    )
  })

async function openTabs(page: Page, marketplace: Marketplace, count: number, baseURL = '') {
  const context = page.context()
  await allowNotifications(context, baseURL)
  const online = connected(page)
  await marketplace.visit('/home', 'as:liza')
  await expect(by.button(page, /^Chats, /)).toBeVisible()
  if (marketplace.live) await online
  const tabs = [page]
  while (tabs.length < count) {
    const tab = await context.newPage()
    await tab.goto('/contact')
    tabs.push(tab)
  }
  return { tabs, browser: await watchNotifications(context), context }
}

test(
  'three tabs and one message make one notification, a press opens the chat without a reload, and reading closes it, RT-07',
  { tag: '@all-live' },
  async ({ page, marketplace, baseURL }) => {
    const { browser, context, tabs } = await openTabs(page, marketplace, 3, baseURL)
    await say(marketplace, context, 'Fresh rice came in')
    await expect
      .poll(browser.shown)
      .toEqual([
        { title: names.riceShop, body: 'Fresh rice came in', tag: rice, actions: ['Reply'] },
      ])
    await say(marketplace, context, 'And red rice too')
    await expect.poll(browser.shows).toBe(2)
    await expect.poll(browser.shown).toHaveLength(1)

    for (const tab of tabs) await tab.evaluate(() => Object.assign(globalThis, { unchanged: true }))
    await browser.press(rice)
    const opened = async () =>
      (await Promise.all(tabs.map((tab) => chat(tab).isVisible()))).filter(Boolean)
    await expect.poll(opened).toHaveLength(1)
    const tab =
      tabs[(await Promise.all(tabs.map((one) => chat(one).isVisible()))).indexOf(true)] ?? page
    await expect(chat(tab)).toContainText('And red rice too')
    expect(await tab.evaluate(() => 'unchanged' in globalThis)).toBe(true)
    await expect.poll(browser.shown).toEqual([])

    await say(marketplace, context, 'Shall we keep some for you?')
    await expect(chat(tab)).toContainText('Shall we keep some for you?')
    await expect(by.button(page, /^Chats, 1 /)).toBeVisible()
    expect(await browser.shows()).toBe(2)
  },
)

/** Texts whose sending is answered: a page that is left before doesn't know. */
function watchSending(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('requestfinished', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/conversations/chat')) return
    sent.push((request.postDataJSON() as { content: string }).content)
  })
  return sent
}

/** The same with a shown notification; `sent` are the texts sent from then on. */
async function openWithMessage(
  page: Page,
  marketplace: Marketplace,
  tabs: number,
  baseURL?: string,
) {
  const { browser, context } = await openTabs(page, marketplace, tabs, baseURL)
  const sent = watchSending(context)
  await say(marketplace, context, 'Fresh rice came in')
  await expect.poll(browser.shown).toHaveLength(1)
  return { browser, context, sent }
}

async function expectOnce(page: Page, sent: string[]): Promise<void> {
  await expect.poll(() => sent).toEqual([REPLY])
  await page.goto('/home')
  await by.button(page, /^Chats/).click()
  await by.button(by.dialog(page, 'Chats'), new RegExp(`^(Online )?${names.riceShop}`)).click()
  await expect(by.region(chat(page)).getByText(REPLY, { exact: true })).toHaveCount(1)
  expect(sent).toHaveLength(1)
}

test(
  'a reply is sent once by an open tab, which stays where it is, and then the chat is read, RT-07',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace, baseURL }) => {
    const { browser, sent } = await openWithMessage(page, marketplace, 2, baseURL)
    await expect(by.button(page, /^Chats, [3-9] unread/)).toBeVisible()
    await browser.press(rice, REPLY)
    await expect.poll(() => sent).toEqual([REPLY])
    await expect.poll(browser.shown).toEqual([])
    await expect(by.button(page, /^Chats, [3-9] unread/)).toBeHidden()
    await expect(chat(page)).toBeHidden()
    await expectOnce(page, sent)
  },
)

test(
  'a reply without any tab is sent once by the next one, RT-07',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace, baseURL }) => {
    const { browser, context, sent } = await openWithMessage(page, marketplace, 1, baseURL)
    await page.close()
    await browser.press(rice, REPLY)
    await expect.poll(browser.shown).toEqual([])
    const tabs = await Promise.all([context.newPage(), context.newPage()])
    await Promise.all(tabs.map((tab) => tab.goto('/contact')))
    await expectOnce(tabs[0], sent)
  },
)

test(
  'a reply asks for the login where nobody is signed in, and is sent after it, RT-07',
  { tag: '@all' },
  async ({ page, marketplace, baseURL }) => {
    const { browser, context, sent } = await openWithMessage(page, marketplace, 1, baseURL)
    await context.clearCookies()
    await page.goto('/home')
    await expect(by.link(page, 'Log in')).toBeVisible()
    await browser.press(rice, REPLY)
    await fillLogin(page, 'liza')
    await expectOnce(page, sent)
  },
)
