import { expect, test } from 'vitest'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { linkOf } from '#mocks/demo/console/share/link.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { describeState } from '#mocks/scenario/describeState.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { call, type Market } from '../support/market.ts'
import { steered } from '../support/steered.ts'

const open = (scenario: string) => steered(scenario).market
/** The directives of a link to a marketplace's state. */
const describe = (market: Market, persona: string | null = 'liza') =>
  writeScenario(describeState(market, persona).scenario)

test('the state of a marketplace, written as directives, gives another one the same world, clock, conditions and faults', async () => {
  const world = 'seed:7,products:90,shops:70,clock:2026-08-01T23.30.15'
  const faults = (times: number) =>
    `nokey,echo:late,fail:listProducts:503:${times},drop:*:chance:20,drift:listNearbyShops:/items/*/shop_name:missing,put:getCurrentUser:first_name=A\\, B`
  const first = open(`${world},advance:3000,speed:60,latency:5,socket:down,${faults(3)}`)
  expect((await call(first, 'GET', '/products')).status).toBe(503)
  const written = describe(first)
  expect(written).toBe(
    `as:liza,${world},speed:60,advance:3000,latency:5,socket:down,reset,${faults(2)}`,
  )
  const second = open(written)
  expect(describe(second)).toBe(written)
  expect(await worldHash(second.world)).toBe(await worldHash(first.world))
  expect(second.world.clock.now()).toBe(first.world.clock.now())
})

test('a link takes the place of whatever was set in the other browser', async () => {
  const plain = open('clock:2026-08-01T09.00')
  const written = describe(plain, null)
  const other = open(
    'seed:3,shops:80,clock:2030-01-01T09.00,freeze,latency:900,socket:down,nokey,echo:twice,fail:*:500:always',
  )
  expect(applyScenario(other, parseScenario(written))).toEqual([])
  expect(describe(other, null)).toBe(written)
  expect(await worldHash(other.world)).toBe(await worldHash(plain.world))
})

test('a stopped clock is carried to the millisecond, one that runs to the second', () => {
  const stopped = open('clock:2026-08-01T09.00,freeze,advance:90.25s')
  expect(describe(stopped)).toContain('clock:2026-08-01T09.00,freeze,advance:90.25s')
  applyScenario(stopped, { freeze: false })
  expect(describe(stopped)).toContain('clock:2026-08-01T09.00,advance:91s')
  expect(open(describe(stopped)).world.clock.now()).toBe(Date.parse('2026-08-01T09:01:31+08:00'))
})

test('orders and messages of users are counted, those of the world are not', async () => {
  const { market, tables, order } = steered('', { as: 'mia' })
  const made = () => describeState(market, 'mia').made
  expect(made()).toEqual({ orders: 0, messages: 0 })
  tables.orders.update(await order(), { idempotency_key: 'one-order' })
  expect(made()).toEqual({ orders: 1, messages: 0 })
})

const text = 'as:liza,put:getCurrentUser:first_name=A+B & C=D#E%20\\, "é"\\\\'
test.each([
  ['/orders'],
  ['/demo/discover?query=ube%20ice&sort=a+b#top'],
  ['/reset-password?step=2&email=liza%40suki.example&token=s3cret', '/reset-password?step=2'],
  ['/reset-password?step=1&email=liza+1@suki.example#x', '/reset-password?step=1#x'],
  ['/?login=true&from=%2Freset-password%3Ftoken%3Ds3cret', '/?login=true'],
])(
  'a link of %s keeps its address and any text, but not what belongs to one person',
  (at, kept = at) => {
    const { href, searchParams } = new URL(linkOf(`https://suki.example${at}`, text))
    expect(searchParams.get('sim')).toBe(text)
    expect(href.split(/[?&]sim=[^#]*/).join('')).toBe(`https://suki.example${kept}`)
  },
)

test('a link is one that a person can read', () => {
  expect(linkOf('https://suki.example/?a=b', 'as:liza,clock:2026-07-21T09.00,fail:*:503')).toBe(
    'https://suki.example/?a=b&sim=as:liza,clock:2026-07-21T09.00,fail:*:503',
  )
})
