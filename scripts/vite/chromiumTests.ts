import { playwright } from '@vitest/browser-playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'

/** Vitest's options for a real Chromium, at the wider of the design's two widths. */
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
