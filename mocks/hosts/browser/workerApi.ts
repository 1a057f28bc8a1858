import type { MailRow } from '#fixtures/rows.ts'
import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { ArmedFault } from '#mocks/core/faults.ts'
import type { Settings } from '#mocks/core/scenarioTarget.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { NextEvent } from '#mocks/rules/nextEvent.ts'
import type { DescribedState } from '#mocks/scenario/describeState.ts'
import type { TrafficNews } from './trafficWatch.ts'

/** Tells of the simulator itself. */
export interface Notice {
  /** Unique among all workers. */
  id: string
  kind: 'reset' | 'violation' | 'storage' | 'superseded' | 'scenario' | 'world'
  text: string
}

interface Persona {
  /** `as:NAME`. */
  name: string
  /** 'Liza · weekly groceries'. */
  title: string
  /** One sentence. */
  label: string
}

/** Fetched again after each event, so long lists have calls of their own. */
export interface ConsoleState {
  mails: MailRow[]
  personas: Persona[]
  /** Null for a visitor, and for an unnamed user. */
  persona: string | null
  isSignedIn: boolean
  /** World time, ms. */
  now: number
  frozen: boolean
  speed: number
  /** Happens to the page's user, or else to anybody. */
  next: NextEvent | null
  settings: Settings
  conditions: Conditions
  /** In the order in which they were armed. */
  armed: readonly ArmedFault[]
  notices: Notice[]
}

/** What a link carries. */
export interface SharedState extends DescribedState {
  /** No link can name the user who is signed in. */
  isUnnamed: boolean
}

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
