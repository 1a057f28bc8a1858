import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import type { ConsoleState } from '../../hosts/browser/workerApi.ts'

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

/**
 * Repeats a call of the worker after each event; null until it is answered. `call` must be stable.
 */
export function useAnswer<T>(call: () => Promise<T>): T | null {
  const { state } = useConsole()
  const [answer, setAnswer] = useState<T | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const order = asked.current
    call()
      .then((fresh) => order === asked.current && setAnswer(() => fresh))
      // The page is connecting to another worker.
      .catch(() => undefined)
  }, [call, state])
  return answer
}
