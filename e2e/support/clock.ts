import { expect, type Locator, type Page } from '@playwright/test'

/** How far the page's clock is moved between two checks, ms. */
const STEP_MS = 5000

/**
 * Moves the page's clock forward until an element is visible. Needs `page.clock.install()` before
 * the visit.
 */
export async function fastForwardUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}
