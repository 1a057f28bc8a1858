import { createContext, type ReactNode, useContext } from 'react'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import type { ConsoleState } from '../../hosts/browser/consoleApi.ts'

export interface ConsoleContext {
  connection: Connection
  base: string
  state: ConsoleState
  /**
   * Applies directives, as `?sim=` does, and shows what was refused. Resolves when `state` is
   * fresh, and never rejects.
   */
  apply(scenario: string | Partial<Scenario>): Promise<void>
  /** Null signs out. */
  signIn(name: string | null): Promise<void>
  /** Drops what was done in all pages, which are then loaded again. */
  reset(): Promise<void>
  notify(text: string): void
}

const Context = createContext<ConsoleContext | null>(null)
export const ConsoleProvider = Context.Provider

/** Waits for the first state. */
export const Connected = ({ children }: { children: ReactNode }) =>
  useContext(Context) === null ? null : children

export function useConsole(): ConsoleContext {
  const context = useContext(Context)
  if (!context) throw new Error('useConsole() is for parts of the console')
  return context
}
