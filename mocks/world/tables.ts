import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import type { Rows, TableName } from '../../fixtures/rows.ts'
import { type Places, putBack } from './places.ts'
import { columns, indexed } from './schema.ts'
import type { UndoLog } from './undoLog.ts'

/** One table. Rows are frozen snapshots: change them by `update`, never in place. */
export interface Table<Row extends { _id: string }> {
  get(id: string): Row | undefined
  insert(row: Row): Row
  /** Replaces the named fields of a row that must exist; returns the new row. */
  update(id: string, change: Partial<Row>): Row
  remove(id: string): void
  /** Inserts or replaces a row (when a journal is replayed). */
  put(row: Row): void
  all(): Iterable<Row>
  /** Rows whose indexed field has this value, in insertion order. */
  by<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[]
  /** Number of rows whose indexed field has this value. */
  countBy<Field extends keyof Row & string>(field: Field, value: Row[Field]): number
  /** The place of a row in the order of insertion: larger than that of every row inserted before. -1 when there is no such row. */
  placeOf(id: string): number
  readonly size: number
}

export type Tables = { readonly [T in TableName]: Table<Rows[T]> }
/** Called after every write; `row` is null when the row was removed, `previous` when it is new. */
export type WriteListener = (table: TableName, id: string, row: object | null, previous: object | null) => void

/** Ids by value; the ids of a value in the order of `Places`. */
type Index = Map<unknown, Places>
type Entity = Record<string | symbol, unknown> & { _id: string }
/** A model of @mswjs/data. */
interface Model {
  /** Throws when the row has no id, or one that is taken. */
  create(row: object): Entity
}
/** The rows behind the models, by id. */
interface Storage {
  getModel(table: string): Map<string, Entity>
  update(table: string, previous: Entity, next: Entity): void
  delete(table: string, id: string): void
  events: { removeAllListeners(): void }
}
type Database = Record<TableName, Model> & { [DATABASE_INSTANCE]: Storage }

function columnsOf(table: TableName) {
  const fields = columns[table].filter((column) => column !== '_id')
  return { _id: primaryKey(String), ...Object.fromEntries(fields.map((column) => [column, nullable<string>(() => null)])) }
}

/**
 * Creates empty tables over @mswjs/data, with indexes beside them. Rows are created by the library's models, but found,
 * changed and removed by id in its storage: its queries, updates and deletions compare every row of a table, and its
 * updates merge nested objects where a field is to be replaced.
 */
export function createTables(onWrite: WriteListener, { note }: Pick<UndoLog, 'note'>): Tables {
  const names = Object.keys(columns) as TableName[]
  const database = factory(Object.fromEntries(names.map((name) => [name, columnsOf(name)])) as never) as unknown as Database
  // The library mirrors writes to other tabs, whose seeding would overwrite ours; one worker serves all tabs here.
  database[DATABASE_INSTANCE].events.removeAllListeners()
  return Object.fromEntries(names.map((name) => [name, createTable(name, database, onWrite, note)])) as unknown as Tables
}

/** The indexes of one table. */
function createIndexes(name: TableName) {
  const indexes = new Map<string, Index>(indexed[name].map((field) => [field, new Map()]))
  const fields = [...indexes.keys()]
  const idsOf = (field: string, value: unknown): Places => {
    const index = indexes.get(field) as Index
    const ids = index.get(value) ?? new Map<string, number>()
    index.set(value, ids)
    return ids
  }
  return {
    fields,
    idsBy(field: string, value: unknown): Places | undefined {
      const index = indexes.get(field)
      if (!index) throw new Error(`${name}.${field} has no index: add it to schema.ts`)
      return index.get(value)
    },
    link(row: Entity, place: number, linked = fields) {
      for (const field of linked) idsOf(field, row[field]).set(row._id, place)
    },
    /** Returns what links the row again, at its old places. */
    unlink(row: Entity, linked = fields): () => void {
      const old = linked.map((field) => [field, idsOf(field, row[field]).get(row._id) as number] as const)
      for (const field of linked) {
        const ids = idsOf(field, row[field])
        ids.delete(row._id)
        if (ids.size === 0) indexes.get(field)?.delete(row[field])
      }
      return () => {
        for (const [field, place] of old) {
          const ids = idsOf(field, row[field])
          putBack(ids, row._id, place, (id) => ids.get(id) as number)
        }
      }
    },
  }
}

function createTable(name: TableName, database: Database, onWrite: WriteListener, note: UndoLog['note']): Table<{ _id: string }> {
  const { [name]: model, [DATABASE_INSTANCE]: storage } = database
  const rows = storage.getModel(name)
  const places: Places = new Map()
  const { fields, idsBy, link, unlink } = createIndexes(name)
  const placeOf = (id: string) => places.get(id) ?? -1
  let lastPlace = 0

  const table: Table<Entity> = {
    get: (id) => rows.get(id),
    insert(row) {
      const entity = model.create(row)
      lastPlace += 1
      places.set(row._id, lastPlace)
      link(entity, lastPlace)
      note(() => {
        unlink(entity)
        places.delete(row._id)
        storage.delete(name, row._id)
      })
      onWrite(name, row._id, entity, null)
      return entity
    },
    update(id, change) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`${name} has no ${id}`)
      const next = { ...previous, ...change } as Entity
      // A row moves only in the indexes whose key has changed, so that the others keep their order.
      const moved = fields.filter((field) => previous[field] !== next[field])
      const linkAgain = unlink(previous, moved)
      storage.update(name, previous, next)
      lastPlace += 1
      link(next, lastPlace, moved)
      note(() => {
        unlink(next, moved)
        storage.update(name, next, previous)
        linkAgain()
      })
      onWrite(name, id, next, previous)
      return next
    },
    remove(id) {
      const row = rows.get(id)
      if (!row) return
      const place = placeOf(id)
      storage.delete(name, id)
      places.delete(id)
      const linkAgain = unlink(row)
      note(() => {
        places.set(id, place)
        putBack(rows, id, row, placeOf)
        linkAgain()
      })
      onWrite(name, id, null, row)
    },
    put: (row) => void (rows.has(row._id) ? table.update(row._id, row) : table.insert(row)),
    all: () => rows.values(),
    by: (field, value) => Array.from(idsBy(field, value)?.keys() ?? [], (id) => rows.get(id) as Entity),
    countBy: (field, value) => idsBy(field, value)?.size ?? 0,
    placeOf,
    get size() {
      return rows.size
    },
  }
  return table
}
