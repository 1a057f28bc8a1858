import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { Marketplace } from './marketplace.ts'
import type { RudeEvent } from './socketEvents.ts'

/** The same settings give the same base world. */
export interface Settings {
  seed: number
  products: number
  shops?: number
  /** World time, ms since the epoch. */
  bornAt: number
}

export interface ScenarioTarget extends Marketplace {
  readonly settings: Settings
  readonly conditions: Conditions
  /** `reset` returns to these. */
  readonly usual: Conditions
  setConditions(change: Partial<Conditions>): void
  /** Real ms; the changes are stored and the events sent as a call's. */
  after(ms: number, work: () => void): void
  /** Runs with pauses on a host that serves a page. */
  runDueSoon(): void
  /** Sends anything to the sockets. */
  send(event: RudeEvent): void
  /** Drops all changes; by default the base world stays. */
  rebuild(settings?: Partial<Settings>): void
}
