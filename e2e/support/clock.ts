import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds from now at which the page's clock stops; `pauseAt` needs a moment that is not past when it runs. */
const AHEAD = 20_000

/** Stops the page's clock, so that only `page.clock.runFor` moves it, on a slow machine too. Needs `page.clock.install()` before the visit. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
}

/** How far the page's clock is moved between two checks, ms. */
const STEP = 5000

/** Moves the page's clock forward until an element is visible. Needs `page.clock.install()` before the visit. */
export async function fastForwardUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass()
}
