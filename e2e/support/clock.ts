import { expect, type Locator, type Page } from '@playwright/test'

const STEP_MS = 5000

/** Needs `page.clock.install()` before the visit. */
export async function fastForwardUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}
