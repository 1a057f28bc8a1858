import { render } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { ConnectedConsole } from '../../mocks/console/ConnectedConsole.tsx'
import type { Connection } from '../../mocks/hosts/browser/connection.ts'
import type { Notice } from '../../mocks/hosts/browser/consoleApi.ts'
import { createConsoleCalls } from '../../mocks/hosts/browser/consoleCalls.ts'
import type { ConsoleCore } from '../../mocks/hosts/browser/core.ts'
import { createTrafficCalls, createTrafficWatch } from '../../mocks/hosts/browser/trafficWatch.ts'
import type { WorkerEvent } from '../../mocks/hosts/browser/workerApi.ts'
import { type Market, type MarketOptions, openMarket } from '../../mocks/hosts/vitest.ts'

/** A marketplace in this page behind the console's calls, in place of the worker. */
export interface TestConsole extends Market {
  connection: Connection
  /** The newest last. */
  events: WorkerEvent[]
  /** What the console has told the user, the newest last. */
  told: string[]
}

export function consoleOf(options?: MarketOptions): TestConsole {
  const market = openMarket(options)
  const { simulation } = market
  const events: WorkerEvent[] = []
  const listeners = new Set<(event: WorkerEvent) => void>()
  const broadcast = (event: WorkerEvent) => {
    events.push(event)
    for (const listener of listeners) listener(event)
  }
  const notices: Notice[] = []
  const notify: ConsoleCore['notify'] = (kind, text) => void notices.unshift({ id: String(notices.length), kind, text })
  const persistence = { flush: () => Promise.resolve() }
  const calls = createConsoleCalls(() => ({ simulation, notices, notify, broadcast, persistence }))
  const watch = createTrafficWatch(simulation, (isOn) => broadcast({ kind: 'watched', isOn }))
  const answered = Object.entries({ ...calls, ...createTrafficCalls(() => watch, broadcast) } as object as Record<
    string,
    (...args: unknown[]) => unknown
  >)
  const remote = Object.fromEntries(answered.map(([name, call]) => [name, async (...args: unknown[]) => call(...args)]))
  simulation.onCarriedOut(() => broadcast({ kind: 'changed' }))
  const connection: Connection = {
    // A tab calls nothing but the console's part.
    remote: remote as object as Connection['remote'],
    worker: () => ({
      lock: 'test',
      sockets: simulation.conditions.sockets,
      now: simulation.market.world.clock.now(),
      watched: watch.isOn(),
    }),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReconnect: () => undefined,
  }
  return Object.assign(market, { connection, events, told: [] })
}

/** Renders a tab of the console. */
export function showTab(Tab: ComponentType, { connection, told }: TestConsole): void {
  const Frame = () => {
    const [notify] = useState(() => (text: string) => void told.push(text))
    return (
      <ConnectedConsole connection={connection} base={new URL('/', document.baseURI).href} notify={notify}>
        <Tab />
      </ConnectedConsole>
    )
  }
  render(<Frame />)
}
