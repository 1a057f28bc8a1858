import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { scheduleIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { lengthenWords } from '../support/longWords.ts'
import type { Market } from '../support/market.ts'
import { readingFaults } from '../support/readingFaults.ts'
import { lizasPanels, lizasScreens } from '../support/screens.ts'

afterEach(() => page.viewport(1280, 800))

/** Prices of seven digits. */
function raisePrices(market: Market): void {
  const { products } = market.world.tables
  for (const { _id, price } of products.all()) products.update(_id, { price: 1_000_000 + price })
}

/** Panels and dialogs, by the screen and what is pressed to open them. */
const panels: readonly (readonly [path: string, ...pressed: RegExp[]])[] = [
  ...lizasPanels,
  [`/order/schedule/${scheduleIds.weeklyGroceries}`, /^Edit /, /^Reschedule List/],
]

const expectLoaded = () =>
  waitFor(() => {
    expect(document.querySelector('main [aria-busy=true], dialog [aria-busy=true]')).toBeNull()
    expect(screen.getByRole('main', { hidden: true }).textContent).not.toBe('')
    // A panel that is still moving in is beyond the edge.
    expect(
      document
        .getAnimations()
        .filter(
          (one) => one.effect?.getComputedTiming().iterations === 1 && one.playState === 'running',
        ),
    ).toEqual([])
  })

/** What can't be read on a usual phone, and on the smallest. */
async function faultsOf(state: string): Promise<string[]> {
  await expectLoaded()
  const faults: string[] = []
  for (const width of [320, 360]) {
    await page.viewport(width, 740)
    faults.push(...readingFaults().map((fault) => `${state} at ${width} px: ${fault}`))
  }
  return faults
}

test.each([-1e21, 1e20])(
  'with %d for each number of the answers no screen is wider than a phone, GEN-02',
  async (number) => {
    await page.viewport(360, 740)
    const { router } = openApp('/terms-conditions', 'as:liza,position:15.0286,120.6898')
    const honest = vi.mocked(globalThis.fetch).getMockImplementation()!
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const response = await honest(input, init)
      if (!response.headers.get('content-type')?.includes('json')) return response
      const bent = (await response.text()).replaceAll(/(?<!Page)":-?[\d.]+(?=[,}])/g, `":${number}`)
      return new Response(bent, response)
    })
    const faults: string[] = []
    for (const path of lizasScreens) {
      await router.navigate(path)
      faults.push(...(await faultsOf(path)))
    }
    expect(faults).toEqual([])
  },
)

test.each([
  ['words of 80 letters', lengthenWords],
  ['prices of seven digits', raisePrices],
])(
  'with %s no screen is wider than a phone, and nothing on it is cut off, broken or covered',
  async (_world, change) => {
    await page.viewport(360, 740)
    const { market, router, queryClient } = openApp(
      '/terms-conditions',
      'as:liza,position:15.0286,120.6898',
    )
    change(market)
    await queryClient.invalidateQueries()
    const faults: string[] = []
    for (const path of lizasScreens) {
      await router.navigate(path)
      faults.push(...(await faultsOf(path)))
    }
    for (const [path, ...pressed] of panels) {
      await router.navigate(path)
      await expectLoaded()
      for (const name of pressed) {
        const found = () =>
          ['menuitem', 'button'].flatMap((role) => screen.queryAllByRole(role, { name }))
        await waitFor(() => expect(found()).not.toEqual([]))
        await userEvent.click(found()[0]!)
      }
      faults.push(...(await faultsOf(`${path}, ${pressed}`)))
      await userEvent.keyboard('{Escape}')
    }
    expect(faults).toEqual([])
  },
)
