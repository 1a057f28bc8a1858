import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { subjectOf } from '#observe/drift/groups.ts'
import { foundBy, strangersHost } from './deviations/check.ts'
import { readOptions } from './remote/options.ts'
import { type Result, runConformance } from './remote/run.ts'

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
