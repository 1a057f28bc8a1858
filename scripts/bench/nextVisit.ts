import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { addresses, ports } from '../addresses.mjs'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'
import type { Measured } from './figure.ts'
import { isBuilt, THROTTLE, throttle } from './page.ts'

const FOLDER = 'dist-live'
/** A slow 4G line: its delay, ms, and bytes per second. */
const [DELAY_MS, BYTES_PER_S] = [150, 1_600_000 / 8]
const VISITS = 5

/** Serves the live build; each answer is late by `line.delay`, ms, for the service worker too, which the browser's own throttling leaves out. */
async function serveSlowly(line: { delay: number }) {
  const files = fileServer(FOLDER)
  const server = createServer((request, response) => void wait(line.delay).then(() => files.emit('request', request, response)))
  await listen(server, ports.live, { strict: true })
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

const PAINTED = 'products painted, ms: '

/** Runs in the page, frame by frame. It says when by the console: to ask for it would run the driver's own script before the app has painted. */
function notePaint(said: string) {
  const look = () => {
    if (!document.querySelector('main article')) requestAnimationFrame(look)
    else requestAnimationFrame(() => console.info(said + performance.now()))
  }
  look()
}

/** Opens home on the slow line; returns the page, and ms from the start of the navigation until products are painted. */
async function visitHome(context: BrowserContext): Promise<{ page: Page; painted: number }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const speed = { downloadThroughput: BYTES_PER_S, uploadThroughput: BYTES_PER_S }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: DELAY_MS, ...speed })
  await throttle(page, THROTTLE)
  await page.addInitScript(notePaint, PAINTED)
  const [said] = await Promise.all([
    page.waitForEvent('console', { predicate: (message) => message.text().startsWith(PAINTED), timeout: 60_000 }),
    page.goto(`${addresses.live}/home`),
  ])
  return { page, painted: Number(said.text().slice(PAINTED.length)) }
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN

/** The second visit of live /home on a slow line: ms until the products of the first one are painted. Its note compares it with the first visit. */
export async function nextVisit(): Promise<Measured> {
  if (!isBuilt(FOLDER)) return { note: `${FOLDER} is not built` }
  const host = spawn(process.execPath, ['mocks/hosts/node.ts', '--port', String(ports.host), '--origin', addresses.live], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = { delay: 0 }
  await once(host.stdout, 'data')
  const stop = await serveSlowly(line)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const { page, painted: first } = await visitHome(context)
    await page.waitForFunction(async () => (await caches.match(new URL('/', location.href))) !== undefined, undefined, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    // It is told that it is hidden, and stores what was seen.
    await page.goto('about:blank')
    line.delay = DELAY_MS
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const next = await visitHome(context)
      times.push(next.painted)
      await next.page.close({ runBeforeUnload: false })
    }
    const value = median(times)
    return { value, note: `median of ${VISITS}; the first visit ${first.toFixed(0)} ms, ratio ${(value / first).toFixed(2)}` }
  } finally {
    await browser.close()
    stop()
    host.kill()
  }
}
