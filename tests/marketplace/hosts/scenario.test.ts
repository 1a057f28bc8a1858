import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'

const faultsOf = (text: string) => parseScenario(text).faults

/** What is said about directives that are not valid, and these. */
const refused: [reason: string, ...directives: string[]][] = [
  ['there is no such directive, only as, token, seed', 'constructor:a'],
  ['there is no such directive', 'nokeys', 'empty:a'],
  ['NAME is missing (as:NAME)', 'as'],
  ["there is no 'nobody', only liza, ana, jose, carlo, mia and visitor", 'as:nobody'],
  ["':ana' is too much (as:NAME)", 'as:liza:ana'],
  ["the state is expired, not 'old'", 'token:old'],
  ['it needs as:NAME in the same scenario', 'token:expired'],
  ["N is a whole number from 0 to 4294967295, not '-1'", 'seed:-1'],
  ["N is a whole number from 1 to 100000, not '0'", 'products:0'],
  ['N is a whole number from 60 to 20000', 'shops:59', 'shops:20001'],
  ["MOMENT is a time in Manila such as 2026-07-21T09.00, not '2026-13-45'", 'clock:2026-13-45'],
  [
    'MOMENT is a time in Manila',
    'clock:2026-02-30T09.00',
    'clock:2026-13-01T09.00',
    'clock:0226-07-21T09.00',
    'clock',
    'clock:2026-07-21T09.00.60',
    'clock:2026-07-21T24.00',
  ],
  ["the argument is off, not 'on' (freeze or freeze:off)", 'freeze:on'],
  ["':now' is too much", 'freeze:off:now'],
  ['N is a whole number from 1 to 86400', 'speed:0'],
  ['MINUTES is a whole number from 0 to', 'advance:-5', 'advance:99999999999'],
  [
    "MINUTES is a whole number from 0 to 5256000, not '5m' (advance:MINUTES or advance:SECONDSs)",
    'advance:5m',
  ],
  ["SECONDS is a number from 0 to 315360000, not '999999999'", 'advance:999999999s'],
  ["MS is a whole number from 0 to 60000, not 'fast'", 'latency:fast'],
  ["':all' is too much (reset)", 'reset:all'],
  ["the argument is off, not '1' (nokey or nokey:off)", 'nokey:1'],
  ['OPERATION is missing', 'hang', 'hang:', 'drift'],
  ["TIMES, if it isn't 'always', is a whole number from 1 to 10000, not '0'", 'hang:a:0'],
  ["':3' is too much (hang:OPERATION[:TIMES])", 'hang:a:2:3'],
  ['MS is a whole number from 0 to 600000, and is missing', 'late:a'],
  ["MS is a whole number from 0 to 600000, not 'soon'", 'late:a:soon'],
  [
    "MS is a whole number from 0 to 600000, not '999999999' (slow:OPERATION:MS[:TIMES])",
    'slow:a:999999999',
  ],
  ['MS is a whole number', 'slow:a:-5'],
  ['SHAPE is one of empty, null', 'bend:a'],
  ["not 'round'", 'bend:a:round'],
  ['SECONDS is a whole number from 0 to 86400', 'busy:a'],
  ["STATUS is a whole number from 400 to 599, not '200'", 'busy:a:5:1:200'],
  ['STATUS is a whole number from 400 to 599, and is missing', 'fail:a'],
  ['STATUS is a whole number from 400 to 599', 'fail:a:html'],
  [
    "STATUS is a whole number from 400 to 599, not '204' (fail:OPERATION:STATUS[:TIMES][:SHAPE])",
    'fail:a:204',
  ],
  ["an error can't be without content", 'fail:a:503:nocontent'],
  ["TIMES, if it isn't 'always'", 'fail:a:503:html:2'],
  ['N is a whole number from 1 to 10000', 'fail:a:503:after:0'],
  ['PERCENT is a whole number from 1 to 100', 'fail:a:503:chance:101'],
  ['TIMES', 'fail:a:503:chance', 'drift:a:/price:type:often'],
  ['FIELD is missing', 'omit:a', 'omit:a:'],
  ['FIELD=VALUE is missing', 'put:a', 'put:a:url'],
  ["POINTER is a JSON pointer such as /items/*/price, not ''", 'drift:a'],
  [
    'POINTER is a JSON pointer',
    'drift:a:price:type',
    'drift:a:/price/:type',
    'drift:a://price:type',
  ],
  ['what is wrong there is one of missing, type, enum, status', 'drift:a:/price'],
  ["not 'lost'", 'drift:a:/price:lost'],
  ['its POINTER is /', 'drift:a:/price:status'],
  ["the whole body can't be missing", 'drift:a:/:missing'],
  ["the whole body can't be missing or an unknown value", 'drift:a:/:enum'],
  ['name a field', 'drift:a:/items/*:missing'],
  ['the state is one of down, up, kick, flood, nonsense', 'socket', 'socket:sideways'],
  ['N is a whole number', 'socket:flood', 'thread:nena'],
  ["':3' is too much", 'socket:kick:3'],
  ['SHOP is missing', 'say', 'thread::3'],
  ['TEXT is missing (say:SHOP:TEXT)', 'say:nena'],
  ['SECONDS is a whole number from 1 to 3600', 'storm:500'],
  ["not 'many'", 'storm:many:10'],
  ['the argument is one of late, twice', 'echo:never'],
  ['PRODUCT is missing', 'stock:'],
  ['N is a whole number from 0 to 1000000', 'stock:mango:-1'],
  ["N is a whole number from 0 to 1000000, not '1e9'", 'price:mango:1e9'],
  ['the outcome is one of paid, failed, expired', 'payment:last:maybe'],
  ['PAYMENT is missing', 'payment'],
  [
    'STATUS is one of PREPARING, PACKED, READY_TO_PICK_UP, CANCELLED, REFUNDED, REFUND_REJECTED',
    'order:last',
  ],
  ["not 'COMPLETED'", 'order:last:COMPLETED'],
  [
    'a position is a latitude',
    'position',
    'position:15.03',
    'position:lost',
    'position:91,120',
    'position:15,181',
  ],
]

test.each(refused.flatMap(([reason, ...directives]) => directives.map((one) => [one, reason])))(
  '%s is refused with what is allowed: %s',
  (directive = '', reason = '') => {
    const { unknown, ...rest } = parseScenario(directive)
    expect(unknown).toEqual([{ directive, reason: expect.stringContaining(reason) }])
    expect({ unknown: [], ...rest }, 'nothing of it is left').toEqual(parseScenario(''))
  },
)

test('a refused directive changes nothing about the others', () => {
  const scenario = parseScenario('as:liza,freeze:on,fail:a:503,stock:mango:3:4,latency:5')
  expect(scenario).toMatchObject({
    as: 'liza',
    latency: 5,
    faults: [{ kind: 'fail', operation: 'a', status: 503 }],
    stock: [],
  })
  expect(scenario.freeze).toBeUndefined()
  expect(scenario.unknown.map(({ directive }) => directive)).toEqual([
    'freeze:on',
    'stock:mango:3:4',
  ])
})

test('the clock runs again, and every fault but `put` may occur later or by chance', () => {
  expect([parseScenario('freeze').freeze, parseScenario('freeze:off').freeze]).toEqual([
    true,
    false,
  ])
  expect(parseScenario('clock:2026-07-21T09.00').start).toBe(Date.UTC(2026, 6, 21, 1))
  expect(parseScenario('clock:2026-07-21T09.00.30').start).toBe(Date.UTC(2026, 6, 21, 1, 0, 30))
  expect([
    parseScenario('advance:90').advance,
    parseScenario('advance:90s').advance,
    parseScenario('advance:0.25s').advance,
  ]).toEqual([5_400_000, 90_000, 250])
  expect(
    faultsOf(
      'fail:a:503:always,hang:a:after:3,fail:a:500:2:html:after:1,drop:a:chance:20,lose:a:2:chance:5:after:4,put:a:url=x:after:2',
    ),
  ).toEqual([
    { kind: 'fail', operation: 'a', status: 503, times: Infinity },
    { kind: 'hang', operation: 'a', times: 1, after: 3 },
    { kind: 'fail', operation: 'a', status: 500, shape: 'html', times: 2, after: 1 },
    { kind: 'drop', operation: 'a', times: Infinity, chance: 20 },
    { kind: 'lose', operation: 'a', times: 2, after: 4, chance: 5 },
    { kind: 'put', operation: 'a', field: 'url', value: 'x:after:2', times: 1 },
  ])
})

test('a position is a place in degrees, or why there is none; its comma separates no directives', () => {
  expect(parseScenario('as:liza,position:15.0343,120.6844,latency:400')).toMatchObject({
    as: 'liza',
    position: { latitude: 15.0343, longitude: 120.6844 },
    latency: 400,
    unknown: [],
  })
  expect(parseScenario('position:-15, -120').unknown).toMatchObject([
    { directive: 'position:-15, -120' },
  ])
  expect(parseScenario('position:-15,-120').position).toEqual({ latitude: -15, longitude: -120 })
  for (const failure of ['denied', 'unsupported', 'unavailable', 'slow'])
    expect(parseScenario(`position:${failure},reset`)).toMatchObject({
      position: failure,
      reset: true,
      unknown: [],
    })
})

test('the table above the parser, which the documents refer to, has every directive', () => {
  const table = readFileSync('fixtures/scenarios/scenario.ts', 'utf8')
    .match(/^ \* \| `.*$/gm)
    ?.join('\n')
  const names = /only (.*)$/.exec(parseScenario('nonsense').unknown[0]!.reason)![1]!.split(', ')
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(table!))).toEqual([])
})
