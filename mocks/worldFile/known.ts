import type { TableName } from '#fixtures/rows.ts'
import type { JournalEntry } from '../world/journal.ts'
import { FIRST_NEW_ID, wasGiven } from '../world/newIds.ts'
import type { World } from '../world/world.ts'

/** Also those that it has had: a deleted buyer's orders stay. */
export interface Known {
  world: World
  has(table: TableName, id: string): boolean
  once(table: TableName, id: string): boolean
  /** By a call, by the number in its id. */
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
