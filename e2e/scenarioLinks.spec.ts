import { readFileSync, writeFileSync } from 'node:fs'
import { productPath } from './support/records.ts'
import { detail, schedulesPath } from './support/schedules.ts'
import { settle } from './support/screens.ts'
import { by, expect, type Locator, type Page, test } from './support/test.ts'

// The content policy would block the style that hides the text cursor.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** A login of an earlier time would have expired. */
const MOMENT = '2040-03-05T10:00:00+08:00'
const frozen = 'clock:2040-03-05T10.00,freeze'
const style = readFileSync('e2e/support/screens.css', 'utf8')

/** Differences of a colour (0 to 255) that nobody sees. */
const UNSEEN = 8

interface State {
  name: string
  path: string
  /** Directives without the clock. */
  sim: string
  act?: (page: Page) => Promise<unknown>
  shows: (page: Page) => Locator
}

const products = (page: Page) => by.article(by.main(page))
const orders = '/profile/liza-manalo/orders'
const inTime = (name: string) => async (page: Page) => {
  await by.tab(page, 'Time').click()
  await by.button(page, name).click()
}
const states: State[] = [
  {
    name: 'another world',
    path: '/discover?query=rice',
    sim: 'seed:7,products:300',
    shows: products,
  },
  { name: 'a day later', path: orders, sim: 'as:liza', act: inTime('+1 day'), shows: products },
  {
    name: 'after the next event',
    path: `${orders}?status=PREPARING`,
    sim: 'as:liza',
    act: inTime('Skip to it'),
    shows: products,
  },
  {
    name: 'a slow network without sockets',
    path: '/cart',
    sim: 'as:liza,latency:150,socket:down',
    shows: (page) => by.checkbox(by.main(page)).first(),
  },
  {
    name: 'more shops, and a device at a place',
    path: productPath('mango'),
    sim: 'position:15.0343,120.6844,shops:90',
    shows: (page) => by.h1(page),
  },
  {
    name: 'answers that break the contract',
    path: '/home',
    sim: 'drift:listProducts:/items/*/price:type,fail:createTransactions:503:2',
    shows: (page) => by.main(page),
  },
  {
    name: 'weeks of scheduled lists',
    path: schedulesPath,
    sim: 'as:liza,advance:40320',
    shows: (page) => detail(page, 'Weekly groceries'),
  },
]

async function linkOf(page: Page, act: State['act'] = () => Promise.resolve()): Promise<string> {
  await by.button(page, 'Demo', { exact: true }).click()
  await act(page)
  await by.tab(page, 'Share').click()
  const link = await by.textbox(page, 'Link').inputValue()
  await by.button(page, 'Close the demo panel').click()
  return link
}

async function picture(page: Page, { shows }: State): Promise<Buffer> {
  await expect(shows(page).first()).toBeVisible({ timeout: 60_000 })
  await page.mouse.move(0, 0)
  await settle(page)
  return page.screenshot({ animations: 'disabled', style })
}

/**
 * Compares two PNG pictures, in a page of any address.
 * @returns the largest difference of a colour, 0 to 255; 255 for different sizes
 */
function largestDifference(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [one, other] = await Promise.all(
        encoded.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 255
      let largest = 0
      for (const [n, colour] of one.data.entries())
        largest = Math.max(largest, Math.abs(colour - (other.data[n] ?? 0)))
      return largest
    },
    [first, second].map((picture) => picture.toString('base64')),
  )
}

for (const half of [states.slice(0, 4), states.slice(4)])
  test(
    `a link gives the same screen in another browser: ${half.map(({ name }) => name).join(', ')}`,
    { tag: '@all' },
    async ({ page, browser, marketplace, monitor }, info) => {
      test.slow()
      monitor.allow(/status of 503/, /is not what the contract says/)
      await page.clock.setFixedTime(MOMENT)
      for (const state of half) {
        await marketplace.visit(state.path, `as:visitor,${frozen},reset,${state.sim}`)
        await expect(state.shows(page).first()).toBeVisible({ timeout: 60_000 })
        const link = await linkOf(page, state.act)
        const other = await browser.newContext()
        const fresh = await other.newPage()
        await fresh.clock.setFixedTime(MOMENT)
        await fresh.goto(link)
        // The open page follows a jump of the clock within a second.
        await expect
          .soft(async () => {
            const [first, second] = await Promise.all([picture(page, state), picture(fresh, state)])
            for (const [name, body] of Object.entries({ first, second }))
              writeFileSync(info.outputPath(`${state.name}, ${name}.png`), body)
            expect(
              await largestDifference(fresh, first, second),
              `${state.name}: the pictures are the same, pixel by pixel`,
            ).toBeLessThanOrEqual(UNSEEN)
          })
          .toPass({ timeout: 60_000 })
        expect
          .soft(await linkOf(fresh), `${state.name}: the other browser offers the same link`)
          .toBe(link)
        await other.close()
      }
    },
  )
