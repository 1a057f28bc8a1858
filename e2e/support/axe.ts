import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What lies half under a bar can be scrolled out from under it. */
const isScrolledUnder = (summary: string) => summary.includes('partially obscured')

/** What fades in has its contrast only at the end; what is cut short, as a skeleton that gives way, ends as well. */
const animationsEnded = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ).then(() => {}),
  )

/** Nothing on the screen breaks WCAG 2.2 AA, as far as a machine can tell; nor does the page scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page)
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(faults.filter((fault) => !isScrolledUnder(fault))).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'pixels beyond the edge',
  ).toBeLessThanOrEqual(0)
}
