import type { Connection } from '#mocks/hosts/browser/connection.ts'
import type { TrafficNews } from '#mocks/hosts/browser/trafficWatch.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { createListeners } from '#mocks/world/bus.ts'

export interface TrafficState {
  entries: readonly TrafficEntry[]
  /** 'failed': it could not begin. */
  recording: 'on' | 'off' | 'failed'
}

export interface TrafficLog {
  state(): TrafficState
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
  /** Begins to record, unless the user has paused it. */
  open(): Promise<void>
  close(): Promise<void>
  pause(): Promise<void>
  resume(): Promise<void>
  clear(): Promise<void>
}

const logs = new WeakMap<Connection, TrafficLog>()

export function trafficLogOf(connection: Connection): TrafficLog {
  const log = logs.get(connection) ?? createTrafficLog(connection)
  logs.set(connection, log)
  return log
}

export const closeTrafficLog = (connection: Connection): void => void logs.get(connection)?.close()

function merged(
  entries: readonly TrafficEntry[],
  { entries: fresh, oldest }: TrafficNews,
): TrafficEntry[] {
  const byId = new Map([...entries, ...fresh].map((entry) => [entry.id, entry]))
  return [...byId.values()].filter(({ id }) => id >= oldest).sort((a, b) => b.id - a.id)
}

function createTrafficLog({ remote, onEvent, onReconnect }: Connection): TrafficLog {
  let state: TrafficState = { entries: [], recording: 'off' }
  let isPaused = false
  const listeners = createListeners()
  const set = (change: Partial<TrafficState>) => {
    state = { ...state, ...change }
    listeners.notify()
  }
  const record = async () => {
    set({ recording: 'on' })
    try {
      const news = await remote.watchTraffic()
      set({ entries: merged([], news) })
    } catch {
      set({ recording: 'failed' })
    }
  }
  const stop = async () => {
    set({ recording: 'off' })
    // A worker that does not answer records nothing either.
    await remote.unwatchTraffic().catch(() => undefined)
  }
  onEvent(
    (event) => event.kind === 'traffic' && set({ entries: merged(state.entries, event.news) }),
  )
  onReconnect(() => {
    if (state.recording === 'on') void record()
  })
  return {
    state: () => state,
    subscribe: listeners.add,
    open: async () => (isPaused || state.recording === 'on' ? undefined : record()),
    close: stop,
    pause() {
      isPaused = true
      return stop()
    },
    resume() {
      isPaused = false
      return record()
    },
    async clear() {
      await remote.clearTraffic().catch(() => undefined)
      set({ entries: [] })
    },
  }
}
