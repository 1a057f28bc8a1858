import { factory, nullable, primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import type { Rows, TableName } from '../../fixtures/rows.ts'
import { columns, indexed } from './schema.ts'

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
  readonly size: number
}

export type Tables = { readonly [T in TableName]: Table<Rows[T]> }
/** Called after every write; `row` is null when the row was removed. */
export type WriteListener = (table: TableName, id: string, row: object | null) => void

type Index = Map<unknown, Set<string>>
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
export function createTables(onWrite: WriteListener): Tables {
  const names = Object.keys(columns) as TableName[]
  const database = factory(Object.fromEntries(names.map((name) => [name, columnsOf(name)])) as never) as unknown as Database
  // The library mirrors writes to other tabs, whose seeding would overwrite ours; one worker serves all tabs here.
  database[DATABASE_INSTANCE].events.removeAllListeners()
  return Object.fromEntries(names.map((name) => [name, createTable(name, database, onWrite)])) as unknown as Tables
}

function createTable(name: TableName, database: Database, onWrite: WriteListener): Table<{ _id: string }> {
  const { [name]: model, [DATABASE_INSTANCE]: storage } = database
  const rows = storage.getModel(name)
  const indexes = new Map<string, Index>(indexed[name].map((field) => [field, new Map()]))

  const link = (row: Entity, fields: Iterable<string> = indexes.keys()) => {
    for (const field of fields) {
      const index = indexes.get(field) as Index
      const ids = index.get(row[field])
      if (ids) ids.add(row._id)
      else index.set(row[field], new Set([row._id]))
    }
  }
  const unlink = (row: Entity, fields: Iterable<string> = indexes.keys()) => {
    for (const field of fields) {
      const index = indexes.get(field) as Index
      const ids = index.get(row[field])
      ids?.delete(row._id)
      if (ids?.size === 0) index.delete(row[field])
    }
  }
  const idsBy = (field: string, value: unknown) => {
    const index = indexes.get(field)
    if (!index) throw new Error(`${name}.${field} has no index: add it to schema.ts`)
    return index.get(value)
  }
  const table: Table<Entity> = {
    get: (id) => rows.get(id),
    insert(row) {
      const entity = model.create(row)
      link(entity)
      onWrite(name, row._id, entity)
      return entity
    },
    update(id, change) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`${name} has no ${id}`)
      const next = { ...previous, ...change } as Entity
      // A row moves only in the indexes whose key has changed, so that the others keep their order.
      const moved = [...indexes.keys()].filter((field) => previous[field] !== next[field])
      unlink(previous, moved)
      storage.update(name, previous, next)
      link(next, moved)
      onWrite(name, id, next)
      return next
    },
    remove(id) {
      const row = rows.get(id)
      if (!row) return
      storage.delete(name, id)
      unlink(row)
      onWrite(name, id, null)
    },
    put: (row) => void (rows.has(row._id) ? table.update(row._id, row) : table.insert(row)),
    all: () => rows.values(),
    by: (field, value) => Array.from(idsBy(field, value) ?? [], (id) => rows.get(id) as Entity),
    countBy: (field, value) => idsBy(field, value)?.size ?? 0,
    get size() {
      return rows.size
    },
  }
  return table
}
