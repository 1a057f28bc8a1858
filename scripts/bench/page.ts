import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'

export const FIRST_PORT = 4340
/** Of the page's processor. */
export const THROTTLE = 4

export const isBuilt = (folder: string) => existsSync(join(root, folder, 'index.html'))

/** Serves a build and opens a page of a new browser for `work`; closes all afterwards. */
export async function withPage<T>(
  folder: string,
  work: (page: Page, origin: string) => Promise<T>,
): Promise<T> {
  const server = fileServer(folder)
  const origin = `http://localhost:${await listen(server, FIRST_PORT)}`
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    return await work(await context.newPage(), origin)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

export async function throttle(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Slow 4G: its delay, ms, and bytes per second. */
export const SLOW_LINE = { latency: 150, bytes: 1_600_000 / 8 }

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LINE.latency,
    downloadThroughput: SLOW_LINE.bytes,
    uploadThroughput: SLOW_LINE.bytes,
  })
}
