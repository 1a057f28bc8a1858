import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { root } from '../commands.mjs'
import { withPage } from './page.ts'

const FEW = 60
const MANY = 2000
/** Steps of a drag, and px of each, after which the markers are worked out again. */
const STEPS = 90
const STEP = 8

interface Cost {
  /** Scripts, styles and layout of each step, the engine's included, without graphics, ms. */
  work: number
  markers: number
  /** From a search to its result, ms. */
  search: number
}

/** The demo keeps the engine's map at its element. */
type MapElement = HTMLElement & {
  map: { panBy(offset: [number, number], options: { duration: number }): void }
}

const drag = (page: Page): Promise<void> =>
  page.evaluate(
    ({ steps, step }) =>
      new Promise<void>((resolve) => {
        const { map } = document.querySelector('[data-map]') as MapElement
        let done = 0
        const frame = () => {
          if (done++ >= steps) return resolve()
          map.panBy([done % 30 < 15 ? step : -step, 0], { duration: 0 })
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { steps: STEPS, step: STEP },
  )

async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const spent = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
    return spent.reduce((sum, { value }) => sum + value, 0) * 1000
  }
}

async function cost(shops: number): Promise<Cost> {
  return withPage(async (page, origin) => {
    await page.goto(`${origin}/nearby?near=15.03,120.68&sim=shops:${shops}`)
    await page.locator('[data-map=idle]').waitFor({ timeout: 60_000 })
    await page.locator('[data-marker]').first().waitFor()
    const spent = await workOf(page)
    const before = await spent()
    await drag(page)
    const work = ((await spent()) - before) / STEPS
    const markers = await page.locator('[data-marker]').count()
    const start = performance.now()
    await page.getByRole('searchbox', { name: 'What' }).fill('rice')
    await page.keyboard.press('Enter')
    await page.getByText(/shops? for “rice”/).waitFor()
    return { work, markers, search: performance.now() - start }
  })
}

/**
 * The map with 2,000 shops in view against 60: the work of each step of a drag, and the time of a
 * search.
 */
export async function manyShops() {
  const [few, many] = [await cost(FEW), await cost(MANY)]
  const text = ({ work, markers }: Cost) => `${work.toFixed(1)} ms, ${markers} markers`
  return {
    work: {
      value: many.work / few.work,
      note: `a step: ${text(many)}; ${FEW} shops: ${text(few)}`,
    },
    search: {
      value: many.search / few.search,
      note: `${many.search.toFixed(0)} ms; ${FEW} shops: ${few.search.toFixed(0)} ms`,
    },
  }
}

/** The scripts that only a page with a map loads, with engine and worker, KB of gzip. */
export async function mapWeight() {
  return withPage(async (page, origin) => {
    const scripts = new Set<string>()
    page.context().on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto(`${origin}/home`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 60_000 })
    const before = new Set(scripts)
    await page.goto(`${origin}/nearby?near=15.03,120.68`)
    await page.locator('[data-map=idle]').waitFor({ timeout: 60_000 })
    const added = [...scripts].filter((path) => !before.has(path))
    const sizes = added.map(
      (path) =>
        [gzipSync(readFileSync(join(root, 'dist-demo', path))).length / 1000, path] as const,
    )
    const largest = sizes.toSorted(([a], [b]) => b - a).slice(0, 3)
    return {
      value: sizes.reduce((sum, [size]) => sum + size, 0),
      note: `${added.length} files, none of them on /home: ${largest.map(([size, path]) => `${path.slice(8)} ${size.toFixed(0)}`).join(', ')}`,
    }
  })
}
