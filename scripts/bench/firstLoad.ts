import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Route } from 'playwright'
import { openMarket } from '../../mocks/hosts/vitest.ts'
import { root } from '../commands.mjs'
import type { Measured } from './figure.ts'
import { isBuilt, withPage } from './page.ts'

const FOLDER = 'dist-live'

/** Answers the page's API calls from a marketplace in this process; all other requests to foreign hosts fail. */
async function answerCalls(page: Page, origin: string): Promise<void> {
  const market = openMarket()
  const answer = async (route: Route) => {
    const request = route.request()
    const path = /\/api\/.*$/.exec(request.url())?.[0]
    if (!path) return route.abort()
    const cors = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const response = await market.fetch(new Request(`https://suki.example${path}`, { method: request.method() }))
    return route.fulfill({ status: response.status, headers: { ...cors, 'content-type': 'application/json' }, body: await response.text() })
  }
  await page.route((url) => url.origin !== origin, answer)
}

/**
 * The scripts that a visitor's browser loads before /home shows its first product: kilobytes (1,000 bytes) of Brotli, best compression. The note has
 * them as gzip, and those that follow while the browser is idle.
 */
export async function firstLoad(): Promise<Measured> {
  if (!isBuilt(FOLDER)) return { note: 'build it first: VITE_API_HOST=https://api.example.com npm run build:live' }
  return withPage(FOLDER, async (page, origin) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname, origin: from } = new URL(response.url())
      if (from === origin && pathname.endsWith('.js') && pathname !== '/service-worker.js') scripts.add(pathname)
    })
    const sizeOf = (paths: readonly string[], compress: (data: Buffer) => Buffer) =>
      paths.reduce((sum, path) => sum + compress(readFileSync(join(root, FOLDER, path))).length, 0)
    await answerCalls(page, origin)
    await page.goto(`${origin}/home`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 30_000 })
    const first = [...scripts]
    await page.waitForLoadState('networkidle')
    const later = [...scripts].filter((path) => !first.includes(path))
    const value = sizeOf(first, brotliCompressSync) / 1000
    return {
      value,
      note: `${first.length} files, gzip ${(sizeOf(first, gzipSync) / 1000).toFixed(1)} KB; when idle ${later.length} files, Brotli ${(sizeOf(later, brotliCompressSync) / 1000).toFixed(1)} KB`,
    }
  })
}
