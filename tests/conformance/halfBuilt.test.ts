import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { OperationId } from './contract.ts'
import { foundBy, strangersHost } from './deviations/check.ts'
import { instead, merged, operationAt, type Plant, records } from './deviations/plant.ts'
import type { Result } from './remote/run.ts'

const needed = ({ outcomes }: Result) =>
  new Set(outcomes.filter(({ result }) => result === 'not tried').map(({ reason }) => reason))
const passed = ({ outcomes }: Result) =>
  outcomes.filter(({ result }) => result === 'passed').map(({ of }) => of)

const having =
  (built: readonly OperationId[], missing: () => Response): Plant =>
  (send) =>
  async (request) => {
    const operation = operationAt(request)
    return request.method === 'OPTIONS' || (operation && built.includes(operation))
      ? send(request)
      : missing()
  }

const cart: OperationId[] = ['getCart', 'addToCart', 'updateCartQuantity', 'removeCartLine']
const html = () =>
  new Response('<pre>Cannot GET</pre>', { status: 404, headers: { 'content-type': 'text/html' } })
const json = () => Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 })

/** It has neither a login nor a catalogue. */
function given(host: ReturnType<typeof strangersHost>) {
  const { jasmineRice: rice, ...others } = namedProducts
  const all = [rice, ...Object.values(others)].slice(0, 8)
  return {
    account: { token: host.as('liza').token ?? '', id: namedBuyers.liza.id },
    other: { token: host.as('carlo').token ?? '', id: namedBuyers.carlo.id },
    products: all.map(({ id, shop }) => ({ product: id, shop: shopId(shop) })),
  }
}

test.each([
  ['HTML', html],
  ['an error of the contract', json],
])(
  'a host with four calls of the cart, which answers all else with %s, lacks the fifth and nothing else',
  async (_what, missing) => {
    const host = strangersHost()
    const result = await host.run({ only: 'cart', plant: having(cart, missing) }, given(host))
    expect(foundBy(result)).toEqual(['removeCartLines 200: own lines'])
    expect(needed(result)).toContain('getProduct, which failed')
    expect(new Set(passed(result))).toEqual(new Set(cart))
    const four = await host.run({ only: cart.join(','), plant: having(cart, missing) }, given(host))
    expect(foundBy(four)).toEqual([])
    expect(four.conforming).toBe(true)
  },
)

test('what needs a call that fails is not tried: one fault is one failure', async () => {
  const host = strangersHost()
  const result = await host.run({
    only: 'schedules',
    plant: instead(async () => json())('createSchedule'),
  })
  expect(foundBy(result)).toEqual([
    'createSchedule 201: a weekly list, due next Sunday at 08:00 in the Philippines',
  ])
  expect(needed(result)).toContain('createSchedule, which failed')
})

test('nor what needs a call whose answers are not true', async () => {
  const plant = merged(({ totalProductsCount: n }) => ({ totalProductsCount: n + 1 }))('getCart')
  const result = await strangersHost().run({ only: 'cart', plant })
  expect(foundBy(result)).toEqual(["getCart 200: a buyer's own cart, and the number of its lines"])
  expect(needed(result)).toContain('getCart, which failed')
})

test('what a run needs is said first, and a host of which nothing could be tried does not conform', async () => {
  const host = strangersHost()
  const soldOut = records(() => ({ stocks: 0 }))('listProducts')
  const result = await host.run({ only: 'addToCart', plant: soldOut }, { other: undefined })
  expect(host.said[0]).toContain('- an account: liza@suki.example')
  expect(host.said[0]).toContain('- a second account: MISSING')
  expect(host.said[0]).toContain('- three products in stock (10 pieces), of two shops: MISSING')
  expect(needed(result)).toContain('three products in stock, of two shops')
  const nothing = await host.run({ only: 'getSearchSuggestions', plant: soldOut })
  expect(nothing.conforming).toBe(false)
})

test('an account that can not log in is a failure of the login, and of nothing else', async () => {
  const host = strangersHost()
  const result = await host.run(
    { only: 'login,getCart' },
    { account: { email: 'liza@suki.example', password: 'wrong' } },
  )
  expect(foundBy(result)).toEqual(['login as another operation needed it'])
  expect(needed(result)).toContain('login, which failed')
})
