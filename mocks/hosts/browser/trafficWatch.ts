import type { TrafficDetails, TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { createTrafficRecorder } from '#mocks/transport/traffic/trafficRecorder.ts'
import type { Simulation } from '../simulation.ts'
import { after, elapsed } from '../timers.ts'

/** What has changed in the recorded traffic. */
export interface TrafficNews {
  /** New entries, and known ones that have changed; the oldest first. */
  entries: TrafficEntry[]
  /** The id of the oldest recorded entry. */
  oldest: number
}

/** A page that watches. */
export type Watcher = (news: TrafficNews) => void

/** The recorded traffic of one marketplace, and the pages that watch it. */
export interface TrafficWatch {
  /** Records for a page until `stop` is called for it, and returns what is recorded so far. */
  start(watcher: Watcher): TrafficNews
  stop(watcher: Watcher): void
  /** Null for an entry that is no longer recorded. */
  details(id: number): TrafficDetails | null
  clear(): void
}

/** How long changes are collected before they are sent to the pages, ms. */
const COLLECT_MS = 50

/**
 * Records while a page watches, and keeps the entries. `onSwitched` is called when recording begins
 * or ends.
 */
export function createTrafficWatch(
  simulation: Simulation,
  onSwitched: (isOn: boolean) => void,
): TrafficWatch {
  const watchers = new Set<Watcher>()
  let changed = new Map<number, TrafficEntry>()

  const newsOf = (entries: TrafficEntry[]): TrafficNews => ({ entries, oldest: recorder.oldest() })
  const report = () => {
    const news = newsOf([...changed.values()])
    changed = new Map()
    for (const watcher of watchers) watcher(news)
  }
  const collect = (entry: TrafficEntry) => {
    if (changed.size === 0) after(COLLECT_MS, report)
    changed.set(entry.id, entry)
  }
  const recorder = createTrafficRecorder({
    now: () => simulation.world.clock.now(),
    elapsed,
    onChange: collect,
  })
  return {
    start(watcher) {
      const isFirst = watchers.size === 0
      watchers.add(watcher)
      if (isFirst) {
        simulation.tap = recorder.tap
        onSwitched(true)
      }
      return newsOf(recorder.entries())
    },
    stop(watcher) {
      if (!watchers.delete(watcher) || watchers.size > 0) return
      simulation.tap = null
      onSwitched(false)
    },
    details: (id) => recorder.details(id),
    clear() {
      recorder.clear()
      changed.clear()
      report()
    },
  }
}
