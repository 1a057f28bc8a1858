import type { Seed } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { checkWorld } from './check.ts'
import { type Read, readWorld } from './read.ts'
import { refusalFor, type RefusedWorld } from './reasons.ts'

/** A world that was built beside the present one. */
export interface PreparedWorld {
  readonly world: World
  /** Rows of its base world. */
  readonly base: Seed
  /** Puts it in the place of the present one, from which it is then independent. */
  use(): void
}

/**
 * Builds another world without any effect on the present one: changes on a base world, with a clock
 * that shows a time from now on.
 * @throws when the changes can't be applied
 */
export type PrepareWorld = (world: Read) => PreparedWorld

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
  { prepare }: { prepare: PrepareWorld },
  file: string,
  stamp: string,
): OpenedWorld | RefusedWorld {
  const read = readWorld(file, stamp)
  if ('reasons' in read) return read
  const { world, base, use } = prepare(read)
  const refusal = refusalFor(checkWorld(world, base, read.changes))
  return refusal ?? { summary: { now: read.clock.now, changes: read.changes.length }, use }
}
