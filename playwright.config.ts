import { defineConfig, devices } from '@playwright/test'
import { addresses, ports } from './scripts/addresses.mjs'
import { chromiumArgs, findChromium } from './scripts/browser.mjs'

const onCi = Boolean(process.env.CI)

/** The demo at the two widths that the design is drawn for; the live app, for journeys tagged @live, against the API host. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: onCi,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: 'line',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{projectName}/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 } },
  use: {
    baseURL: addresses.demo,
    serviceWorkers: 'allow',
    timezoneId: 'Asia/Manila',
    locale: 'en-PH',
    colorScheme: 'light',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'demo-1280', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'demo-360', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    { name: 'live-1280', grep: /@live/, use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, baseURL: addresses.live } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs dist-demo --strict --port ${ports.demo}`, port: ports.demo },
    { command: `node scripts/serve.mjs dist-live --strict --port ${ports.live}`, port: ports.live },
    { command: `node mocks/hosts/node.ts --control --port ${ports.host} --origin ${addresses.live}`, port: ports.host },
  ].map((server) => ({ ...server, reuseExistingServer: false, timeout: 60_000 })),
})
