import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columns } from '#fixtures/columns.ts'
import type { TableName } from '#fixtures/rows.ts'
import { type Market, openMarket as openPresent } from '#mocks/hosts/vitest.ts'
import { worldHash } from '#mocks/world/hash.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { World } from '#mocks/world/world.ts'
import type { WorldFile } from '#mocks/worldFile/contents.ts'
import { openMarket } from '../support/market.ts'
import { busyMarket, fileOf, openFile, parsed, reasonsFor, type Row } from './files.ts'

/** A value in a row, with the object or list that holds it. */
interface Node {
  path: string[]
  value: unknown
  holder: Record<string, unknown>
  name: string
}

/** Every value of a row, at any depth. */
function* nodesOf(holder: Row | Record<string, unknown>, above: string[] = []): Generator<Node> {
  for (const [name, value] of Object.entries(holder)) {
    const path = [...above, name]
    yield { path, value, holder, name }
    if (typeof value === 'object' && value !== null)
      yield* nodesOf(value as Record<string, unknown>, path)
  }
}

const ID = /^[0-9a-f]{24}$/

function otherTypeOf(value: unknown): unknown {
  if (typeof value === 'string') return 12345
  if (typeof value === 'number') return String(value)
  if (value === null) return {}
  return typeof value === 'boolean' ? 'yes' : 'text'
}

/** Changes that make a value invalid; each says whether it applies to the value. */
const breakages: Record<string, (node: Node) => boolean> = {
  otherType({ holder, name, value }) {
    holder[name] = otherTypeOf(value)
    return true
  },
  missing({ holder, name, path: [column] }) {
    // Of these columns parts may be missing.
    const isPart = name !== column && /^(order_timeline|notification_date)$/.test(column ?? '')
    if (Array.isArray(holder) || isPart) return false
    return delete holder[name]
  },
  more({ value }) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    Object.defineProperty(value, '__proto__', { value: { isAdmin: true }, enumerable: true })
    return true
  },
  endless({ holder, name, value }) {
    holder[name] = typeof value === 'number' ? '1e999' : 'x'.repeat(6000)
    return typeof value === 'number' || typeof value === 'string'
  },
  negative({ holder, name, value }) {
    holder[name] = -1.5
    return typeof value === 'number' && !name.endsWith('itude')
  },
  unknownId({ holder, name, value }) {
    holder[name] = 'f'.repeat(24)
    return typeof value === 'string' && ID.test(value)
  },
  deep({ holder, name, value }) {
    holder[name] = [[[value]]]
    return true
  },
}

const tables = Object.keys(columns) as TableName[]
let file = ''
/** The marketplace in which all of these files are opened. */
let present: Market
let [world, hash]: [World | null, string] = [null, '']

beforeAll(async () => {
  file = fileOf(await busyMarket())
  present = openPresent({ products: 60 })
  world = present.world
  hash = await worldHash(present.world)
})
// Nothing of any of them was loaded.
afterAll(async () => {
  expect(present.world).toBe(world)
  expect(await worldHash(present.world)).toBe(hash)
})

const rowsOf = (world: WorldFile, table: TableName) =>
  world.changes.flatMap((one) => (one.table === table && one.row ? [one.row as Row] : []))
/** The file with another world in it. `1e999` takes the place of what JSON can't say. */
const edited = (edit: (world: WorldFile) => unknown) => {
  const world = parsed(file)
  edit(world)
  return JSON.stringify(world).replaceAll('"1e999"', '1e999')
}

test('the world of these tests fits, and every table of it has changed', () => {
  expect(reasonsFor(file, present)).toEqual([])
  for (const table of tables) expect(rowsOf(parsed(file), table).length, table).toBeGreaterThan(0)
})

describe('a file in which one field of one row is broken is refused, with the row among the reasons', () => {
  test.each(tables)('%s', { timeout: 30_000 }, (table) => {
    const breakage = fc.record({
      row: fc.nat(),
      node: fc.nat(),
      how: fc.constantFrom(...Object.keys(breakages)),
    })
    fc.assert(
      fc.property(breakage, ({ row: n, node: m, how }) => {
        let where = ''
        let isBroken = false
        const broken = edited((world) => {
          const rows = rowsOf(world, table)
          const row = rows[n % rows.length] as Row
          const nodes = [...nodesOf(row)]
          const node = nodes[m % nodes.length] as (typeof nodes)[number]
          where = `${table} ${row._id}`
          isBroken = breakages[how]!(node)
        })
        fc.pre(isBroken)
        expect(reasonsFor(broken, present).join('\n'), how).toContain(where)
      }),
      { numRuns: 12, maxSkipsPerRun: 1000 },
    )
  })

  test.each(tables)('%s, in every column by another type', (table) => {
    const world = parsed(file)
    const change = world.changes.find((one) => one.table === table && one.row) as JournalEntry
    const where = `${table} ${change.id}`
    for (const { path } of nodesOf(change.row as Row)) {
      const row = structuredClone(change.row) as Row
      const at = path.join('/')
      breakages.otherType!([...nodesOf(row)].find((one) => one.path.join('/') === at)!)
      const [reason] = reasonsFor(
        JSON.stringify({ ...world, changes: [{ ...change, row }] }),
        present,
      )
      expect(reason).toMatch(new RegExp(`^${where}/${at}(/\\w+)?: is `))
    }
  })
})

describe('a file is refused whole', () => {
  const bomb = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  test.each<[string, () => string, RegExp]>([
    ['nothing', () => '', /no world/],
    ['no JSON', () => 'suki', /no world/],
    ['half of one', () => file.slice(0, file.length / 2), /no world/],
    ['another kind of JSON', () => '{"name":"package"}', /no world/],
    ['null', () => 'null', /no world/],
    ['a list of a million lists', () => bomb(1_000_000), /no world/],
    ['more than can be read', () => `"${'x'.repeat(60_000_001)}"`, /too large/],
    [
      'a prototype',
      () => file.replace('{"suki"', '{"__proto__":{"changes":[]},"suki"'),
      /^\/__proto__: has no such name/,
    ],
  ])('that has %s', (_what, source, reason) =>
    expect(reasonsFor(source(), present)[0]).toMatch(reason),
  )

  const change = (world: WorldFile, table: string, id: string, row: object | null) =>
    world.changes.push({ table, id, row } as JournalEntry)
  const user = (world: WorldFile) => rowsOf(world, 'users')[0]!
  test.each<[string, (world: WorldFile) => unknown, RegExp]>([
    ['another stamp', (world) => (world.stamp = 'another'), /another version/],
    ['no stamp', (world) => delete (world as Partial<WorldFile>).stamp, /^\/stamp: is missing/],
    ['something more', (world) => Object.assign(world, { more: 1 }), /^\/more: has no such name/],
    [
      'more products than can be built',
      ({ base }) => (base.products = 1e9),
      /^\/base\/products: is 1000000000, not a whole/,
    ],
    [
      'no number of products',
      ({ base }) => (base.products = '60' as never),
      /^\/base\/products: is '60', not a whole/,
    ],
    ['a birth outside of time', ({ base }) => (base.bornAt = 1e300), /^\/base\/bornAt: is/],
    [
      'a clock before the beginning',
      ({ clock, base }) => (clock.now = base.bornAt - 1),
      /^\/clock\/now: is before/,
    ],
    [
      'a century of work to do',
      ({ clock }) => (clock.now = Date.UTC(2109, 0, 1)),
      /^jobs \w+\/due_at: is/,
    ],
    ['a clock that runs too fast', ({ clock }) => (clock.speed = 1e9), /^\/clock\/speed: is/],
    [
      'no list of changes',
      (world) => (world.changes = {} as never),
      /^\/changes: is an object, not a list/,
    ],
    [
      'nothing among the changes',
      ({ changes }) => changes.push(null as never),
      /^change \d+: is null, not an object/,
    ],
    ['an unknown table', (world) => change(world, 'secrets', 'a', {}), /'secrets', not a table/],
    [
      'a table of every object',
      (world) => change(world, 'constructor', 'a', {}),
      /'constructor', not a table/,
    ],
    ['the same row twice', ({ changes }) => changes.push(changes[0]!), /: is there twice/],
    [
      'a row of a name',
      (world) => change(world, 'likes', '__proto__', null),
      /^likes __proto__: is '__proto__', not an id/,
    ],
    [
      'a row with a column more',
      (world) => (user(world).is_admin = true),
      /^users \w+\/is_admin: has no such name/,
    ],
    [
      'a row that was never there',
      (world) => change(world, 'likes', 'f'.repeat(24), null),
      /never there/,
    ],
    [
      'a clock among the rows',
      (world) => change(world, 'meta', 'clockOffset', { _id: 'clockOffset', value: 1 }),
      /^meta clockOffset/,
    ],
    [
      'a row whose id a call would give again',
      ({ changes }) =>
        Object.assign(changes.find(({ id }) => id === 'sequence')!.row!, { value: 1_000_001 }),
      /has never given this id/,
    ],
    [
      'a page that calls itself a picture',
      (world) =>
        Object.assign(
          rowsOf(world, 'files').find((row) => row.base64)!,
          {
            base64: btoa('<script>alert(1)</script>!'),
            size: 26,
          },
        ),
      /is not the type of the bytes/,
    ],
    [
      'a picture from elsewhere',
      (world) => (user(world).display_picture = 'https://example.com/a.png'),
      /not a path below/,
    ],
    [
      'a way out of the static folder',
      (world) => (user(world).display_picture = '../../secret.webp'),
      /not a path below/,
    ],
    [
      'a script as the page after a payment',
      (world) => (rowsOf(world, 'payments')[0]!.success_url = 'javascript:alert(1)'),
      /not the address of a page/,
    ],
    [
      'a password that takes hours to check',
      (world) =>
        (user(world).password_hash = `pbkdf2$999999999$${'a'.repeat(32)}$${'a'.repeat(64)}`),
      /not the hash of a password/,
    ],
  ])('that has %s', (_what, edit, reason) =>
    expect(reasonsFor(edited(edit), present)[0]).toMatch(reason),
  )

  test('with its first fifty reasons', () => {
    const broken = edited(({ changes }) => changes.push(...Array<never>(80).fill(null as never)))
    expect(openFile(broken, present)).toMatchObject({ reasons: { length: 50 }, more: true })
  })

  test('when a row that stays in the base world names one that the file removes', () => {
    const [product] = openMarket({ products: 120 }).world.tables.products.all()
    const broken = edited((world) => {
      world.changes = world.changes.filter(({ id }) => id !== product?._id)
      change(world, 'products', product!._id, null)
    })
    expect(reasonsFor(broken, present).join('\n')).toMatch(
      /^(likes|reviews) \w+\/product_id: names nothing/m,
    )
  })
})
