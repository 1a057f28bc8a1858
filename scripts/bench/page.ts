import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build } from 'vite'
import { addresses, ports } from '../addresses.mjs'
import { launchChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'

export const FIRST_PORT = 4340
/** Of the page's processor. */
export const THROTTLE = 4

/** @throws Error when a folder holds no build */
export function expectBuilt(folder: string, message: string): void {
  if (!existsSync(join(root, folder, 'index.html'))) throw new Error(message)
}

export function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}

/** Starts the marketplace for pages of some origins; returns what ends it. */
export async function startHost(origins: string): Promise<() => void> {
  const args = ['mocks/hosts/node.ts', '--port', String(ports.host), '--origin', origins]
  const host = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(host.stdout, 'data')
  return () => void host.kill()
}

/**
 * Serves the demo and opens a page of a new browser for `work`; closes all afterwards.
 * @throws Error when the demo is not built
 */
export async function withPage<T>(work: (page: Page, origin: string) => Promise<T>): Promise<T> {
  expectBuilt('dist-demo', 'build the demo first: npm run build:demo')
  const server = fileServer('dist-demo')
  const origin = `http://localhost:${await listen(server, FIRST_PORT)}`
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    return await work(await context.newPage(), origin)
  } finally {
    await browser.close()
    stop(server)
  }
}

export async function throttle(page: Page, rate = THROTTLE): Promise<void> {
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

export const FLOOR = 'node_modules/.cache/suki/floor'

export async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: join(root, 'scripts/bench/floor'),
    logLevel: 'warn',
    plugins: [react()],
    define: { 'import.meta.env.VITE_FLOOR_API': JSON.stringify(`${addresses.host}/api`) },
    build: { outDir: join(root, FLOOR), emptyOutDir: true },
  })
}
