import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds ahead of the page's time at which it stops: past what the way there may take. */
const AHEAD = 20_000

/** From here on the page's time goes on by `page.clock.runFor` alone, however busy the machine is. Needs `page.clock.install()` before the visit. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
}

/** Steps in which a page's time is wound on while something is awaited, ms. */
const STEP = 5000

/** Winds the page's time on until something is to be seen. Needs `page.clock.install()` before the visit. */
export async function waitOut(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass()
}
