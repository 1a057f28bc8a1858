import { expect, test, afterAll, beforeAll } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { subjectOf } from '#observe/drift/groups.ts'
import type { OperationId } from './contract.ts'
import { foundBy, strangersHost } from './deviations/check.ts'
import { instead, merged, operationAt, type Plant, records } from './deviations/plant.ts'
import { readOptions } from './remote/options.ts'
import { type Result, runConformance } from './remote/run.ts'

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

const notesOf = ({ report }: Result) => [
  ...new Set(
    report.groups.flatMap(({ kind, reason = '' }) =>
      kind === 'assumption' ? reason.split(' ').slice(0, 3).join(' ') : [],
    ),
  ),
]

test.each([
  ['uuid-ids', 'getProduct,listProducts', ['Ids have another']],
  ['text-amounts', 'catalog', ['Numbers are texts.']],
  ['ms-times', 'listNotifications', ['Moments or texts']],
  ['bare-products:bare-lists', 'listProducts,listNotifications', ['Answers are bare,']],
  ['wrapped', 'getProduct', ['Answers are bare,']],
  ['no-next-page', 'listProducts', ['Pages don’t name']],
  ['writes-204', 'likeProduct,removeCartLine', ['Writes are answered']],
  ['always-200', 'addToCart', ['Another status of']],
  ['nothing-204', 'findConversation', ['No conversation, in']],
  ['access-token', 'login', ['The token of']],
  ['short-products', 'listProducts', ['The app does']],
  ['express-refusals', 'getProduct', ['Errors have no']],
  [
    'strict-fields',
    'createTransactions,likeProduct,createReport',
    ['Errors have no', 'The app sends'],
  ],
])(
  'a host that the app takes differs in nothing, and one line notes it: %s',
  async (name, only, notes) => {
    const result = await strangersHost().run({ sim: `only:${name}`, only })
    expect(foundBy(result)).toEqual([])
    expect(notesOf(result)).toEqual(notes)
  },
)

test.each([
  ['only:pages-from-0', 'listProducts', '/query/page', 'never shows the first page'],
  ['drift:getProduct:/price:missing', 'getProduct', '/price', 'Home, search'],
  ['drift:listProducts:/items/0/price:missing', 'listProducts', '/items/*/price', 'left out'],
  ['drift:getCart:/carts:type', 'getCart', '/carts', 'The cart is empty'],
])('what stops the app is said first, with its cost: %s', async (sim, only, place, cost) => {
  const { report, conforming, text } = await strangersHost().run({ sim, only })
  expect(report.groups.find(({ kind }) => kind === 'stop')).toMatchObject({
    pointer: place,
    reason: expect.stringContaining(cost),
  })
  expect(conforming).toBe(false)
  expect(text.match(/^## .*/gm)?.[0]).toBe('## What stops the app (1)')
})

const SITE = 'https://www.suki.example'
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  host = await startHost(readArgs(['--port', '0', '--control', '--origin', SITE]), () => {})
})
afterAll(() => host.stop())

type Change = (headers: Headers, request: Request, status: number) => void
const allow = (name: string) => `access-control-allow-${name}`
const isRefusal = (status: number) => status >= 400

test.each<[sim: string, only: string, finds: string[], change?: Change]>([
  ['reset', 'cart,sendMessage', []],
  ['only:no-origin', 'getCart,addToCart', ['stop getCart and 1 more']],
  ['only:any-origin', 'getCart', ['stop getCart']],
  ['only:no-credentials', 'getCart', ['stop getCart']],
  ['only:plain-preflights', 'getCart,sendMessage', ['assumption sendMessage']],
  [
    'reset',
    'cart',
    ['stop removeCartLine'],
    (headers) => headers.set(allow('methods'), 'GET, POST, PUT'),
  ],
  [
    'reset',
    'getCart',
    ['stop getCart'],
    (headers, _request, status) => isRefusal(status) && headers.delete(allow('origin')),
  ],
  [
    'reset',
    'getProduct',
    ['assumption getProduct'],
    (headers) => headers.delete('access-control-expose-headers'),
  ],
])('CORS of the calls that the app makes: %s, %s', async (sim, only, finds, change) => {
  await applyDirectives(host.url, sim)
  const options = readOptions(['--only', only, '--rate', '500'], {
    API_URL: `${host.url}/api`,
    VITE_SITE_URL: `${SITE}/`,
  })
  const { report } = await runConformance(options, {
    async send(request) {
      const response = await fetch(request)
      const headers = new Headers(response.headers)
      change?.(headers, request, response.status)
      const { status } = response
      return new Response(status === 204 ? null : await response.arrayBuffer(), { status, headers })
    },
  })
  const found = report.groups.filter(({ keyword }) => keyword === 'CORS')
  expect(found.map((group) => `${group.kind} ${subjectOf(group)}`)).toEqual(finds)
})

const read = (args: string[], settings: Record<string, string> = {}) =>
  readOptions(args, { API_URL: 'https://api.example.com/api', ...settings })
const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('--only takes tags and operations, and names what is neither', () => {
  expect(read([])).toMatchObject({ isPart: false })
  expect([...read(['--only', 'getProduct, reports']).selected]).toEqual([
    'getProduct',
    'createReport',
  ])
  expect(() => read(['--only', 'getProduct,carts'])).toThrow(
    '"carts" is neither an operation nor a tag',
  )
})

test('an account may be a token, whose user is in its claims or is given', () => {
  expect(read([], { API_TOKEN: tokenOf({ sub: 'u1' }) }).account).toMatchObject({ id: 'u1' })
  expect(read([], { API_TOKEN: 'opaque', API_USER_ID: 'u2' }).account).toEqual({
    token: 'opaque',
    id: 'u2',
  })
  expect(() => read([], { API_OTHER_TOKEN: 'opaque' })).toThrow(
    'API_OTHER_USER_ID has to say whose it is',
  )
})

test('products and the origin of the site are refused in another form', () => {
  expect(read([], { API_PRODUCTS: 'p1:s1, p2:s2' }).products).toEqual([
    { product: 'p1', shop: 's1' },
    { product: 'p2', shop: 's2' },
  ])
  expect(() => read([], { API_PRODUCTS: 'p1' })).toThrow('product:shop')
  expect(() => read(['--origin', 'https://www.example.com/'])).toThrow('--origin must be an origin')
})
