import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, vi } from 'vitest'
import { ConnectedConsole } from '#mocks/demo/console/ConnectedConsole.tsx'
import { type MountedConsole, mountConsole } from '#mocks/demo/console/mount.tsx'
import { Connected } from '#mocks/demo/console/useConsole.ts'
import type { Connection } from '#mocks/hosts/browser/connection.ts'
import { createConsoleCalls } from '#mocks/hosts/browser/consoleCalls.ts'
import { createTrafficCalls, createTrafficWatch } from '#mocks/hosts/browser/trafficWatch.ts'
import type { Notice, WorkerEvent } from '#mocks/hosts/browser/workerApi.ts'
import { createWorldCalls } from '#mocks/hosts/browser/worldCalls.ts'
import { type Market, type MarketOptions, openMarket } from '../support/market.ts'

/** A marketplace in this page behind the console's calls, in place of the worker. */
export interface TestConsole extends Market {
  connection: Connection
  /** What the worker would have sent to the pages, the newest last. */
  events: WorkerEvent[]
  broadcast(event: WorkerEvent): void
  /** Messages that the console has shown, the newest last. */
  messages: string[]
}

export function consoleOf(options?: MarketOptions): TestConsole {
  const simulation = openMarket(options)
  const events: WorkerEvent[] = []
  const listeners = new Set<(event: WorkerEvent) => void>()
  const broadcast = (event: WorkerEvent) => {
    events.push(event)
    for (const listener of listeners) listener(event)
  }
  const notices: Notice[] = []
  const persistence = { flush: () => Promise.resolve() }
  const core = { simulation, notices, resets: 0, broadcast, persistence }
  const watch = createTrafficWatch(simulation, (isOn) => broadcast({ kind: 'watched', isOn }))
  const calls = {
    ...createConsoleCalls(() => core),
    ...createWorldCalls(() => core),
    ...createTrafficCalls(() => watch, broadcast),
  }
  const remote = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (...args: unknown[]) => (call as (...given: unknown[]) => unknown)(...args),
    ]),
  )
  simulation.onCarriedOut(() => broadcast({ kind: 'changed' }))
  simulation.onFault(() => broadcast({ kind: 'changed' }))
  const connection: Connection = {
    remote: remote as object as Connection['remote'],
    worker: () => ({
      lock: 'test',
      sockets: simulation.conditions.sockets,
      now: simulation.world.clock.now(),
      watched: simulation.tap !== null,
    }),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReconnect: () => undefined,
  }
  return Object.assign(simulation, { connection, events, broadcast, messages: [] })
}

/** The address under which the tests' page is served. */
export const base = new URL('/', document.baseURI).href

/** Renders a tab of the console, without its look. */
export function showTab(Tab: ComponentType, { connection, messages }: TestConsole): void {
  const Frame = () => {
    const [notify] = useState(() => (text: string) => void messages.push(text))
    return (
      <ConnectedConsole connection={connection} base={base} notify={notify}>
        <Connected>
          <Tab />
        </Connected>
      </ConnectedConsole>
    )
  }
  render(<Frame />)
}

/** Presses a button once it is there. */
export const click = async (
  name: string | RegExp,
  part: Pick<typeof screen, 'findByRole'> = screen,
) => userEvent.click(await part.findByRole('button', { name }))

export const partNamed = async (name: string | RegExp, role = 'region') =>
  within(await screen.findByRole(role, { name }))

/** Waits until the user sees this text. */
export const expectShown = async (
  text: string | RegExp,
  part: Pick<typeof screen, 'findByText'> = screen,
) => expect(await part.findByText(text)).toBeVisible()

export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** The choices that a list offers, which is opened for it. */
export async function choicesOf(label: string): Promise<HTMLElement[]> {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  return waitFor(() => {
    const shown = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'
    const found = [...document.querySelectorAll<HTMLElement>(shown)]
    if (found.length === 0) throw new Error(`${label} offers nothing`)
    return found
  })
}

/** Chooses from a list, by a text in which a user searches where the list has many. */
export async function choose(label: string, choice: string, search?: string): Promise<void> {
  if (search !== undefined)
    await userEvent.type(screen.getByRole('combobox', { name: label }), search)
  const found = (await choicesOf(label)).find(({ title }) => title === choice)
  if (!found) throw new Error(`${label} does not offer ${choice}`)
  // The list moves in.
  await userEvent.click(found, { pointerEventsCheck: 0 })
}

let mounted: MountedConsole | undefined

/** Adds the whole console to the page, as the demo does, in place of an earlier one. */
export function mountIn({ connection }: TestConsole): void {
  mounted?.remove()
  mounted = mountConsole(connection, base)
}

/** Takes the console away, with what it and the login have stored and what a test has replaced. */
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  mounted?.remove()
  mounted = undefined
  document.cookie = 'token=; Path=/; Max-Age=0'
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('suki')) storage.removeItem(key)
})
