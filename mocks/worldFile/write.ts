import { columns } from '#fixtures/columns.ts'
import type { Seed, TableName } from '#fixtures/rows.ts'
import type { Settings } from '../core/scenarioTarget.ts'
import { clockOf, isClockRow } from '../world/clockState.ts'
import { canonical } from '../world/hash.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { KIND, type WorldFile } from './contents.ts'

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

function changesOf({ tables }: World, table: TableName, base: Seed): JournalEntry[] {
  const before = new Map((base[table] ?? []).map((row) => [row._id, row]))
  const changed = tables[table].written().filter((row) => {
    const old = before.get(row._id)
    return !(table === 'meta' && isClockRow(row._id)) && (!old || canonical(old) !== canonical(row))
  })
  const removed = [...before.keys()].filter((id) => !tables[table].get(id))
  return [
    ...changed.map((row) => ({
      table,
      id: row._id,
      row: Object.fromEntries(
        Object.keys(columns[table]).map((column) => [column, row[column as keyof typeof row]]),
      ),
    })),
    ...removed.map((id) => ({ table, id, row: null })),
  ].sort(byId)
}

/**
 * A line for each changed row. The same world gives the same text.
 * @param base rows of the base world of these settings
 * @param stamp what the rows mean
 */
export function writeWorld(world: World, settings: Settings, base: Seed, stamp: string): string {
  const { seed, products, shops, bornAt } = settings
  const head: Omit<WorldFile, 'changes'> = {
    suki: KIND,
    stamp,
    base: { seed, products, ...(shops !== undefined && { shops }), bornAt },
    clock: clockOf(world),
  }
  const changes = (Object.keys(columns) as TableName[]).flatMap((table) =>
    changesOf(world, table, base),
  )
  const lines = changes.map((change) => JSON.stringify(change))
  return `${JSON.stringify(head).slice(0, -1)},"changes":[\n${lines.join(',\n')}\n]}\n`
}
