import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'

/** How Vitest runs tests in a real Chromium, at the wider of the two widths that the design is drawn for. */
export async function chromiumTests() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: await findChromium(), args: chromiumArgs } }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}
