import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { conditionsIn } from '#fixtures/scenarios/conditions.ts'
import { ONLY_SPECIFICATION } from '#fixtures/scenarios/onlySpecification.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { createListeners } from '#mocks/world/bus.ts'
import { addressesBelow, createBaseRows, startedAt } from '../simulatedWorlds.ts'
import { openSimulation, type Simulation } from '../simulation.ts'
import { realTime, wholeSecond } from '../timers.ts'
import type { HostOptions } from './args.ts'
import { createCallJournal } from './callJournal.ts'
import type { Log } from './log.ts'
import { presentBase } from './publicBase.ts'

/**
 * Named worlds of one such time share a base world, real ms. The first shops act after 90 s, so
 * the default world has one of its own second.
 */
const SHARED_MS = 60_000
/** Room for the present one, the one before it, and some of other sizes. */
const BASE_WORLDS = 4

export interface HostWorld {
  /** '' for the default one. */
  readonly name: string
  readonly simulation: Simulation
  /** Stays empty without `--control`. */
  readonly calls: ReturnType<typeof createCallJournal>
  /** Real ms. */
  usedAt: number
}

export interface Worlds {
  /**
   * Takes a valid name. A world is opened at its first use; the longest unused of the others goes
   * when there are too many.
   */
  open(name: string): HostWorld
  /** Begins with the default one. */
  all(): HostWorld[]
  /**
   * The default world stays.
   * @returns whether there was one
   */
  close(name: string): boolean
  /** At most so many beside the default one. */
  readonly most: number
  onChange(listener: (world: HostWorld, state: 'opened' | 'closed') => void): void
}

function openNamed(
  name: string,
  options: HostOptions,
  rows: ReturnType<typeof createBaseRows>,
): Simulation {
  const { seed, products, now, static: folder, onlySpecification } = options
  const startTime = () => now ?? realTime()
  const baseTime = (start: number) =>
    name === '' ? start : Math.floor(start / SHARED_MS) * SHARED_MS
  const start = wholeSecond(startTime())
  const settings = { seed, products, bornAt: baseTime(start) }
  return openSimulation({
    settings,
    startTime,
    baseTime,
    replay: startedAt(start, settings, realTime()),
    rows,
    root: '/',
    addresses: () => addressesBelow(presentBase()),
    readStatic: (path) => readFile(resolve(folder, path)),
    real: realTime,
    yields: true,
    conditions: onlySpecification ? conditionsIn(parseScenario(ONLY_SPECIFICATION)) : {},
  })
}

export function createWorlds(options: HostOptions, log: Log): Worlds {
  const rows = createBaseRows(BASE_WORLDS)
  const worlds = new Map<string, HostWorld>()
  const changes = createListeners<[world: HostWorld, state: 'opened' | 'closed']>()

  function create(name: string): HostWorld {
    const simulation = openNamed(name, options, rows)
    simulation.onViolation((violation) => log({ ...(name !== '' && { world: name }), violation }))
    return { name, simulation, calls: createCallJournal(simulation), usedAt: realTime() }
  }
  function close(name: string): boolean {
    const world = worlds.get(name)
    if (!world || name === '') return false
    worlds.delete(name)
    changes.notify(world, 'closed')
    return true
  }
  function open(name: string): HostWorld {
    const world = worlds.get(name) ?? create(name)
    world.usedAt = realTime()
    const isNew = !worlds.has(name)
    // The map is in the order of their last uses.
    worlds.delete(name)
    worlds.set(name, world)
    if (!isNew) return world
    changes.notify(world, 'opened')
    const named = [...worlds.keys()].filter((one) => one !== '')
    if (named.length > options.worlds) close(named[0] as string)
    return world
  }
  open('')
  return {
    open,
    close,
    most: options.worlds,
    all: () => [...worlds.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    onChange: changes.add,
  }
}
