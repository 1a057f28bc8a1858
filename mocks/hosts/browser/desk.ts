import type { MailRow } from '../../../fixtures/rows.ts'
import type { Scenario } from '../../../fixtures/scenarios/scenario.ts'
import type { Conditions, Settings } from '../../transport/control.ts'
import type { Outcome } from '../../rules/payments.ts'
import type { PaymentView } from '../../transport/provider.ts'
import type { BusEvent } from '../../world/bus.ts'

/** A request on its way from a page to the marketplace. */
export interface WireRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** The answer on its way back. */
export interface WireResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/** Something that whoever runs the demo should know. */
export interface Notice {
  /** Its own, for as long as the core runs. */
  id: string
  kind: 'reset' | 'violation' | 'storage' | 'superseded' | 'scenario'
  text: string
}

/** One of the buyers whom a scenario may name. */
export interface Persona {
  name: string
  /** Who she is, in a few words. */
  label: string
}

/** What the simulator's panel shows. */
export interface PanelState {
  /** Newest first. */
  mails: MailRow[]
  personas: Persona[]
  /** World time, ms. */
  now: number
  frozen: boolean
  settings: Settings
  conditions: Conditions
  notices: Notice[]
}

export interface Welcome {
  /** Names this run of the core: another one has forgotten latency and the like. */
  boot: string
  /** The lock that the core holds while it lives. */
  lock: string
  sockets: Conditions['sockets']
}

/** What a page may ask of the core. */
export interface Desk {
  /** `base` is the address under which the demo lives, `lock` the one that the page holds while it lives. */
  hello(base: string, lock: string): Promise<Welcome>
  /** Null stands for a network failure. */
  fetch(request: WireRequest): Promise<WireResponse | null>
  authenticate(token: string | null): string | null
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean
  left(socketId: string): void
  /** Brings about a scenario; answers the directives that were not understood. */
  steer(scenario: Partial<Scenario>): Promise<string[]>
  /** A fresh token of a named buyer; null when there is no such buyer. */
  signIn(name: string, expired: boolean): Promise<string | null>
  viewPayment(id: string): Promise<PaymentView | null>
  settlePayment(id: string, outcome: Outcome): Promise<PaymentView | null>
  panel(): PanelState
  /** The page is going away. */
  bye(): void
}

/** What the core tells every page. */
export type News =
  | { kind: 'events'; events: BusEvent[] }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sockets'; state: Conditions['sockets'] }
  /** Something that the panel shows has changed. */
  | { kind: 'changed' }
