import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { conversationIds, orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { walkWithFloats } from '../support/floats.tsx'
import { lengthenWords } from '../support/longWords.ts'
import { readingFaults } from '../support/readingFaults.ts'
import { lizasPanels } from '../support/screens.ts'
import { buttonNamed, findButton, partNamed, press, resize } from '../support/user.ts'
import { allLoaded, walkScreens } from '../support/walkScreens.tsx'

test.each([
  // 320 px beside the scrollbar, which a phone doesn't have.
  [335, 640],
  [768, 1024],
  [1366, 650],
])(
  'at %i x %i px nothing that floats covers a control or a heading of any screen',
  async (width, height) => {
    expect(await walkWithFloats(width, height)).toEqual([])
  },
)

/** Prices of seven digits. */
function raisePrices(market: Market): void {
  const { products } = market.world.tables
  for (const { _id, price } of products.all()) products.update(_id, { price: 1_000_000 + price })
}

const profile = '/profile/liza-manalo'
const mango = `/products/${namedProducts.mango.id}`

/** Panels and dialogs, by the screen and what is pressed to open them. */
const panels: NonNullable<Parameters<typeof walkScreens>[0]['panels']> = [
  ...lizasPanels,
  [`/order/schedule/${scheduleIds.weeklyGroceries}`, /^Edit /, /^Reschedule List/],
]

/** Further dialogs; no two of one screen in turn, since another screen closes them. */
const dialogs: typeof panels = [
  [mango, /^Buy Now/],
  [profile, /^Change Password/],
  [mango, /^More about this product/, /^Flag or report/],
  [profile, /^Contact Us/],
  [mango, /^Schedule: add to a list/],
  [profile, /^Delete Account/],
  [`${profile}/orders?transaction_id=${orderIds.lizaUnrated}`, /^Rate/],
  [profile, /^Edit/],
]

/** What can't be read on a usual phone, and on the smallest. */
async function read(): Promise<string[]> {
  const faults: string[] = []
  for (const width of [320, 360]) {
    await resize(width, 740)
    faults.push(...readingFaults().map((fault) => `at ${width} px: ${fault}`))
  }
  return faults
}
const phone = { width: 360, height: 740, read }

test.each([-1e21, 1e20])(
  'with %d for each number of the answers no screen is wider than a phone, GEN-02',
  async (number) => {
    const prepare = () => {
      const honest = vi.mocked(globalThis.fetch).getMockImplementation()!
      vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
        const response = await honest(input, init)
        if (!response.headers.get('content-type')?.includes('json')) return response
        const text = await response.text()
        return new Response(
          text.replaceAll(/(?<!Page)":-?[\d.]+(?=[,}])/g, `":${number}`),
          response,
        )
      })
    }
    const faults = await walkScreens({ ...phone, prepare })
    // No shop has a price of a billion: it may lie over its neighbour, and break a label.
    expect(faults.filter((fault) => !/lies under|on two lines/.test(fault))).toEqual([])
  },
)

test.each([
  ['words of 80 letters', lengthenWords],
  ['prices of seven digits', raisePrices],
])(
  'with %s no screen is wider than a phone, and nothing on it is cut off, broken or covered',
  async (_world, change) => {
    const faults = await walkScreens({
      ...phone,
      panels,
      prepare: ({ market, queryClient }) => {
        change(market)
        return queryClient.invalidateQueries()
      },
    })
    expect(faults).toEqual([])
  },
)

test.each([24, 32])(
  'with a font size of %i px no screen is wider than a phone, and nothing on it is cut off or covered',
  async (size) => {
    const setFontSize = (standard: number) =>
      cdp().send('Page.setFontSizes', { fontSizes: { standard } })
    onTestFinished(async () => void (await setFontSize(16)))
    await setFontSize(size)
    const faults = await walkScreens({
      ...phone,
      panels: [...panels, ...dialogs],
      read: () => readingFaults().filter((fault) => !/breaks|on two lines/.test(fault)),
    })
    expect(faults).toEqual([])
  },
)

afterEach(() => void (document.documentElement.style.fontSize = ''))

/** The share of the screen's height, in its middle, that no bar covers which stays there. */
function freeHeight(): number {
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement))
  const lines = Array.from({ length: innerHeight }, (_, y) =>
    document.elementFromPoint(innerWidth / 2, y),
  )
  return lines.filter((element) => !isBar(element)).length / innerHeight
}

const expectFree = (share: number, path: string) =>
  waitFor(() => {
    scrollTo(0, innerHeight)
    expect(freeHeight(), path).toBeGreaterThan(share)
  })

const screens = [
  '/home',
  mango,
  '/cart',
  checkoutPath('mango', 'mangoCake'),
  '/profile/liza-manalo/orders',
  '/order/schedule',
  '/liza-manalo/chats',
  '/nearby',
]

test.each([
  ['at 400 % zoom', 320, 256],
  ['on a phone in landscape', 740, 360],
])(
  '%s (%i x %i px) no bar stays over a screen, and the main navigation is in the bar at the top',
  async (_name, width, height) => {
    await resize(width, height)
    const { router } = openApp('/terms-conditions', 'as:liza,position:15.0286,120.6898')
    for (const path of screens) {
      await router.navigate(path)
      await allLoaded()
      await waitFor(() =>
        expect(screen.getByRole('navigation', { name: 'Main' }).closest('header')).not.toBeNull(),
      )
      await expectFree(0.9, path)
    }
  },
)

test('at 200 % zoom on a laptop the bars of the cart and of a product leave half of the screen', async () => {
  await resize(640, 450)
  const { router } = openApp('/terms-conditions', 'as:liza')
  for (const path of ['/cart', mango]) {
    await router.navigate(path)
    await allLoaded()
    await expectFree(0.5, path)
  }
})

test('at 400 % zoom a list in a sheet and a conversation leave room for what they are about', async () => {
  await resize(320, 256)
  const { router } = openApp(`/liza-manalo/chats?chat=${conversationIds.lizaRice}`, 'as:liza')
  const thread = await screen.findByRole('region', { name: /^Messages with/ })
  expect(thread.clientHeight).toBeGreaterThan(innerHeight / 2)
  await router.navigate(`/order/schedule/${scheduleIds.weeklyGroceries}`)
  const button = await findButton('Advance Checkout')
  expect(button.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
})

test('the cart can be checked out at 400 % zoom, CART-32', async () => {
  await resize(320, 256)
  const { address } = openApp('/cart', 'as:liza')
  await press('Select all', screen, 'checkbox')
  const button = buttonNamed('Check Out')
  button.scrollIntoView()
  await userEvent.click(button)
  await expect.poll(address).toMatch(/^\/cart\/checkout/)
})

test.each([16, 32])(
  'with a font size of %i px counts leave their icons visible, and labels are whole',
  async (size) => {
    document.documentElement.style.fontSize = `${size}px`
    await resize(360, 740)
    openApp('/cart', 'as:liza')
    const controls = [
      await screen.findByRole('link', { name: /^Cart \(/ }),
      ...(await screen.findAllByRole('button', { name: /^(Chats|Notifications), / })),
    ]
    expect(controls).toHaveLength(3)
    for (const control of controls) {
      const icon = control.querySelector('svg')!.getBoundingClientRect()
      const count = [...control.parentElement!.querySelectorAll('[aria-hidden=true]')]
        .find((one) => /^\d+$/.test(one.textContent))!
        .getBoundingClientRect()
      const covered =
        Math.max(0, Math.min(icon.right, count.right) - Math.max(icon.left, count.left)) *
        Math.max(0, Math.min(icon.bottom, count.bottom) - Math.max(icon.top, count.top))
      expect(covered / (icon.width * icon.height)).toBeLessThan(0.25)
    }
    const labels = (await partNamed('Main', 'navigation'))
      .getAllByRole('link')
      .map((link) => link.lastElementChild!)
    for (const label of labels) expect(label.getClientRects()).toHaveLength(1)
  },
)
