import type { TrafficDetails, TrafficEntry } from '../../transport/trafficEntry.ts'
import type { TrafficRecorder } from '../../transport/trafficRecorder.ts'
import type { Simulation } from '../simulation.ts'
import { after, elapsed } from '../timers.ts'

/** What has changed in the recorded traffic. */
export interface TrafficNews {
  /** New entries, and known ones that have changed; the oldest first. */
  entries: TrafficEntry[]
  /** The id of the oldest entry that is kept. */
  oldest: number
}

/** A page that watches. */
type Watcher = (news: TrafficNews) => void

/** The recorded traffic of one marketplace, and the pages that watch it. */
export interface TrafficWatch {
  /** Whether something is recorded. */
  isOn(): boolean
  /**
   * Records for a page until `stop` is called for it, and returns what is kept.
   * @throws when the recorder can't be loaded
   */
  start(watcher: Watcher): Promise<TrafficNews>
  stop(watcher: Watcher): void
  /** Null for an entry that is no longer kept. */
  details(id: number): TrafficDetails | null
  clear(): void
}

/** How long changes are collected before they are told to the pages, ms. */
const COLLECT_MS = 50

/** `onSwitched` is called when recording begins or ends. The recorder is loaded for the first page that watches, and keeps its entries. */
export function createTrafficWatch(simulation: Simulation, onSwitched: (isOn: boolean) => void): TrafficWatch {
  const watchers = new Set<Watcher>()
  let recorder: TrafficRecorder | null = null
  let changed = new Map<number, TrafficEntry>()
  let isOn = false

  const newsOf = (entries: TrafficEntry[]): TrafficNews => ({ entries, oldest: recorder?.oldest() ?? 1 })
  const tell = () => {
    const news = newsOf([...changed.values()])
    changed = new Map()
    for (const watcher of watchers) watcher(news)
  }
  const collect = (entry: TrafficEntry) => {
    if (changed.size === 0) after(COLLECT_MS, tell)
    changed.set(entry.id, entry)
  }
  const load = async () => {
    const { createTrafficRecorder } = await import('../../transport/trafficRecorder.ts')
    recorder ??= createTrafficRecorder({ now: () => simulation.market.world.clock.now(), elapsed, onChange: collect })
    return recorder
  }
  const update = () => {
    const wasOn = isOn
    isOn = recorder !== null && watchers.size > 0
    if (isOn === wasOn) return
    simulation.setTap(isOn && recorder ? recorder.tap : null)
    onSwitched(isOn)
  }
  return {
    isOn: () => isOn,
    async start(watcher) {
      // Before the recorder is loaded, so that a page that leaves meanwhile does not watch afterwards.
      watchers.add(watcher)
      try {
        const { entries } = await load()
        return newsOf(entries())
      } catch (error) {
        watchers.delete(watcher)
        throw error
      } finally {
        update()
      }
    },
    stop(watcher) {
      watchers.delete(watcher)
      update()
    },
    details: (id) => recorder?.details(id) ?? null,
    clear() {
      recorder?.clear()
      changed.clear()
      tell()
    },
  }
}

/** What a page requests of the recorded traffic. */
export interface TrafficApi {
  /** Records until `unwatchTraffic` is called or the page closes; returns what is kept. Changes follow as events of the kind 'traffic'. */
  watchTraffic(): Promise<TrafficNews>
  unwatchTraffic(): void
  /** Null for an entry that is no longer kept. */
  trafficDetails(id: number): TrafficDetails | null
  clearTraffic(): void
}

/** Answers one page's calls about the traffic. */
export function createTrafficCalls(watch: () => TrafficWatch, send: (event: { kind: 'traffic'; news: TrafficNews }) => void): TrafficApi {
  const watcher: Watcher = (news) => send({ kind: 'traffic', news })
  return {
    watchTraffic: () => watch().start(watcher),
    unwatchTraffic: () => watch().stop(watcher),
    trafficDetails: (id) => watch().details(id),
    clearTraffic: () => watch().clear(),
  }
}
