/**
 * `npm run bench`: measures performance and size against their targets, and only prints: figures
 * depend on the machine. Those of a browser need the demo and the live build. `npm run bench --
 * first [COMMIT…]` measures the first second alone.
 */
import { availableParallelism, loadavg } from 'node:os'
import { type Figure, type Measured, table } from './bench/figure.ts'
import { firstLoads } from './bench/first.ts'
import { manyShops, mapWeight } from './bench/manyShops.ts'
import { nextVisit } from './bench/nextVisit.ts'
import { longScroll } from './bench/scroll.ts'
import { typingInStorm } from './bench/storm.ts'
import { listCall, memoryOfCalls, worldsOfOneHost } from './bench/worlds.ts'

/** Each is measured once, for several figures. */
function once<T>(measure: () => Promise<T>): () => Promise<T> {
  let measured: Promise<T> | undefined
  return () => (measured ??= measure())
}
const scroll = once(longScroll)
const visit = once(nextVisit)
const worlds = once(worldsOfOneHost)
const map = once(manyShops)

type Plan = [what: string, target: number, unit: Figure['unit'], measure: () => Promise<Measured>]
const plans: Plan[] = [
  ['list call, core, 2000 products', 1, 'ms', async () => listCall(2000)],
  ['list call, core, 20000 products', 1, 'ms', async () => listCall(20_000)],
  [
    'a world of the host beside seven others, memory',
    40,
    'MB',
    async () => (await worlds()).memory,
  ],
  ['reset of one of eight worlds', 200, 'ms', async () => (await worlds()).reset],
  ['10,000 calls in each of four worlds, memory', 5, 'MB', memoryOfCalls],
  ['last of 2,000 cards against the first, frame', 1.5, 'x', async () => (await scroll()).frames],
  ['scrolling past 2,000 cards, p95 frame', 34, 'ms', async () => (await scroll()).slow],
  // Both are a number of screen refreshes, so the ratio has steps of a quarter where the floor
  // takes four.
  [
    'the same against these cards without the app',
    1.6,
    'x',
    async () => (await scroll()).againstFloor,
  ],
  ['elements in the page, at most', 2000, 'elements', async () => (await scroll()).elements],
  ['a key in a chat while 500 messages arrive', 100, 'ms', typingInStorm],
  ['scripts of the map, on its pages only, demo, gzip', 520, 'KB', mapWeight],
  ['moving a map of 2,000 shops against 60, work', 1.5, 'x', async () => (await map()).work],
  ['searching 2,000 shops against 60', 1.7, 'x', async () => (await map()).search],
  [
    'second visit of live /home on slow 4G, products painted',
    1000,
    'ms',
    async () => (await visit()).painted,
  ],
  ['the same against the floor', 1.1, 'x', async () => (await visit()).againstFloor],
]

/** A fixed piece of work; how long it took, ms. By as much as that varies, figures in ms do too. */
function fixedWork(): number {
  const start = performance.now()
  let sum = 0
  for (let round = 0; round < 5e7; round++) sum += round % 7
  return sum > 0 ? performance.now() - start : NaN
}

async function measureAll(): Promise<void> {
  // The first time it is compiled as well.
  fixedWork()
  const work: number[] = []
  const figures: Figure[] = []
  for (const [what, target, unit, measure] of plans) {
    console.log(`${what} …`)
    work.push(fixedWork())
    const measured = await measure().catch((error: unknown) => ({
      note: error instanceof Error ? error.message.split('\n')[0] : String(error),
    }))
    figures.push({ what, target, unit, ...measured })
  }
  const [load, cores] = [loadavg()[0] ?? 0, availableParallelism()]
  const [fastest, slowest] = [Math.min(...work), Math.max(...work)].map((ms) => ms.toFixed(0))
  console.log(`\n${table(figures)}\n`)
  console.log(
    `The same work took this machine ${fastest} to ${slowest} ms between the measurements: figures in ms vary as much.\n`,
  )
  if (load > cores)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): its figures are not reliable.\n`,
    )
}

const [, , part, ...commits] = process.argv
await (part === 'first' ? firstLoads(commits) : measureAll())
