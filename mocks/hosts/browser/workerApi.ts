import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { Notice } from './consoleApi.ts'
import type { TrafficNews } from './trafficWatch.ts'

/** A `Request` in a form that can be posted to the worker. */
export interface SerializedRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** A `Response` in a form that can be posted to the page. */
export interface SerializedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

export interface WorkerInfo {
  /** The lock that the worker holds while it runs. */
  lock: string
  sockets: Conditions['sockets']
  /** World time, ms. */
  now: number
  /** Whether the traffic is recorded. */
  watched: boolean
}

/** What the worker sends to every page. */
export type WorkerEvent =
  | { kind: 'events'; events: SentEvent[] }
  | { kind: 'sessionsEnded'; userId: string }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sockets'; state: Conditions['sockets'] }
  /** The world's clock was moved, or runs at another speed than real time. */
  | { kind: 'clock'; now: number }
  /** Another world has replaced the present one: pages reload, and then tell the user. */
  | { kind: 'replaced'; message: string }
  /** Every page is to drop what it has stored, and to be loaded again. */
  | { kind: 'reset' }
  /** What the console shows has changed. */
  | { kind: 'changed' }
  /** Traffic is recorded from now on, or no longer. */
  | { kind: 'watched'; isOn: boolean }
  /** What was recorded, for pages that watch. */
  | { kind: 'traffic'; news: TrafficNews }
