import type { MailRow } from '#fixtures/rows.ts'
import type { Conditions } from '#fixtures/scenarios/conditions.ts'
import type { ArmedFault } from '#mocks/core/faults.ts'
import type { Settings } from '#mocks/core/scenarioTarget.ts'
import type { NextEvent } from '#mocks/rules/nextEvent.ts'
import type { DescribedState } from '#mocks/scenario/describeState.ts'

/** A message about the simulator itself, for the user of the demo. */
export interface Notice {
  /** Unique among the notices of all workers. */
  id: string
  kind: 'reset' | 'violation' | 'storage' | 'superseded' | 'scenario' | 'world'
  text: string
}

/** One of the buyers that a scenario may name. */
export interface Persona {
  /** The name by which a scenario knows them: `as:NAME`. */
  name: string
  /** The first name with the situation: 'Liza · weekly groceries'. */
  title: string
  /** The buyer's situation, in a sentence. */
  label: string
}

/**
 * What the console shows of the marketplace. It is fetched again after each event, so long lists
 * have calls of their own.
 */
export interface ConsoleState {
  /** Newest first. */
  mails: MailRow[]
  personas: Persona[]
  /** The persona whose token the page holds; null for a visitor, and for another user. */
  persona: string | null
  /** Whether the page's token belongs to a user, named or not. */
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
