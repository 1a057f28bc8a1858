import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { Notice } from './consoleApi.ts'
import type { TrafficNews } from './trafficWatch.ts'

/** To be posted to the worker. */
export interface SerializedRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** To be posted to the page. */
export interface SerializedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

export interface WorkerInfo {
  /** Held while it runs. */
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
  /** It was moved, or runs at another speed than real time. */
  | { kind: 'clock'; now: number }
  /** By another world: pages reload, and then tell the user. */
  | { kind: 'replaced'; message: string }
  /** Pages drop what they have stored, and reload. */
  | { kind: 'reset' }
  /** What the console shows. */
  | { kind: 'changed' }
  | { kind: 'watched'; isOn: boolean }
  /** For pages that watch. */
  | { kind: 'traffic'; news: TrafficNews }
