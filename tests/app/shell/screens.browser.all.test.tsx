import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { walkWithFloats } from '../support/floats.tsx'
import { lengthenWords } from '../support/longWords.ts'
import { readingFaults } from '../support/readingFaults.ts'
import { lizasPanels } from '../support/screens.ts'
import { walkScreens } from '../support/walkScreens.tsx'

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
  [mango, /^Add to a scheduled list/],
  [profile, /^Delete Account/],
  [`${profile}/orders?transaction_id=${orderIds.lizaUnrated}`, /^Rate/],
  [profile, /^Edit/],
]

/** What can't be read on a usual phone, and on the smallest. */
async function read(): Promise<string[]> {
  const faults: string[] = []
  for (const width of [320, 360]) {
    await page.viewport(width, 740)
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
