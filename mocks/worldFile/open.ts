import type { Seed } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { checkWorld } from './check.ts'
import { type Read, readWorld } from './read.ts'
import { refusalFor, type RefusedWorld } from './reasons.ts'

export interface PreparedWorld {
  readonly world: World
  readonly base: Seed
  use(): void
}

/**
 * Leaves the present world alone; the clock goes on from the file's.
 * @throws when the changes can't be applied
 */
export type PrepareWorld = (world: Read) => PreparedWorld

export interface OpenedWorld {
  /** `now`: of its clock, ms; `changes`: rows that differ from its base world. */
  summary: { now: number; changes: number }
  use(): void
}

/**
 * The present world is not touched before `use` is called.
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
