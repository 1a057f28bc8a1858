import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'

/** Vitest's options for tests in a real Chromium, at the wider of the design's two widths. */
export async function chromiumTests() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: await findChromium(), args: chromiumArgs } }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}
