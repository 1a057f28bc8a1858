import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'

export async function chromiumTests(contextOptions?: { reducedMotion: 'reduce' }) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
      contextOptions,
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}
