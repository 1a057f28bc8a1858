import type { TrafficNews, TrafficWatch, Watcher } from './trafficWatch.ts'

/** One page's calls about the recorded traffic; `send` sends the page an event. */
export function createTrafficCalls(
  watch: () => TrafficWatch,
  send: (event: { kind: 'traffic'; news: TrafficNews }) => void,
) {
  const watcher: Watcher = (news) => send({ kind: 'traffic', news })
  return {
    /**
     * Records until `unwatchTraffic` is called or the page closes; returns what is recorded so far.
     * Changes follow as events of the kind 'traffic'.
     */
    watchTraffic: () => watch().start(watcher),
    unwatchTraffic: () => watch().stop(watcher),
    /** Null for an entry that is no longer recorded. */
    trafficDetails: (id: number) => watch().details(id),
    clearTraffic: () => watch().clear(),
  }
}
