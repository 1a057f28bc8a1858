import { devices, type CDPSession } from '@playwright/test'
import { orderIds, productPath } from './support/records.ts'
import { by, expect, type Locator, type Page, test } from './support/test.ts'
import { type Insets, touchFaults, turnPhone } from './support/touch.ts'

test.use({
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
})

const turns: [turn: string, size: { width: number; height: number }, insets: Insets][] = [
  ['lying', { width: 844, height: 390 }, { top: 0, right: 59, bottom: 21, left: 59 }],
  ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
]

interface State {
  path?: string
  act?: (page: Page) => Promise<unknown>
  shows: (page: Page) => Locator
  panel?: (page: Page) => Locator
}

const main = (page: Page) => by.main(page)
const dialog = (page: Page) => by.dialog(page).last()
const button = (page: Page, name: string | RegExp) => by.button(page, name).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).tap()
const article = (page: Page) => by.article(main(page)).first()
const item = (page: Page) => by.listitem(main(page)).first()
const heading = (name: string | RegExp) => (page: Page) => by.heading(page, name).first()
/** It is left by Escape. */
const opened = (name: string | RegExp, shows = dialog, panel?: State['panel']): State => ({
  act: press(name),
  shows,
  panel,
})

const visitor: Record<string, State> = {
  home: { path: '/home', shows: article },
  login: { path: '/home?login=true', shows: (page) => dialog(page).getByLabel('Email') },
  contact: { path: '/contact', shows: main },
  'privacy policy': { path: '/privacy-policy', shows: main },
  'forgotten password': {
    path: '/reset-password',
    shows: (page) => by.textbox(main(page)),
  },
  'page not found': { path: '/no/such/page', shows: heading('Page not found') },
  'bug report': opened('Report a Bug'),
}

const buyer: Record<string, State> = {
  categories: opened('Categories'),
  notifications: opened(/^Notifications/, (page) => by.listitem(dialog(page)).first(), dialog),
  'menu of chats': opened(/^Chats/, (page) => by.listitem(dialog(page)).first(), dialog),
  'search results': { path: '/discover?query=rice', shows: article },
  product: { path: productPath('mangoCake'), shows: heading('Buyer Ratings') },
  lightbox: opened('Full screen', (page) => page.getByText(/^\d \/ 3$/).last()),
  quantity: opened('Add to cart'),
  'product on lists': opened('Schedule: add to a list'),
  shop: { path: '/san-fernando-rice-center', shows: article },
  favourites: { path: '/favourites', shows: article },
  cart: { path: '/cart', shows: (page) => by.spinbutton(page).first() },
  checkout: {
    act: async (page) => {
      await by.checkbox(page, 'Select all', { exact: true }).check()
      await press('Check Out')(page)
    },
    shows: (page) => by.main(page).getByText('Total Amount'),
  },
  orders: { path: '/profile/liza-manalo/orders', shows: article },
  'one order': {
    path: `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
    shows: (page) => button(page, /^Rate$/),
  },
  rating: opened(/^Rate$/),
  profile: { path: '/profile/liza-manalo', shows: heading('Shipping Address') },
  'new address': opened('Add Address', (page) => by.combobox(dialog(page), 'Region')),
  scheduler: {
    path: '/order/schedule',
    shows: (page) => by.link(page, /^Weekly groceries/),
  },
  'new list': opened('New list'),
  'chats page': { path: '/liza-manalo/chats', shows: item },
  conversation: {
    act: (page) => by.link(main(page)).filter({ hasText: 'San Fernando' }).first().tap(),
    shows: (page) => by.textbox(page, /^Message to/),
  },
  nearby: { path: '/nearby', shows: item },
  'shop on the map': opened(/Rice Center/, (page) => button(page, 'Close')),
}

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    // As the router makes them.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ key: to, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function expectUsableByTouch(
  page: Page,
  devtools: CDPSession,
  states: Record<string, State>,
): Promise<void> {
  for (const [name, { path, act, shows, panel }] of Object.entries(states)) {
    if (path) {
      // Such a change of the address only closes an open panel, like Back.
      await page.keyboard.press('Escape')
      await go(page, path)
    }
    await act?.(page)
    await expect(shows(page), name).toBeVisible()
    for (const [turn, size, insets] of turns) {
      await turnPhone(page, devtools, size, insets)
      // Something may still be moving.
      await expect
        .soft(async () =>
          expect(await touchFaults(page, insets, panel?.(page)), `${name}, ${turn}`).toEqual([]),
        )
        .toPass({ timeout: 10_000 })
    }
    if (act) await page.keyboard.press('Escape')
  }
}

for (const [who, sim, states] of [
  ['a visitor', '', visitor],
  ['a buyer', 'as:liza,position:15.0286,120.6898', buyer],
] as const) {
  test(
    `every screen of ${who} by touch, on a phone with a notch: targets of 44 px, nothing under the display's edges`,
    { tag: '@phone' },
    async ({ page, marketplace }) => {
      test.slow()
      const devtools = await page.context().newCDPSession(page)
      await marketplace.visit('/home', sim)
      await expect(article(page)).toBeVisible()
      await expectUsableByTouch(page, devtools, states)
    },
  )
}
