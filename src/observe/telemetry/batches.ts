import type { TelemetryEvent } from './events.ts'

/** How long events wait for others, ms. */
const WAIT_MS = 5000
/**
 * Different events in a batch, far below the 64 KB that a browser sends for a page that is left.
 */
const MAX_EVENTS = 20
/** Batches of a page: one that keeps failing must not flood the receiver. */
const MAX_BATCHES = 20

/** Described by docs/telemetry.schema.json. */
export interface Batch {
  format: 1
  version: string
  /** Equal events are one, with their number. */
  events: (TelemetryEvent & { count: number })[]
  /** Events left out since the last batch. */
  dropped: number
}

/** `send` returns false to refuse a batch for now; its events then wait. */
export function createBatches(version: string, send: (batch: Batch) => boolean) {
  let waiting = new Map<string, Batch['events'][number]>()
  let dropped = 0
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Call it when the page is hidden, too, since it may be closed next. */
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0 || !send({ format: 1, version, events: [...waiting.values()], dropped }))
      return
    waiting = new Map()
    dropped = 0
    sent += 1
  }

  function add(event: TelemetryEvent): void {
    const key = JSON.stringify(event)
    const known = waiting.get(key)
    if (known) known.count += 1
    else if (sent >= MAX_BATCHES || waiting.size >= MAX_EVENTS) dropped += 1
    else waiting.set(key, { ...event, count: 1 })
    if (waiting.size > 0) timer ??= setTimeout(flush, WAIT_MS)
  }

  return { add, flush }
}
