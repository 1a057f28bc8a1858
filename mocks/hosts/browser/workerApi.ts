import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { Notice } from './consoleApi.ts'
import type { TrafficNews } from './trafficWatch.ts'

export interface SerializedRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export interface SerializedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

export interface WorkerInfo {
  /** The worker holds it while it runs. */
  lock: string
  sockets: Conditions['sockets']
  now: number
  watched: boolean
}

/** Sent to every page. */
export type WorkerEvent =
  | { kind: 'events'; events: SentEvent[] }
  | { kind: 'sessionsEnded'; userId: string }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sockets'; state: Conditions['sockets'] }
  /** The clock was moved, or runs at another speed than real time. */
  | { kind: 'clock'; now: number }
  /** Another world is there: pages reload, and then tell the user. */
  | { kind: 'replaced'; message: string }
  /** Pages drop what they have stored, and reload. */
  | { kind: 'reset' }
  | { kind: 'changed' }
  | { kind: 'watched'; isOn: boolean }
  | { kind: 'traffic'; news: TrafficNews }
