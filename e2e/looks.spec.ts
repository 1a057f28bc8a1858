import { lizasScreens } from '../tests/app/support/screens.ts'
import { expect, type Page, test } from './support/test.ts'

const MOST = 0.02
const LATE = 'as:liza,position:15.0286,120.6898,latency:400'

interface Shift {
  value: number
  moved: string[]
}

/** Without those by the user's own input. */
const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} '${node?.textContent?.slice(0, 30)}' y ${previousRect.y} → ${currentRect.y}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

test(
  'no part of a screen moves while its code and its data load',
  { tag: '@also-phone' },
  async ({ page, marketplace }) => {
    test.slow()
    await collectShifts(page)
    const faults: string[] = []
    for (const path of lizasScreens) {
      await marketplace.visit(path, LATE)
      await expect(page.locator('main h1')).not.toHaveCount(0)
      await expect(page.locator('main[aria-busy], main [aria-busy=true]')).toHaveCount(0)
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready
        // Idle loads follow.
        await new Promise((resolve) => requestIdleCallback(resolve))
        return (globalThis as unknown as { shifts: Shift[] }).shifts
      })
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      if (sum > MOST)
        faults.push(`${path} ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join(', ')}`)
    }
    expect(faults).toEqual([])
  },
)
