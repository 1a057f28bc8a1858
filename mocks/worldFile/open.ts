import type { Simulation } from '../hosts/simulation.ts'
import { checkWorld } from './check.ts'
import { readWorld } from './read.ts'
import { refusalFor, type RefusedWorld } from './reasons.ts'

/** The world of a file, built beside the present one. */
export interface OpenedWorld {
  /**
   * `now` is the time of its clock, ms; `changes` the number of rows by which it differs from its
   * base world.
   */
  summary: { now: number; changes: number }
  /** Puts it in the place of the present one. */
  use(): void
}

/**
 * Builds the world of a file and checks it. The present one is not touched before `use` is called.
 * @param stamp what the rows of this demo mean
 */
export function openWorldFile(
  simulation: Simulation,
  file: string,
  stamp: string,
): OpenedWorld | RefusedWorld {
  const read = readWorld(file, stamp)
  if ('reasons' in read) return read
  const { world, base, use } = simulation.prepare(read)
  const refusal = refusalFor(checkWorld(world, base, read.changes))
  return refusal ?? { summary: { now: read.clock.now, changes: read.changes.length }, use }
}
