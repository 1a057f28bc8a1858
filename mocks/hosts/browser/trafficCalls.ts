import type { TrafficNews, TrafficWatch, Watcher } from './trafficWatch.ts'

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
