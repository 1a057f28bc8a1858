import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The user can scroll what is partly under a sticky bar. */
const isScrolledUnder = (summary: string) => summary.includes('partially obscured')

/**
 * Until then elements lack contrast. `allSettled`, since a removed element cancels its animation.
 */
const animationsEnded = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ).then(() => {}),
  )

export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22)
    // The other mode needs a page of its own, for foreign frames.
    .setLegacyMode()
    .analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect(faults.filter((fault) => !isScrolledUnder(fault))).toEqual([])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    'pixels beyond the edge',
  ).toBeLessThanOrEqual(0)
}

/** Checks it also on a phone, as whose window it stays. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
}
