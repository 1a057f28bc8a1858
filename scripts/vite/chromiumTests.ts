import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'

export async function chromiumTests() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
      // Nothing waits for an animation; the journeys have them.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}
