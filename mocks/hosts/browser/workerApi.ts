import type { MailRow } from '../../../fixtures/rows.ts'
import type { Scenario } from '../../../fixtures/scenarios/contents.ts'
import type { Refused } from '../../../fixtures/scenarios/refusal.ts'
import type { NextEvent } from '../../rules/nextEvent.ts'
import type { Person } from '../../rules/consent.ts'
import type { Outcome } from '../../rules/payments.ts'
import type { Conditions, Settings } from '../../transport/scenarioTarget.ts'
import type { PaymentView } from '../../transport/provider.ts'
import type { SentEvent } from '../../transport/socketEvents.ts'

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

/** A message about the simulator itself, for the user of the demo. */
export interface Notice {
  /** Unique among the notices of all workers. */
  id: string
  kind: 'reset' | 'violation' | 'storage' | 'superseded' | 'scenario'
  text: string
}

/** One of the buyers that a scenario may name. */
export interface Persona {
  name: string
  /** The buyer's situation, in a few words. */
  label: string
}

/** The data of the simulator's panel. */
export interface PanelState {
  /** Newest first. */
  mails: MailRow[]
  personas: Persona[]
  /** World time, ms. */
  now: number
  frozen: boolean
  /** What happens next to the page's buyer. */
  next: NextEvent | null
  settings: Settings
  conditions: Conditions
  notices: Notice[]
}

export interface WorkerInfo {
  /** Identifies this run of the worker; conditions such as latency are lost with it. */
  instanceId: string
  /** The lock that the worker holds while it runs. */
  lock: string
  sockets: Conditions['sockets']
  /** World time, ms. */
  now: number
}

/** What a page may request of the worker. */
export interface WorkerApi {
  /** Must be called first. `base` is the address under which the demo is served, `lock` the one that the page holds while it is open. */
  connect(base: string, lock: string): Promise<WorkerInfo>
  /** Called when the page closes. */
  disconnect(): void
  /** Null stands for a network failure. */
  fetch(request: SerializedRequest): Promise<SerializedResponse | null>
  authenticate(token: string | null): string | null
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean
  socketClosed(socketId: string): void
  /** `token` is that of the page's buyer. Returns the directives that were refused, with their reasons. */
  applyScenario(scenario: Partial<Scenario>, token?: string | null): Promise<Refused[]>
  /** A fresh token of a named buyer; null when there is no such buyer. */
  signIn(name: string, expired: boolean): Promise<string | null>
  /** The access token of a user who consents to a sign-in by Google. */
  grantConsent(person: Person): string
  viewPayment(id: string): Promise<PaymentView | null>
  settlePayment(id: string, outcome: Outcome, shown?: number): Promise<PaymentView | null>
  /** `token` is that of the page's buyer. */
  panelState(token: string | null): PanelState
}

/** What the worker sends to every page. */
export type WorkerEvent =
  | { kind: 'events'; events: SentEvent[] }
  | { kind: 'sessionsEnded'; userId: string }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sockets'; state: Conditions['sockets'] }
  /** The world's clock was moved, or runs at another speed than real time. */
  | { kind: 'clock'; now: number }
  /** Data of the panel has changed. */
  | { kind: 'changed' }
