import type { TableName } from '#fixtures/rows.ts'
import type { JournalEntry } from '../world/journal.ts'
import { FIRST_NEW_ID, wasGiven } from '../world/newIds.ts'
import type { World } from '../world/world.ts'

/** A deleted buyer's orders stay, so that it has gone records, too. */
export interface Known {
  world: World
  has(table: TableName, id: string): boolean
  once(table: TableName, id: string): boolean
  /** The number in the id tells. */
  wasCreated(table: TableName, id: string): boolean
}

export function knownOf(world: World, changes: readonly JournalEntry[]): Known {
  const { tables } = world
  const last = tables.meta.get('sequence')?.value ?? FIRST_NEW_ID
  const removed = new Set(
    changes.flatMap(({ table, id, row }) => (row === null ? [`${table} ${id}`] : [])),
  )
  const has = (table: TableName, id: string) => tables[table].get(id) !== undefined
  const wasCreated = (table: TableName, id: string) => wasGiven(table, id, last)
  return {
    world,
    has,
    wasCreated,
    once: (table, id) => has(table, id) || removed.has(`${table} ${id}`) || wasCreated(table, id),
  }
}
