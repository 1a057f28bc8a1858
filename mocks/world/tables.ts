import { factory, nullable, primaryKey } from '@mswjs/data'
import { columns } from '#fixtures/columns.ts'
import type { Rows, TableName } from '#fixtures/rows.ts'
import { keys } from './keys.ts'
import type { UndoLog } from './undoLog.ts'

/** The numbers grow with each insertion, and the map is sorted by them. */
type Places = Map<string, number>

/**
 * Puts an entry where it was by its place. Takes time with the size of the map, which only undoing
 * pays.
 */
function putBack<Value>(
  map: Map<string, Value>,
  id: string,
  value: Value,
  placeOf: (id: string) => number,
): void {
  map.set(id, value)
  const place = placeOf(id)
  const later = [...map].filter(([other]) => placeOf(other) > place)
  for (const [other, one] of later) {
    map.delete(other)
    map.set(other, one)
  }
}

/** Rows are frozen snapshots: change them by `update`, never in place. */
export interface Table<Row extends { _id: string }> {
  get(id: string): Row | undefined
  /** Counts as unchanged: a row of the base world. */
  seed(row: Row): void
  insert(row: Row): Row
  /** The row must exist; returns the new one. */
  update(id: string, change: Partial<Row>): Row
  remove(id: string): void
  /** Replays a journal. */
  put(row: Row): void
  all(): Iterable<Row>
  /** Rows that have changed since the base world, in any order. */
  written(): Row[]
  /** By an indexed field, in insertion order. */
  by<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[]
  countBy<Field extends keyof Row & string>(field: Field, value: Row[Field]): number
  /** Grows with each insertion; -1 when there is no such row. */
  placeOf(id: string): number
  readonly size: number
}

export type Tables = { readonly [T in TableName]: Table<Rows[T]> }
/** `row` is null when it was removed, `previous` when it is new. */
type WriteListener = (
  table: TableName,
  id: string,
  row: object | null,
  previous: object | null,
) => void

/** The ids of a value are in the order of `Places`. */
type Index = Map<unknown, Places>
type Entity = Record<string, unknown> & { _id: string }

/** Every model of @mswjs/data has this. */
interface Model {
  /** Throws when the row has no id, or one that is taken. */
  create(row: object): Entity
  delete(query: { where: { _id: { equals: string } } }): Entity | null
  getAll(): Entity[]
}

/** The library checks none of these columns. */
const models = () =>
  Object.fromEntries(
    Object.entries(columns).map(([table, { _id, ...others }]) => [
      table,
      {
        _id: primaryKey(String),
        ...Object.fromEntries(
          Object.keys(others).map((name) => [name, nullable<string>(() => null)]),
        ),
      },
    ]),
  )

/**
 * What was written since the base world is in @mswjs/data; all rows are found by indexes beside
 * it, since every query, update and deletion of the library compares all rows (decision 0058 has
 * the figures).
 */
export function createTables(onWrite: WriteListener, { note }: Pick<UndoLog, 'note'>): Tables {
  const database = factory(models())
  return Object.fromEntries(
    Object.entries(database).map(([name, model]) => [
      name,
      createTable(name as TableName, model as unknown as Model, onWrite, note),
    ]),
  ) as unknown as Tables
}

function createIndexes(name: TableName) {
  const indexes = new Map<string, Index>(keys[name].indexed.map((field) => [field, new Map()]))
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
      if (!index) throw new Error(`${name}.${field} has no index: add it to world/keys.ts`)
      return index.get(value)
    },
    link(row: Entity, place: number, linked = fields) {
      for (const field of linked) idsOf(field, row[field]).set(row._id, place)
    },
    /** Returns what links the row again, at its old places. */
    unlink(row: Entity, linked = fields): () => void {
      const old = linked.map(
        (field) => [field, idsOf(field, row[field]).get(row._id) as number] as const,
      )
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

/** Returns what puts the row back, if it was there. */
function erase(model: Model, id: string): () => void {
  const erased = model.delete({ where: { _id: { equals: id } } })
  return () => void (erased && model.create(erased))
}

const readersOf = (
  rows: ReadonlyMap<string, Entity>,
  places: Places,
  { idsBy }: ReturnType<typeof createIndexes>,
): Pick<Table<Entity>, 'get' | 'all' | 'by' | 'countBy' | 'placeOf'> => ({
  get: (id) => rows.get(id),
  all: () => rows.values(),
  by: (field, value) =>
    Array.from(idsBy(field, value)?.keys() ?? [], (id) => rows.get(id) as Entity),
  countBy: (field, value) => idsBy(field, value)?.size ?? 0,
  placeOf: (id) => places.get(id) ?? -1,
})

function createTable(
  name: TableName,
  model: Model,
  onWrite: WriteListener,
  note: UndoLog['note'],
): Table<{ _id: string }> {
  const rows = new Map<string, Entity>()
  const places: Places = new Map()
  const indexes = createIndexes(name)
  const { fields, link, unlink } = indexes
  const readers = readersOf(rows, places, indexes)
  let lastPlace = 0

  const add = (row: Entity) => {
    lastPlace += 1
    rows.set(row._id, row)
    places.set(row._id, lastPlace)
    link(row, lastPlace)
    note(() => {
      unlink(row)
      places.delete(row._id)
      rows.delete(row._id)
    })
    onWrite(name, row._id, row, null)
  }

  const table: Table<Entity> = {
    ...readers,
    seed: add,
    insert(row) {
      if (rows.has(row._id)) throw new Error(`${name} has ${row._id} already`)
      const entity = model.create(row)
      note(() => void erase(model, row._id))
      add(entity)
      return entity
    },
    update(id, change) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`${name} has no ${id}`)
      const restore = erase(model, id)
      // The library's own update merges objects.
      const next = model.create({ ...previous, ...change })
      // Other indexes keep their order.
      const moved = fields.filter((field) => previous[field] !== next[field])
      const linkAgain = unlink(previous, moved)
      rows.set(id, next)
      lastPlace += 1
      link(next, lastPlace, moved)
      note(() => {
        unlink(next, moved)
        rows.set(id, previous)
        linkAgain()
        erase(model, id)
        restore()
      })
      onWrite(name, id, next, previous)
      return next
    },
    remove(id) {
      const row = rows.get(id)
      if (!row) return
      const place = readers.placeOf(id)
      const restore = erase(model, id)
      rows.delete(id)
      places.delete(id)
      const linkAgain = unlink(row)
      note(() => {
        places.set(id, place)
        putBack(rows, id, row, readers.placeOf)
        linkAgain()
        restore()
      })
      onWrite(name, id, null, row)
    },
    put: (row) => void (rows.has(row._id) ? table.update(row._id, row) : table.insert(row)),
    written: () => model.getAll(),
    get size() {
      return rows.size
    },
  }
  return table
}
