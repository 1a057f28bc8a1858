import type { Connection } from '#mocks/hosts/browser/connection.ts'
import type { TrafficNews } from '#mocks/hosts/browser/trafficWatch.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'

/** What the page knows of the recorded traffic. */
export interface TrafficState {
  /** The newest first. */
  entries: readonly TrafficEntry[]
  /** Whether the traffic of this page is recorded; 'failed' when recording could not begin. */
  recording: 'on' | 'off' | 'failed'
}

/** The recorded traffic as one page follows it, while its console is open. */
export interface TrafficLog {
  state(): TrafficState
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
  /** Begins to record, unless the user has paused it. */
  open(): Promise<void>
  /** Ends recording until `open` is called. */
  close(): Promise<void>
  pause(): Promise<void>
  resume(): Promise<void>
  clear(): Promise<void>
}

const logs = new WeakMap<Connection, TrafficLog>()

/** The log of a page, which goes on while other tabs of the console are shown. */
export function trafficLogOf(connection: Connection): TrafficLog {
  const log = logs.get(connection) ?? createTrafficLog(connection)
  logs.set(connection, log)
  return log
}

/** Ends the recording of a page whose console has been closed. */
export const closeTrafficLog = (connection: Connection): void => void logs.get(connection)?.close()

/** The entries after an update. */
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
  const listeners = new Set<() => void>()
  const set = (change: Partial<TrafficState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
