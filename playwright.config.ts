import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { hostLog } from './e2e/support/hostLog.ts'
import { policyReports } from './e2e/support/policyReports.ts'
import { addresses, INSECURE_NAME, ports } from './scripts/addresses.mjs'
import { chromiumArgs, findChromium } from './scripts/browser.mjs'

const onCi = Boolean(process.env.CI)
mkdirSync(dirname(hostLog), { recursive: true })

const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
// One pixel for each of CSS: the processor draws all of them.
const narrow = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
}
/**
 * Which journeys a project runs, by their tags. `npm test` runs each on the demo at 1280 px, but
 * for those with these tags:
 *
 * | tag | in `npm test` | in `npm run test:all` |
 * |---|---|---|
 * | `@phone` | at 360 px in place of 1280 | |
 * | `@also-phone` | at 360 px, too | |
 * | `@live` | on the live build, too: what differs there | |
 * | `@all` | not at all | on the demo at 1280 px |
 * | `@all-phone`, `@all-live`, `@all-live-phone` | | at 360 px, on the live build, or both, too |
 * | `@no-demo` | not on the demo | |
 * | `@engines` | | in Playwright's Firefox and WebKit, too, where they are installed |
 * | `@maps` | not at all | on the live build with a token for maps |
 * | `@bare` | | on the demo on a server that has nothing but its files, too |
 * | `@paths` | not at all | on two demos under two paths, on a server that is as GitHub Pages |
 */
const tags = {
  elsewhere: /@all(?![-\w])|@phone\b|@maps\b|@paths\b|@no-demo\b/,
  phone: /@(also-)?phone\b/,
  live: /@live\b/,
  all: /@all(?![-\w])/,
  allPhone: /@all-phone\b/,
  allLive: /@all-live(?![-\w])/,
  allLivePhone: /@all-live-phone\b/,
  maps: /@maps\b/,
  engines: /@engines\b/,
  bare: /@bare\b/,
  paths: /@paths\b/,
}
const live = { baseURL: addresses.live }
const pictures = '**/e2e/visual/*.spec.ts'
const headers = `--reports ${policyReports}`
/** The builds to serve, of those that were made. */
const folders = (
  [
    ['dist-demo', ports.demo, headers],
    ['dist-live', ports.live, headers],
    ['dist-live-map', ports.liveMap, headers],
    ['dist-demo', ports.bare, '--bare'],
    ['dist-paths', ports.paths, '--bare'],
  ] as const
).filter(([folder]) => existsSync(folder))

/** Playwright's own Firefox and WebKit. The options of Chromium must not reach them. */
const engines = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ name, device }) => ({ name, grep: tags.engines, use: { ...device, launchOptions: {} } }))

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/policyReports.ts',
  fullyParallel: true,
  forbidOnly: onCi,
  // A busy machine may time out once; a defect fails every time.
  retries: onCi ? 1 : 0,
  workers: 2,
  // A slow machine must not fail a test: these limits only end what hangs.
  timeout: 180_000,
  reporter: 'line',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    timeout: 20_000,
    // Another version of Chromium smooths text differently. These limits allow that, but no moved
    // or recoloured element.
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
    // What a test presses and nobody shows is then named, minutes before the test's own limit.
    actionTimeout: 60_000,
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
      // No host but this machine resolves; under another name than localhost it is no secure
      // address.
      args: [
        ...chromiumArgs,
        `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`,
      ],
    },
  },
  projects: [
    // The live projects share one API host and one world, so each runs its tests one after another,
    // beside another project.
    { name: 'live-1280', grep: tags.live, workers: 1, use: { ...wide, ...live } },
    // Pictures and axe, without motion; each test sets its own widths. Playwright injects a style
    // for the pictures, which the content policy would block.
    {
      name: 'visual',
      testMatch: pictures,
      use: { ...wide, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'demo-1280', testIgnore: pictures, grepInvert: tags.elsewhere, use: wide },
    { name: 'demo-360', testIgnore: pictures, grep: tags.phone, use: narrow },
    { name: 'all-live-1280', grep: tags.allLive, workers: 1, use: { ...wide, ...live } },
    {
      name: 'all-live-map',
      grep: tags.maps,
      workers: 1,
      use: { ...wide, baseURL: addresses.liveMap },
    },
    { name: 'all-live-360', grep: tags.allLivePhone, workers: 1, use: { ...narrow, ...live } },
    { name: 'all-demo-1280', testIgnore: pictures, grep: tags.all, use: wide },
    { name: 'all-demo-360', testIgnore: pictures, grep: tags.allPhone, use: narrow },
    { name: 'all-bare', grep: tags.bare, use: { ...wide, baseURL: addresses.bare } },
    { name: 'all-paths', grep: tags.paths, use: { ...wide, baseURL: addresses.paths } },
    ...engines,
  ],
  webServer: [
    ...folders.map(([folder, port, options]) => ({
      command: `node scripts/serve.mjs ${folder} --strict --plain ${options} --port ${port}`,
      port,
    })),
    {
      command: `node mocks/hosts/node.ts --control --port ${ports.host} --origin ${addresses.live},${addresses.liveMap},${addresses.release} > ${hostLog}`,
      port: ports.host,
    },
    {
      command: `node e2e/support/telemetryHost.ts --port ${ports.telemetry}`,
      port: ports.telemetry,
    },
  ].map((server) => ({ ...server, reuseExistingServer: false, timeout: 60_000 })),
})
