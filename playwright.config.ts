import { defineConfig, devices } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { hostLog } from './e2e/support/hostLog.ts'
import { policyReports } from './e2e/support/policy.ts'
import { addresses, INSECURE_NAME, ports } from './scripts/addresses.mjs'
import { chromiumArgs, findChromium } from './scripts/browser.mjs'

const onCi = Boolean(process.env.CI)
mkdirSync(dirname(hostLog), { recursive: true })

const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
// One pixel for each of CSS: the processor draws all of them.
const narrow = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }
// Every test runs on the demo at 1280 px. Tags add: @widths the demo at 360 px, @live the live build, @maps the live build
// with a token for maps, @everywhere the demo at 360 px and the live build, @phone the live build at 360 px: what differs by the width hardly
// differs by the host too, so that one journey has all four.
const live = { baseURL: addresses.live }
const pictures = '**/e2e/visual/*.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/policyReports.ts',
  fullyParallel: true,
  forbidOnly: onCi,
  // A busy machine may time out once; a defect fails every time.
  retries: onCi ? 1 : 0,
  workers: 2,
  // A slow machine must not fail a test: these limits only end what hangs.
  timeout: 90_000,
  reporter: 'line',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    timeout: 20_000,
    // Another version of Chromium smooths text differently. These limits allow that, but no moved or recoloured element.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      stylePath: 'e2e/support/screens.css',
      threshold: 0.07,
      maxDiffPixelRatio: 0.008,
    },
  },
  use: {
    baseURL: addresses.demo,
    serviceWorkers: 'allow',
    // Not Manila's zone, so that a time in the browser's zone instead of Manila's is noticed.
    timezoneId: 'Europe/Madrid',
    locale: 'en-PH',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'no-preference' },
    // A trace of every test costs a fifth of the time; `npm run e2e -- --trace on` records one.
    trace: onCi ? 'on-first-retry' : 'off',
    launchOptions: {
      executablePath: await findChromium(),
      // No host but this machine resolves; under another name than localhost it is no secure address.
      args: [...chromiumArgs, `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`],
    },
  },
  projects: [
    // The live projects share one API host and one world, so each runs its tests one after another, beside another project.
    { name: 'live-1280', grep: /@live|@everywhere/, workers: 1, use: { ...wide, ...live } },
    // Screenshots of every screen without motion; each test sets its own widths. Playwright injects a style for them, which the content
    // policy would block.
    { name: 'visual', testMatch: pictures, use: { ...wide, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'live-map', grep: /@maps/, workers: 1, use: { ...wide, baseURL: addresses.liveMap } },
    { name: 'live-360', grep: /@phone/, workers: 1, use: { ...narrow, ...live } },
    { name: 'demo-1280', testIgnore: pictures, use: wide },
    { name: 'demo-360', testIgnore: pictures, grep: /@widths|@everywhere/, use: narrow },
  ],
  webServer: [
    { command: `node scripts/serve.mjs dist-demo --strict --plain --reports ${policyReports} --port ${ports.demo}`, port: ports.demo },
    { command: `node scripts/serve.mjs dist-live --strict --plain --reports ${policyReports} --port ${ports.live}`, port: ports.live },
    {
      command: `node scripts/serve.mjs dist-live-map --strict --plain --reports ${policyReports} --port ${ports.liveMap}`,
      port: ports.liveMap,
    },
    {
      command: `node mocks/hosts/node.ts --control --port ${ports.host} --origin ${addresses.live},${addresses.liveMap},${addresses.release} > ${hostLog}`,
      port: ports.host,
    },
    { command: `node e2e/support/telemetryHost.ts --port ${ports.telemetry}`, port: ports.telemetry },
  ].map((server) => ({ ...server, reuseExistingServer: false, timeout: 60_000 })),
})
