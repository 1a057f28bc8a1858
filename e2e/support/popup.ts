import type { Locator, Page } from '@playwright/test'

/** Presses a button that closes its own window, under whose click the window may be gone already. */
export async function pressLast(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close')
  await button.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await closed
}
