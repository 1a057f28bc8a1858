import type { Page } from '@playwright/test'

/** Milliseconds ahead of the page's time at which it stops: past what the way there may take. */
const AHEAD = 20_000

/** From here on the page's time goes on by `page.clock.runFor` alone, however busy the machine is. Needs `page.clock.install()` before the visit. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
}
