import type { Locator, Page } from '@playwright/test'

/** The window may be gone before the click returns. */
export async function pressToClose(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close')
  await button.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await closed
}
