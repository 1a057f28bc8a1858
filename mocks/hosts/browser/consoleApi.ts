import type { MailRow } from '../../../fixtures/rows.ts'
import type { Scenario } from '../../../fixtures/scenarios/contents.ts'
import type { Refused } from '../../../fixtures/scenarios/refusal.ts'
import type { Forecast } from '../../rules/forecast.ts'
import type { NextEvent } from '../../rules/nextEvent.ts'
import type { ArmedFault } from '../../transport/faults.ts'
import type { FoundProduct } from '../../transport/foundProducts.ts'
import type { DescribedState } from '../../transport/describeState.ts'
import type { Conditions, Settings } from '../../transport/scenarioTarget.ts'
import type { WorldApi } from './worldApi.ts'

/** A message about the simulator itself, for the user of the demo. */
export interface Notice {
  /** Unique among the notices of all workers. */
  id: string
  kind: 'reset' | 'violation' | 'storage' | 'superseded' | 'scenario' | 'world'
  text: string
}

/** One of the buyers that a scenario may name. */
export interface Persona {
  name: string
  /** The buyer's situation, in a few words. */
  label: string
}

/** What the console shows of the marketplace; fetched anew after each event, so that long lists have calls of their own. */
export interface ConsoleState {
  /** Newest first. */
  mails: MailRow[]
  personas: Persona[]
  /** The persona whose token the page holds; null for a visitor, and for another user. */
  persona: string | null
  /** Whether the page's token is that of a user, named or not. */
  isSignedIn: boolean
  /** World time, ms. */
  now: number
  frozen: boolean
  /** World milliseconds per real one. */
  speed: number
  /** What happens next to the page's user, or else to anybody. */
  next: NextEvent | null
  settings: Settings
  conditions: Conditions
  /** Faults that will occur, or still occur, in the order in which they were armed. */
  armed: readonly ArmedFault[]
  /** Newest first. */
  notices: Notice[]
}

/** What a link to the present state carries. */
export interface SharedState extends DescribedState {
  /** Whether a user is signed in whom no link can name. */
  isUnnamed: boolean
}

/** What the console requests of the worker. */
export interface ConsoleApi extends WorldApi {
  /** `token` is that of the page's buyer. Returns the directives that were refused, with their reasons. */
  applyScenario(scenario: Partial<Scenario>, token?: string | null): Promise<Refused[]>
  /** A fresh token of a named buyer; null when there is no such buyer. */
  signIn(name: string, expired: boolean): Promise<string | null>
  /** `token` is that of the page's buyer. */
  consoleState(token: string | null): Promise<ConsoleState>
  /** How many conditions are not the usual ones and faults are armed. */
  troubleCount(): number
  /** Takes back armed faults by their ids. */
  disarm(ids: readonly number[]): Promise<void>
  /**
   * Products by an id, a short name, or words of their names and their shops'; without any those in the cart of the page's buyer, whose
   * `token` it is. The first few.
   */
  findProducts(words: string, token: string | null): Promise<FoundProduct[]>
  /** Drops all changes, conditions, faults and notices, and tells every page to start afresh. */
  reset(): Promise<void>
  /** The state as a link carries it; `token` is that of the page's buyer. */
  describe(token: string | null): Promise<SharedState>
  /** What happens up to a world time, ms. */
  forecast(until: number): Promise<Forecast>
  /** The newest notice. */
  latestNotice(): Notice | null
}
