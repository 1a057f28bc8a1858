import { afterEach, expect, test, vi } from 'vitest'
import { client } from '#api/http/client.ts'
import {
  emptyReport,
  faultsOf,
  MAX_GROUPS,
  sectionsOf,
  withFindings,
} from '#observe/drift/groups.ts'
import { createIdleQueue, MAX_WAITING } from '#observe/drift/idleQueue.ts'
import {
  answerFindings,
  eventFindings,
  type Finding,
  silenceFindings,
} from '#observe/drift/judge.ts'
import { asJson, asMarkdown } from '#observe/drift/reportText.ts'
import { watchHost } from '#observe/drift/watch.ts'

// The client reads the page's address when it is loaded.
vi.hoisted(() => void Object.assign(globalThis, { location: new URL('https://suki.example/') }))

const ID = '65f0a1c2d3e4b5a697886601'
const origin = { host: 'https://api.example.com', contract: 'abc', time: 0 }
const like = (changes: object) =>
  answered(JSON.stringify({ isLiked: true, likes: 3, ...changes }), 'likeProduct')
const typing = (changes: object) =>
  eventFindings({
    event: 'onTyping',
    name: `typing-${ID}`,
    body: { conversation_id: ID, is_typing: true, ...changes },
  })
const answered = (text: string, operation: string) =>
  answerFindings({ operation, status: 200, text })
const line = {
  cartId: ID,
  productId: ID,
  product_name: 'Rice',
  display_picture: 'https://api.suki.example/rice.webp',
  price: 10,
  quantity: 1,
  stocks: 5,
}

test('an event that matches the contract is not a finding', () => {
  expect(typing({})).toEqual([])
})

const search = (query: unknown, display_picture: unknown = null) => ({ query, display_picture })
const { stocks: _, ...short } = line

test.each<[what: string, operation: string, status: number, body: unknown, places: unknown[][]]>([
  ['the documented body', 'likeProduct', 200, { isLiked: true, likes: 3 }, []],
  [
    'an undocumented status, with a field less than the documented one',
    'likeProduct',
    202,
    { isLiked: true },
    [
      ['', 'status', expect.stringMatching(/^one of 200, 400, /), '202'],
      ['/likes', 'required', 'a value', 'nothing'],
    ],
  ],
  ['a page', 'likeProduct', 200, '<!doctype html><p>Maintenance', [['', 'json', 'JSON', 'HTML']]],
  ['nothing', 'likeProduct', 200, '', [['', 'json', 'JSON', 'nothing']]],
  ['half of it', 'likeProduct', 200, '{"isLiked":', [['', 'json', 'JSON', 'another text']]],
  [
    'items of a wrong type, once',
    'getRecentSearches',
    200,
    [7, 9, 'rice'].map((query) => search(query)),
    [['/*/query', 'type', 'string', 'number']],
  ],
  [
    'a value that may be null, once and not for each alternative',
    'getRecentSearches',
    200,
    [search('rice', 5)],
    [['/*/display_picture', 'type', expect.anything(), 'number']],
  ],
  ['one of two objects', 'addToCart', 201, { ...line, isMax: false }, []],
  ['the other one', 'addToCart', 201, { isMax: true }, []],
  [
    'the better one of two objects, with a wrong type',
    'addToCart',
    201,
    { ...line, price: '10', isMax: false },
    [['/price', 'type', 'number', 'string']],
  ],
  [
    'the better one of two objects, with a field less',
    'addToCart',
    201,
    { ...short, isMax: false },
    [['/stocks', 'required', 'a value', 'nothing']],
  ],
  [
    'a wrong choice between two objects',
    'addToCart',
    201,
    { ...line, isMax: 'no' },
    [['/isMax', expect.anything(), expect.anything(), expect.anything()]],
  ],
  [
    'an envelope around the right object',
    'likeProduct',
    200,
    { success: true, data: { isLiked: true, likes: 3 } },
    [['', 'required', 'an object with isLiked, likes', 'another object']],
  ],
])(
  'an answer differs from the contract at its places: %s',
  (_what, operation, status, body, places) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const found = answerFindings({ operation, status, text }).filter(({ kind }) => kind !== 'news')
    expect(
      found.map(({ pointer, keyword, expected, actual }) => [pointer, keyword, expected, actual]),
    ).toEqual(places)
  },
)

test('an unknown field whose name is that of a secret is a fault', () => {
  for (const name of ['password_hash', 'passwordHash', 'salt', 'refreshToken', 'api_key', 'otp'])
    expect(like({ [name]: 'x' })).toMatchObject([
      { kind: 'fault', keyword: 'secret', pointer: `/${name}` },
    ])
  for (const extra of [{ has_pin: true }, { sort_key: 'x' }, { mapping: 'x' }])
    expect(like(extra)).toMatchObject([{ kind: 'news', keyword: 'extra' }])
})

test('a call without an answer stops the app, and names the network and CORS', () => {
  const found = silenceFindings('getCart', 'network')
  expect(found).toMatchObject([{ kind: 'stop', actual: 'no answer (network or CORS)' }])
  expect(asMarkdown(withFindings(emptyReport, found, 0), origin)).toContain(
    '| getCart | no answer | `/` |',
  )
})

test('an unknown field is news, at its place; a key that may be personal is not reported', () => {
  expect(like({ owner: { name: 'Ana' } })).toMatchObject([
    { kind: 'news', pointer: '/owner', actual: 'object' },
  ])
  expect(like({ owner_email: 1 })).toMatchObject([{ kind: 'news', pointer: '/owner_email' }])
  const keys = [
    'ana@suki.example',
    'liza-manalo',
    'liza',
    'Liza_Manalo',
    '1e6e5f7a-2b1c-4c1f-9a52-0d0b3f1c2a77',
    ID,
    '09170000000',
    '',
  ]
  for (const key of keys)
    expect(like({ [key]: 1 })).toMatchObject([{ kind: 'news', pointer: '/*' }])
  expect(like({ owner: { liza: { email: 7 } } }), 'also below').toMatchObject([
    { kind: 'news', pointer: '/owner' },
  ])
})

test('what the contract only assumes is refuted, with the reason', () => {
  const unread = (text: string) => answered(text, 'countUnreadNotifications')
  expect(unread('{"unread_count":"3"}')).toMatchObject([
    { kind: 'assumption', reason: 'Numbers are texts. The app reads them.' },
  ])
  expect(unread('{"count":3}')).toMatchObject([
    { kind: 'assumption', reason: 'The specification does not name the field.' },
    { kind: 'news' },
  ])
})

test('events are checked against the contract, and unknown ones are reported without their ids', () => {
  expect(typing({ is_typing: 'yes' })).toMatchObject([
    { operation: 'onTyping', pointer: '/is_typing', actual: 'string' },
  ])
  const unknown = (name: string) => eventFindings({ event: undefined, name, body: {} })
  expect(unknown('order_status')).toMatchObject([
    { operation: 'order_status', keyword: 'event', kind: 'fault' },
  ])
  for (const name of [`gift-${ID}`, 'liza', 'lizaManalo'])
    expect(unknown(name)[0]?.operation).toBe('an event of another name')
})

const finding = (pointer: string, kind: Finding['kind'] = 'fault'): Finding => ({
  operation: 'getCart',
  status: 200,
  pointer,
  keyword: 'type',
  expected: 'number',
  actual: 'string',
  kind,
})

test('equal findings are one group with a count and two times; there are 200 groups at most', () => {
  const first = withFindings(emptyReport, [finding('/a'), finding('/b', 'news')], 1000)
  const second = withFindings(first, [finding('/a')], 5000)
  expect(second.groups).toMatchObject([
    { pointer: '/a', count: 2, first: 1000, last: 5000 },
    { pointer: '/b' },
  ])
  expect(faultsOf(second)).toHaveLength(1)
  expect(sectionsOf(second.groups).map(({ kind }) => kind)).toEqual(['fault', 'news'])
  const full = withFindings(
    emptyReport,
    Array.from({ length: MAX_GROUPS + 5 }, (_, n) => finding(`/field${n}`)),
    0,
  )
  expect([full.groups.length, full.beyond]).toEqual([MAX_GROUPS, 5])
})

test('the report is text for a ticket, and JSON for a program', () => {
  const report = withFindings(emptyReport, [finding('/items/*/price')], 0)
  expect(asMarkdown(report, origin)).toContain(
    '| getCart | 200 | `/items/*/price` | type | number | string | 1 | 1970-01-01T00:00:00.000Z |',
  )
  expect(asMarkdown(emptyReport, origin)).toContain('No difference was found.')
  expect(JSON.parse(asJson(report, origin))).toMatchObject({
    contract: 'abc',
    groups: [{ pointer: '/items/*/price' }],
  })
})

test('entries are taken later, in order; the number of waiting ones is limited', async () => {
  const taken: number[] = []
  const done = new Promise<void>((resolve) => {
    const queue = createIdleQueue<number>(
      async () => (entry) => taken.push(entry),
      () => queue.waiting() === 0 && resolve(),
    )
    const pushed = Array.from({ length: MAX_WAITING + 3 }, (_, n) => queue.push(n))
    expect(pushed.filter(Boolean)).toHaveLength(MAX_WAITING)
    expect(taken, 'not at once').toEqual([])
  })
  await done
  expect(taken).toEqual(Array.from({ length: MAX_WAITING }, (_, n) => n))
})

let found: string[] = []
watchHost(({ findings }) => {
  for (const { finding } of findings) found.push(`${finding.operation}: ${finding.actual}`)
})

afterEach(() => {
  vi.unstubAllGlobals()
  found = []
})

async function callWith(error: unknown, onLine = true): Promise<void> {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(error))
  await expect(client.GET('/products')).rejects.toBe(error)
}
const refused = () => new TypeError('Failed to fetch')

test('a call without an answer is found, with its operation', async () => {
  await callWith(refused())
  await callWith(new DOMException('The answer took too long', 'TimeoutError'))
  await expect
    .poll(() => found)
    .toEqual(['listProducts: no answer (network or CORS)', 'listProducts: no answer in time'])
})

test('a call that the page has ended, or of a device without a network, is not the host’s fault', async () => {
  await callWith(new DOMException('', 'AbortError'))
  await callWith(refused(), false)
  await callWith(refused())
  await expect.poll(() => found).toEqual(['listProducts: no answer (network or CORS)'])
})
