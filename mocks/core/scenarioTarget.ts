import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { Marketplace } from './marketplace.ts'
import type { RudeEvent } from './socketEvents.ts'

/** The parameters of a base world; the same settings give the same base world. */
export interface Settings {
  seed: number
  products: number
  /** 60 without a number. */
  shops?: number
  /** World time of the base world, ms since the epoch. */
  bornAt: number
}

/** A marketplace whose world and conditions can be changed. */
export interface ScenarioTarget extends Marketplace {
  readonly settings: Settings
  readonly conditions: Conditions
  /** Those of the host, to which `reset` returns. */
  readonly usual: Conditions
  setConditions(change: Partial<Conditions>): void
  /** Runs `work` after so many real ms; its changes are stored and its events sent as a call's. */
  after(ms: number, work: () => void): void
  /** As `runDue`, but on a host that serves a page with pauses (`Simulation.catchUp`). */
  runDueSoon(): void
  /** Sends what is no event of the contract to the sockets. */
  send(event: RudeEvent): void
  /** Drops all changes and starts from a base world, by default the current one's. */
  rebuild(settings?: Partial<Settings>): void
}
