/**
 * `npm run bench`: measures performance and size against their targets, and only prints: figures
 * depend on the machine. Those of a browser need the demo and the live build. `npm run bench --
 * first [COMMIT…]` measures the first second alone.
 */
import { availableParallelism, loadavg } from 'node:os'
import { listCall } from './bench/core.ts'
import { type Figure, type Measured, table } from './bench/figure.ts'
import { firstLoads } from './bench/first.ts'
import { fixedWork } from './bench/fixedWork.ts'
import { manyShops, mapWeight } from './bench/manyShops.ts'
import { nextVisit } from './bench/nextVisit.ts'
import { longScroll } from './bench/scroll.ts'
import { typingInStorm } from './bench/storm.ts'
import { memoryOfCalls, worldsOfOneHost } from './bench/worlds.ts'

const [SMALL, LARGE] = [2000, 20_000]

/** Each is measured once, for two figures. */
let scroll: ReturnType<typeof longScroll> | undefined
const measureScroll = () => (scroll ??= longScroll())
let visit: ReturnType<typeof nextVisit> | undefined
const measureNextVisit = () => (visit ??= nextVisit())
let worlds: ReturnType<typeof worldsOfOneHost> | undefined
const measureWorlds = () => (worlds ??= worldsOfOneHost())
let map: ReturnType<typeof manyShops> | undefined
const measureMap = () => (map ??= manyShops())

// The first time it is compiled as well.
fixedWork()
/** How long the same work took before each measurement, ms. */
const work: number[] = []

async function measured(
  plan: Figure,
  measure: () => Measured | Promise<Measured>,
): Promise<Figure> {
  console.log(`${plan.what} …`)
  work.push(fixedWork())
  try {
    return { ...plan, ...(await measure()) }
  } catch (error) {
    return { ...plan, note: error instanceof Error ? error.message.split('\n')[0] : String(error) }
  }
}

const [, , part, ...commits] = process.argv
if (part === 'first') await firstLoads(commits)
else {
  const [ms, KB] = ['ms' as const, 'KB' as const]
  const figures = [
    await measured({ what: `list call, core, ${SMALL} products`, target: 1, unit: ms }, () =>
      listCall(SMALL),
    ),
    await measured({ what: `list call, core, ${LARGE} products`, target: 1, unit: ms }, () =>
      listCall(LARGE),
    ),
    await measured(
      { what: 'a world of the host beside seven others, memory', target: 40, unit: 'MB' },
      async () => (await measureWorlds()).memory,
    ),
    await measured(
      { what: 'reset of one of eight worlds', target: 200, unit: ms },
      async () => (await measureWorlds()).reset,
    ),
    await measured(
      { what: '10,000 calls in each of four worlds, memory', target: 5, unit: 'MB' },
      memoryOfCalls,
    ),
    await measured(
      { what: 'last of 2,000 cards against the first, frame', target: 1.5, unit: 'x' },
      async () => (await measureScroll()).frames,
    ),
    await measured(
      { what: 'scrolling past 2,000 cards, p95 frame', target: 34, unit: ms },
      async () => (await measureScroll()).slow,
    ),
    // Both are a number of screen refreshes, so the ratio has steps of a quarter where the
    // floor takes four.
    await measured(
      { what: 'the same against these cards without the app', target: 1.6, unit: 'x' },
      async () => (await measureScroll()).againstFloor,
    ),
    await measured(
      { what: 'elements in the page, at most', target: 2000, unit: 'elements' },
      async () => (await measureScroll()).elements,
    ),
    await measured(
      { what: 'a key in a chat while 500 messages arrive', target: 100, unit: ms },
      typingInStorm,
    ),
    await measured(
      { what: 'scripts of the map, on its pages only, demo, gzip', target: 520, unit: KB },
      mapWeight,
    ),
    await measured(
      { what: 'moving a map of 2,000 shops against 60, work', target: 1.5, unit: 'x' },
      async () => (await measureMap()).work,
    ),
    await measured(
      { what: 'searching 2,000 shops against 60', target: 3, unit: 'x' },
      async () => (await measureMap()).search,
    ),
    await measured(
      { what: 'second visit of live /home on slow 4G, products painted', target: 1000, unit: ms },
      async () => (await measureNextVisit()).painted,
    ),
    await measured(
      { what: 'the same against the floor', target: 1.1, unit: 'x' },
      async () => (await measureNextVisit()).againstFloor,
    ),
  ]
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
