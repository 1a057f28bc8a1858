import type { Person } from '../../rules/consent.ts'
import type { Outcome } from '../../rules/payments.ts'
import type { Conditions } from '../../transport/scenarioTarget.ts'
import type { PaymentView } from '../../transport/provider.ts'
import type { SentEvent } from '../../transport/socketEvents.ts'
import type { SocketFrame } from '../../transport/traffic.ts'
import type { ConsoleApi, Notice } from './consoleApi.ts'
import type { TrafficApi } from './trafficCalls.ts'
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

/** What a page may request of the worker. */
export interface WorkerApi extends ConsoleApi, TrafficApi {
  /** Must be called first. `base` is the address under which the demo is served, `lock` the one that the page holds while it is open. */
  connect(base: string, lock: string): Promise<WorkerInfo>
  /** Called when the page closes. */
  disconnect(): void
  /** Null stands for a network failure. */
  fetch(request: SerializedRequest): Promise<SerializedResponse | null>
  authenticate(token: string | null): string | null
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean
  socketClosed(socketId: string): void
  /** Records what a socket of the page has sent or was sent, while traffic is recorded. */
  frame(frame: SocketFrame): void
  /** The access token of a user who consents to a sign-in by Google. */
  grantConsent(person: Person): string
  viewPayment(id: string): Promise<PaymentView | null>
  settlePayment(id: string, outcome: Outcome, shown?: number): Promise<PaymentView | null>
}

/** What the worker sends to every page. */
export type WorkerEvent =
  | { kind: 'events'; events: SentEvent[] }
  | { kind: 'sessionsEnded'; userId: string }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sockets'; state: Conditions['sockets'] }
  /** The world's clock was moved, or runs at another speed than real time. */
  | { kind: 'clock'; now: number }
  /** Another world has taken the place of the present one: pages load anew, and then tell the user. */
  | { kind: 'replaced'; message: string }
  /** Every page is to drop what it has stored, and to be loaded again. */
  | { kind: 'reset' }
  /** What the console shows has changed. */
  | { kind: 'changed' }
  /** Traffic is recorded from now on, or no longer. */
  | { kind: 'watched'; isOn: boolean }
  /** What was recorded, for pages that watch. */
  | { kind: 'traffic'; news: TrafficNews }
