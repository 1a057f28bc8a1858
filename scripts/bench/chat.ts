import type { Page } from 'playwright'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Measured } from './figure.ts'

export const SHOP = 'San Fernando Rice Center'
export const notBuilt: Measured = { note: 'build the demo first: npm run build:demo' }

/** The composer of the open chat. */
export const composer = (page: Page) => page.getByRole('textbox', { name: `Message to ${SHOP}` })

/**
 * Opens Liza's chat with the rice shop, at an hour at which it is open, in a window on its
 * product's page.
 */
export async function openChat(page: Page, origin: string, sim = ''): Promise<void> {
  await page.goto(
    `${origin}/products/${namedProducts.jasmineRice.id}?sim=as:liza,clock:2026-07-20T10.00${sim}`,
  )
  const button = page.getByRole('button', { name: `Chat with ${SHOP}` })
  await button.first().click({ timeout: 60_000 })
  await composer(page).waitFor({ timeout: 60_000 })
}
