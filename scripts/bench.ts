/**
 * Measures what the design promises: `npm run bench`. It only prints; figures depend on the machine, so none fails a test.
 * The demo and the live build must be there for the figures that are taken in a browser.
 */
import { bootOnce, worldBoot } from './bench/boot.ts'
import { listCall } from './bench/core.ts'
import { type Figure, table } from './bench/figure.ts'
import { firstLoad } from './bench/firstLoad.ts'
import { listCallOverWire } from './bench/wire.ts'

const [SMALL, LARGE] = [2000, 20_000]

/** What a section measured, or why it could not. */
async function attempt(what: string, unit: Figure['unit'], target: number, measure: () => Figure | Promise<Figure>): Promise<Figure> {
  console.log(`${what} …`)
  try {
    return await measure()
  } catch (error) {
    return { what, unit, target, note: error instanceof Error ? error.message.split('\n')[0] : String(error) }
  }
}

if (process.argv[2] === '--boot') console.log(bootOnce(Number(process.argv[3])))
else {
  const figures = [
    await attempt('world boot', 'ms', 300, () => worldBoot(SMALL)),
    await attempt('list call, core', 'ms', 1, () => listCall(SMALL)),
    await attempt('list call, core, large', 'ms', 1, () => listCall(LARGE)),
    await attempt('list call, service worker', 'ms', 15, () => listCallOverWire(SMALL)),
    await attempt('list call, service worker, large', 'ms', 15, () => listCallOverWire(LARGE)),
    await attempt('first-load JavaScript', 'KB', 160, firstLoad),
  ]
  console.log(`\n${table(figures)}\n`)
}
