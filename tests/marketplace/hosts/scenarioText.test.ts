import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { VISITOR } from '#fixtures/scenarios/buyers.ts'
import { type Scenario, paymentOutcomes, shopStatuses } from '#fixtures/scenarios/contents.ts'
import { bodyShapes, type InjectedFault } from '#fixtures/scenarios/faults.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })
/** Any text, often with the characters that separate directives and arguments. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(',', ':', '\\', ' ', '\n', '5', '-5', '=', ', 5', 'after', 'always'),
    ),
  )
  .map((parts) => parts.join(''))
const text = anyText.filter((one) => one.trim() !== '')
const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 })
/** A second of the century in which the clocks of worlds may start, ms since the epoch. */
const moment = whole(Date.UTC(2000, 0, 1) / 1000, Date.UTC(2099, 11, 31) / 1000).map(
  (seconds) => seconds * 1000,
)

const shape = fc.constantFrom(...bodyShapes)
const times = fc.oneof(whole(1, 10_000), fc.constant(Infinity))
/** The name of a field, which can't be a keyword that may follow it. */
const fieldName = text.filter((one) => one !== 'after' && one !== 'chance')
const pointer = fc
  .array(
    text.filter((one) => !one.includes('/')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => `/${parts.join('/')}`)
const drift = fc.oneof(
  fc.record({ pointer, change: fc.constantFrom('type' as const, 'enum' as const) }),
  fc.record({
    pointer: pointer.filter((one) => !one.endsWith('/*')),
    change: fc.constant('missing' as const),
  }),
  fc.record({
    pointer: fc.constant('/'),
    change: fc.constantFrom('type' as const, 'status' as const),
  }),
)
const kindOf = <K extends InjectedFault['kind']>(...kinds: K[]) => fc.constantFrom(...kinds)
const kinds = fc.oneof(
  fc.record({ kind: kindOf('fail'), status: whole(400, 599) }),
  fc.record({
    kind: kindOf('fail'),
    status: whole(400, 599),
    shape: shape.filter((one) => one !== 'nocontent'),
  }),
  fc.record({
    kind: kindOf('busy'),
    seconds: whole(0, 86_400),
    status: fc.oneof(fc.constant(429), whole(400, 599)),
  }),
  fc.record({ kind: kindOf('drop', 'lose', 'hang') }),
  fc.record({ kind: kindOf('bend'), shape }),
  fc.record({ kind: kindOf('slow', 'late'), ms: whole(0, 600_000) }),
  fc.record({ kind: kindOf('omit'), field: fieldName }),
  drift.map((one) => ({ kind: 'drift' as const, ...one })),
)
const occasion = fc.record({ after: whole(1, 10_000), chance: whole(1, 100) }, { requiredKeys: [] })
const fault = fc.oneof(
  fc
    .tuple(kinds, fc.record({ times, operation: text }), occasion)
    .map((parts): Scenario['faults'][number] => Object.assign({}, ...parts)),
  fc.record({
    kind: kindOf('put'),
    operation: text,
    field: fc.stringMatching(/^\w+$/),
    value: anyText,
    times: fc.constant(1),
  }),
)

const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((one) => one + 0)
const position = fc.oneof(
  fc.constantFrom<NonNullable<Scenario['position']>>(
    'denied',
    'unsupported',
    'unavailable',
    'slow',
  ),
  fc.record({ latitude: degrees(90), longitude: degrees(180) }),
)
const rude = fc.oneof(
  fc.record({
    kind: fc.constantFrom('flood' as const, 'nonsense' as const),
    events: whole(1, 20_000),
  }),
  fc.constant({ kind: 'kick' as const }),
)
const buyer = fc.constantFrom(...Object.keys(namedBuyers), VISITOR, 'Liza')

/** Every field of a scenario; a new one that is missing here does not compile. */
const fields: {
  [K in keyof Required<Omit<Scenario, 'token' | 'unknown'>>]: fc.Arbitrary<NonNullable<Scenario[K]>>
} = {
  as: buyer,
  seed: whole(0, 4_294_967_295),
  products: whole(1, 100_000),
  shops: whole(60, 20_000),
  start: moment,
  freeze: fc.boolean(),
  speed: whole(1, 86_400),
  advance: fc.oneof(
    whole(0, 5_256_000).map((minutes) => minutes * 60_000),
    whole(0, 2_000_000_000),
  ),
  latency: whole(0, 60_000),
  sockets: fc.constantFrom('up', 'down'),
  rude: listOf(rude),
  keys: fc.constantFrom('honoured', 'ignored'),
  echo: fc.constantFrom('late', 'twice', 'prompt'),
  only: fc.constantFrom('off', 'all', 'uuid-ids:bare-lists', 'express:writes-204'),
  position,
  say: listOf(fc.record({ shop: text, text })),
  threads: listOf(fc.record({ shop: text, messages: whole(1, 20_000) })),
  storm: fc.record({ messages: whole(1, 20_000), seconds: whole(1, 3600) }),
  stock: listOf(fc.record({ product: text, left: whole(0, 1_000_000) })),
  price: listOf(fc.record({ product: text, pesos: whole(0, 1_000_000) })),
  payments: listOf(fc.record({ payment: text, outcome: fc.constantFrom(...paymentOutcomes) })),
  orders: listOf(fc.record({ order: text, status: fc.constantFrom(...shopStatuses) })),
  faults: fc.array(fault, { maxLength: 5 }),
  reset: fc.constant(true),
}
const scenario = fc
  .tuple(
    fc.record(fields, {
      requiredKeys: ['rude', 'say', 'threads', 'stock', 'price', 'payments', 'orders', 'faults'],
    }),
    fc.boolean(),
  )
  .map(([some, expired]): Scenario => ({
    ...some,
    unknown: [],
    ...(expired && some.as && { token: 'expired' }),
  }))

test('a scenario that is written is parsed as the same one, whatever its directives', () => {
  fc.assert(
    fc.property(scenario, (one) => {
      expect(parseScenario(writeScenario(one))).toEqual(one)
    }),
    { numRuns: 1000 },
  )
})

test('any text is parsed as a scenario that can be written and parsed again; writing it again changes nothing', () => {
  const word = fc.constantFrom(
    ...'as liza put say omit a after chance drop position clock freeze off advance 9s'.split(' '),
  )
  const parts = fc.array(
    fc.oneof(word, anyText, fc.constantFrom(',', ':', '\\', '=', '1', '2026-07-21T09.00')),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(parts, (some) => {
      const { unknown: _, ...read } = parseScenario(some.join(''))
      const written = writeScenario(read)
      expect(parseScenario(written)).toEqual({ ...read, unknown: [] })
      expect(writeScenario(parseScenario(written))).toBe(written)
    }),
    { numRuns: 1000 },
  )
})

test('what is written is what a person would write', () => {
  for (const written of [
    'as:liza,latency:400,fail:createTransactions:503',
    'as:ana,token:expired,clock:2026-07-21T09.00.30,freeze,advance:90.5s,position:15.0343,120.6844',
    'put:a:url=javascript:alert(1),put:a:url=,omit:a:url:3',
    'fail:a:500:2:html,busy:a:30,busy:a:30:1:503,drift:a:/items/*/price:type,drift:a:/:status:2',
    'fail:*:503:always,drop:a:chance:20,lose:a:2:after:4:chance:5',
    'say:nena:Opo: 7:00\\, salamat, 5 po',
    'freeze:off,advance:60,socket:down,socket:flood:3,socket:nonsense:5,socket:kick,reset,nokey',
    'hang:a,late:a:40000:2,slow:a:5,lose:a:2,drop:a,bend:a:html,put:a:url=https://x.example/?a=b:2',
    'echo:late,stock:mango:3,payment:last:paid,order:last:PACKED,thread:nena:50,storm:500:10',
    'nokey:off',
    'latency:5,only:uuid-ids:bare-lists',
  ])
    expect(writeScenario(parseScenario(written))).toBe(written)
})
