import { createContext, type ReactNode, useContext } from 'react'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import type { ConsoleState } from '../../hosts/browser/consoleApi.ts'

/** What every tab of the console works with. */
export interface ConsoleContext {
  connection: Connection
  /** The address under which the demo is served. */
  base: string
  /** As of the latest event of the marketplace. */
  state: ConsoleState
  /**
   * Applies directives, as `?sim=` does; what was refused is shown as a notice. Resolves when
   * `state` is fresh, and never rejects.
   */
  apply(scenario: string | Partial<Scenario>): Promise<void>
  /** Signs in as a named buyer, or out with null. */
  signIn(name: string | null): Promise<void>
  /** Drops everything that was done in the demo, in all its pages, which are then loaded again. */
  reset(): Promise<void>
  /** Shows a message to the user until they dismiss it. */
  notify(text: string): void
}

const Context = createContext<ConsoleContext | null>(null)
export const ConsoleProvider = Context.Provider

/** Shows parts of the console once the state of the marketplace has arrived. */
export const Connected = ({ children }: { children: ReactNode }) =>
  useContext(Context) === null ? null : children

/** The context of the console around a tab. */
export function useConsole(): ConsoleContext {
  const context = useContext(Context)
  if (!context) throw new Error('useConsole() is for parts of the console')
  return context
}
