import type { TrafficDetails } from '../../transport/trafficEntry.ts'
import type { TrafficNews, TrafficWatch, Watcher } from './trafficWatch.ts'

/** What a page requests of the recorded traffic. */
export interface TrafficApi {
  /** Records until `unwatchTraffic` is called or the page closes; resolves with what is kept. Changes follow as events of the kind 'traffic'. */
  watchTraffic(): Promise<TrafficNews>
  unwatchTraffic(): Promise<void>
  /** Null for an entry that is no longer kept. */
  trafficDetails(id: number): Promise<TrafficDetails | null>
  clearTraffic(): Promise<void>
}

/** Answers one page's calls about the traffic; `load` loads the recorder, once for all pages. */
export function createTrafficCalls(
  load: () => Promise<TrafficWatch>,
  send: (event: { kind: 'traffic'; news: TrafficNews }) => void,
): TrafficApi {
  const watcher: Watcher = (news) => send({ kind: 'traffic', news })
  let hasWatched = false
  return {
    async watchTraffic() {
      hasWatched = true
      return (await load()).start(watcher)
    },
    async unwatchTraffic() {
      // Most pages never watch, and end without the recorder.
      if (hasWatched) (await load()).stop(watcher)
    },
    trafficDetails: async (id) => (await load()).details(id),
    clearTraffic: async () => (await load()).clear(),
  }
}
