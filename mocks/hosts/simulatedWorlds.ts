import type { Seed } from '#fixtures/rows.ts'
import { buildWorld } from '#fixtures/world.ts'
import type { ScenarioTarget, Settings } from '../core/scenarioTarget.ts'
import { clockRows, restoreClock, type SavedClock } from '../world/clockState.ts'
import type { JournalEntry } from '../world/journal.ts'
import { type Addresses, createWorld, type World } from '../world/world.ts'
import type { PrepareWorld } from '../worldFile/open.ts'
import { wholeSecond } from './timers.ts'

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/**
 * Caches the last `capacity` base worlds, whose building takes longer than opening a world on
 * them. The rows are frozen: worlds share them.
 */
export function createBaseRows(capacity: number): (settings: Settings) => Seed {
  const built = new Map<string, Seed>()
  return ({ seed, products, shops, bornAt }) => {
    const key = `${seed}:${products}:${shops}:${bornAt}`
    const rows = built.get(key) ?? deepFreeze(buildWorld({ seed, products, shops, now: bornAt }))
    built.delete(key)
    built.set(key, rows)
    if (built.size > capacity) built.delete(built.keys().next().value as string)
    return rows
  }
}

/** `base` has no slash at its end. */
export const addressesBelow = (base: string): Addresses => ({
  media: `${base}/media/`,
  files: `${base}/api/files/`,
  provider: `${base}/provider/`,
})

export interface WorldsOptions {
  addresses: () => Addresses
  /** Real time, ms; a constant stops the world's clock. */
  real: () => number
  /** World time of a reset world, ms; by default the real time. */
  startTime?: () => number
  /**
   * World time of the base world for a start, ms, not after it: worlds with the same can share its
   * rows. By default the start.
   */
  baseTime?: (start: number) => number
  /** Hosts pass it that cache rows. */
  rows?: (settings: Settings) => Seed
}

const buildRows = ({ bornAt, ...sizes }: Settings): Seed => buildWorld({ ...sizes, now: bornAt })

/** The real time is `real` (ms). */
const clockEntries = (clock: SavedClock, real: number): JournalEntry[] =>
  clockRows(clock, clock.now - real).map((row) => ({ table: 'meta', id: row._id, row }))

/** Moves the clock when it is later than its base world. */
export const startedAt = (start: number, { bornAt }: Settings, real: number): JournalEntry[] =>
  start === bornAt ? [] : clockEntries({ now: start, frozen: false, speed: 1 }, real)

export interface SimulatedWorlds {
  /**
   * Opens a world with its clock, the changes of an earlier session and its base rows.
   * @throws when the changes can't be applied
   */
  open(settings: Settings, changes: readonly JournalEntry[], base?: Seed): World
  rebuild: ScenarioTarget['rebuild']
  prepare: PrepareWorld
  baseRows(): Seed
}

/** `replaceBy` puts a world in the place of the present one. */
export function createSimulatedWorlds(
  options: WorldsOptions,
  present: () => Settings,
  replaceBy: (settings: Settings, world: World) => void,
): SimulatedWorlds {
  const { real, addresses, startTime = real, baseTime = (start) => start } = options
  const { rows = buildRows } = options
  const open: SimulatedWorlds['open'] = (settings, changes, base = rows(settings)) =>
    createWorld({
      seed: settings.seed,
      now: settings.bornAt,
      rows: base,
      real,
      addresses,
      ...restoreClock(changes, real()),
    })
  return {
    open,
    rebuild(change) {
      const start = wholeSecond(startTime())
      const settings = { ...present(), bornAt: baseTime(start), ...change }
      const changes = change?.bornAt === undefined ? startedAt(start, settings, real()) : []
      replaceBy(settings, open(settings, changes))
    },
    prepare({ settings, clock, changes: earlier }) {
      const base = rows(settings)
      const changes = [...earlier, ...clockEntries(clock, real())]
      const world = open(settings, changes, base)
      return {
        world,
        base,
        use() {
          // A world that was restored has an empty journal, and a host stores what it has.
          for (const { table, id, row } of changes) world.journal.record(table, id, row)
          replaceBy(settings, world)
        },
      }
    },
    baseRows: () => rows(present()),
  }
}
