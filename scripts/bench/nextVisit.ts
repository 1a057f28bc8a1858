import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { addresses, ports } from '../addresses.mjs'
import { launchChromium } from '../browser.mjs'
import { fileServer, listen } from '../serve.mjs'
import { median } from './figure.ts'
import {
  buildFloor,
  FLOOR,
  expectBuilt,
  SLOW_LINE,
  slowDown,
  startHost,
  stop,
  throttle,
} from './page.ts'

const FOLDER = 'dist-live'
const VISITS = 5

/**
 * Each answer is late by `line.delay`, ms, for a service worker too, which the browser's
 * throttling leaves out.
 */
async function serveSlowly(folder: string, port: number, line: { delay: number }) {
  const files = fileServer(folder)
  const server = createServer(
    (request, response) =>
      void wait(line.delay).then(() => files.emit('request', request, response)),
  )
  await listen(server, port, { strict: true })
  return server
}

const PAINTED = 'products painted, ms: '

/**
 * Runs in the page. It says when by the console: asking would run the driver's script before the
 * app has painted.
 */
function notePaint(said: string) {
  const look = () => {
    if (!document.querySelector('main article')) requestAnimationFrame(look)
    else requestAnimationFrame(() => console.info(said + performance.now()))
  }
  look()
}

/** Opens home on the slow line; ms from the start of the navigation until products are painted. */
async function visitHome(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; painted: number }> {
  const page = await context.newPage()
  await slowDown(page)
  await throttle(page)
  await page.addInitScript(notePaint, PAINTED)
  const [said] = await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(PAINTED),
      timeout: 60_000,
    }),
    page.goto(`${origin}/home`),
  ])
  return { page, painted: Number(said.text().slice(PAINTED.length)) }
}

async function visitTwice(
  folder: string,
  port: number,
  isReady: () => Promise<boolean> | boolean,
): Promise<{ first: number; next: number }> {
  const line = { delay: 0 }
  const origin = `http://localhost:${port}`
  const server = await serveSlowly(folder, port, line)
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const { page, painted: first } = await visitHome(context, origin)
    await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    line.delay = SLOW_LINE.latency
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const next = await visitHome(context, origin)
      times.push(next.painted)
      await next.page.close({ runBeforeUnload: false })
    }
    return { first, next: median(times) }
  } finally {
    await browser.close()
    stop(server)
  }
}

/**
 * The second visit of live /home on a slow line: ms until the first one's products are painted,
 * and relative to the floor, whose page and products come over the line.
 */
export async function nextVisit() {
  expectBuilt(FOLDER, `${FOLDER} is not built`)
  const endHost = await startHost(`${addresses.live},${addresses.liveMap}`)
  try {
    await buildFloor()
    const app = await visitTwice(FOLDER, ports.live, async () => {
      const page = await caches.match(new URL('/index.html', location.href), { ignoreSearch: true })
      return page !== undefined && 'suki.visit' in localStorage
    })
    const floor = await visitTwice(FLOOR, ports.liveMap, () => true)
    return {
      painted: {
        value: app.next,
        note: `median of ${VISITS}; the first visit ${app.first.toFixed(0)} ms, ratio ${(app.next / app.first).toFixed(2)}`,
      },
      againstFloor: {
        value: app.next / floor.next,
        note: `${app.next.toFixed(0)} against ${floor.next.toFixed(0)} ms`,
      },
    }
  } finally {
    endHost()
  }
}
