import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { createTrafficRecorder } from '#mocks/transport/traffic/trafficRecorder.ts'
import type { Simulation } from '../simulation.ts'
import { after, elapsed } from '../timers.ts'

export interface TrafficNews {
  /** New or changed; the oldest first. */
  entries: TrafficEntry[]
  /** Id. */
  oldest: number
}

type Watcher = (news: TrafficNews) => void

const COLLECT_MS = 50

/** Records while a page watches. `onSwitched`: recording begins or ends. */
export function createTrafficWatch(simulation: Simulation, onSwitched: (isOn: boolean) => void) {
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
    /** Until `stop`; returns what is recorded so far. */
    start(watcher: Watcher) {
      const isFirst = watchers.size === 0
      watchers.add(watcher)
      if (isFirst) {
        simulation.tap = recorder.tap
        onSwitched(true)
      }
      return newsOf(recorder.entries())
    },
    stop(watcher: Watcher) {
      if (!watchers.delete(watcher) || watchers.size > 0) return
      simulation.tap = null
      onSwitched(false)
    },
    details: recorder.details,
    clear() {
      recorder.clear()
      changed.clear()
      report()
    },
  }
}

export type TrafficWatch = ReturnType<typeof createTrafficWatch>

/** `send` sends the page an event. */
export function createTrafficCalls(
  watch: () => TrafficWatch,
  send: (event: { kind: 'traffic'; news: TrafficNews }) => void,
) {
  const watcher: Watcher = (news) => send({ kind: 'traffic', news })
  return {
    /**
     * Records until `unwatchTraffic` is called or the page closes; returns what is recorded so
     * far, and sends changes.
     */
    watchTraffic: () => watch().start(watcher),
    unwatchTraffic: () => watch().stop(watcher),
    /** Null when it is no longer recorded. */
    trafficDetails: (id: number) => watch().details(id),
    clearTraffic: () => watch().clear(),
  }
}
