import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { noSuchBuyer } from '#fixtures/scenarios/buyers.ts'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import { resetEverything } from '../../hosts/browser/reset.ts'
import { signInAs, storedToken } from '../../hosts/browser/session.ts'
import { applyToPage } from '../../hosts/browser/urlScenario.ts'
import type { ConsoleState } from '../../hosts/browser/workerApi.ts'
import { endTour } from '../tours/storedTour.ts'
import { UNANSWERED } from './texts.ts'
import { type ConsoleContext, ConsoleProvider } from './useConsole.ts'

interface Props {
  connection: Connection
  base: string
  notify: (text: string) => void
  children: ReactNode
}

/** Fetched at the start and after each event; null until it has arrived. */
function useConsoleState({ remote, onEvent }: Connection) {
  const [state, setState] = useState<ConsoleState | null>(null)
  const asked = useRef(0)
  const refresh = useCallback(async () => {
    asked.current += 1
    const order = asked.current
    const fresh = await remote.consoleState(storedToken()).catch(() => null)
    if (fresh && order === asked.current) setState(fresh)
  }, [remote])
  useEffect(() => {
    void refresh()
    return onEvent(({ kind }) => {
      if (kind === 'changed' || kind === 'clock' || kind === 'notice') void refresh()
    })
  }, [onEvent, refresh])
  return { state, refresh }
}

export function ConnectedConsole({ connection, base, notify, children }: Props) {
  const { state, refresh } = useConsoleState(connection)
  const actions = useMemo<Omit<ConsoleContext, 'state'>>(() => {
    return {
      connection,
      base,
      notify,
      async apply(scenario) {
        const wanted = typeof scenario === 'string' ? parseScenario(scenario) : scenario
        try {
          const refused = await applyToPage(connection, base, wanted)
          if (wanted.reset) endTour()
          if (refused.length > 0) notify(`Refused\n${describeRefused(refused)}`)
        } catch {
          notify(UNANSWERED)
        }
        await refresh()
      },
      async signIn(name) {
        const known = await signInAs(connection, name, base)
        if (!known && name !== null) notify(describeRefused([noSuchBuyer(name)]))
        await refresh()
      },
      async reset() {
        await resetEverything(connection, base)
      },
    }
  }, [connection, base, notify, refresh])
  const context = useMemo(() => state && { ...actions, state }, [actions, state])
  return <ConsoleProvider value={context}>{children}</ConsoleProvider>
}
