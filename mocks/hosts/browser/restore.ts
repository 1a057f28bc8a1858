import { worldStamp } from 'virtual:world-stamp'
import { columns } from '#fixtures/columns.ts'
import { openingOf } from '#fixtures/scenarios/times.ts'
import { settingsShape } from '#fixtures/settings.ts'
import type { Settings } from '#mocks/core/scenarioTarget.ts'
import {
  DEFAULT_PRODUCTS,
  openSimulation,
  type Simulation,
  type SimulationOptions,
} from '../simulation.ts'
import { realTime } from '../timers.ts'
import type { Stamp, Store, Stored } from './store.ts'
import { tryOr } from './stored.ts'
import type { Notice } from './workerApi.ts'

function isRow(table: unknown, id: unknown, row: unknown): boolean {
  if (typeof table !== 'string' || !Object.hasOwn(columns, table) || typeof id !== 'string')
    return false
  if (row === null) return true
  if (typeof row !== 'object' || (row as { _id?: unknown })._id !== id) return false
  if (table === 'meta') return Number.isFinite((row as { value?: unknown }).value)
  return Object.keys(columns[table as keyof typeof columns]).every((column) =>
    Object.hasOwn(row, column),
  )
}

/** The user, or another program, may have changed it. */
function isUsable({ stamp, entries }: Stored): boolean {
  const { rows: _, ...settings } = stamp
  return (
    settingsShape(settings).length === 0 &&
    entries.every((entry: Partial<Stored['entries'][number]> | null) =>
      isRow(entry?.table, entry?.id, entry?.row),
    )
  )
}

const DEFAULT_SEED = 1

/** Begins a world whose link names no time, ms. */
const startTime = () => openingOf(realTime())

export const stampOf = (settings: Settings): Stamp => ({ ...settings, rows: worldStamp })

function optionsFor(base: string): Omit<SimulationOptions, 'settings' | 'replay'> {
  return {
    root: new URL(base).pathname,
    addresses: () => ({
      media: `${base}demo/`,
      files: `${base}api/files/`,
      provider: `${base}provider.html?payment=`,
    }),
    async readStatic(path) {
      const answer = await fetch(`${base}demo/${path}`)
      if (!answer.ok) throw new TypeError(`${answer.url} answered ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    real: realTime,
    startTime,
    yields: true,
  }
}

function reopen(base: string, { stamp, entries }: Stored): Simulation {
  const { rows: _, ...settings } = stamp
  return openSimulation({ ...optionsFor(base), settings, replay: entries })
}

/** Loads the code that reads faults when there are any. */
async function resumeFaults(simulation: Simulation, { faults }: Stored): Promise<void> {
  if (faults === undefined) return
  const code = await import('./restoreFaults.ts').catch(() => null)
  code?.restoreFaults(simulation, faults)
}

/**
 * A new world when none is stored that can be used; `notify` gets the reason why one was dropped.
 */
export async function restoreSimulation(
  store: Store,
  base: string,
  notify: (kind: Notice['kind'], text: string) => void,
): Promise<Simulation> {
  const stored = await store.load()
  if (stored && stored.stamp.rows !== worldStamp)
    notify('reset', 'The demo starts over: its marketplace has changed since your last visit.')
  else if (stored) {
    const reopened = isUsable(stored) ? tryOr(() => reopen(base, stored), null) : null
    if (reopened) {
      await resumeFaults(reopened, stored)
      return reopened
    }
    notify('reset', 'The demo starts over: what was stored at your last visit no longer fits.')
  }
  const settings = { seed: DEFAULT_SEED, products: DEFAULT_PRODUCTS, bornAt: startTime() }
  await store.reset(stampOf(settings))
  return openSimulation({ ...optionsFor(base), settings })
}
