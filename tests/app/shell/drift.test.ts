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
const answered = (text: string, operation = 'getRecentSearches') =>
  answerFindings({ operation, status: 200, text })
const placesOf = (findings: readonly Finding[]) =>
  findings.map(({ pointer, keyword, expected, actual }) => [pointer, keyword, expected, actual])

test('an answer that matches the contract is not a finding', () => {
  expect(like({})).toEqual([])
  expect(typing({})).toEqual([])
})

test('an undocumented status is a fault, and its body is checked against that of the documented one', () => {
  const found = answerFindings({ operation: 'likeProduct', status: 202, text: '{"isLiked":true}' })
  expect(placesOf(found)).toEqual([
    ['', 'status', expect.stringMatching(/^one of 200, 400, /), '202'],
    ['/likes', 'required', 'a value', 'nothing'],
  ])
})

test.each([
  ['<!doctype html><p>Maintenance', 'HTML'],
  ['', 'nothing'],
  ['{"isLiked":', 'another text'],
])('the text %s is no JSON', (text, actual) => {
  expect(placesOf(answered(text))).toEqual([['', 'json', 'JSON', actual]])
})

test('a place is that of every item, and has types but never values', () => {
  const searches = [7, 9, 'rice'].map((query) => ({ query, display_picture: null }))
  expect(placesOf(answered(JSON.stringify(searches)))).toEqual([
    ['/*/query', 'type', 'string', 'number'],
  ])
})

test('a value that may be null is one error, not one for each alternative', () => {
  expect(answered('[{"query":"rice","display_picture":5}]')).toMatchObject([
    { pointer: '/*/display_picture', keyword: 'type', actual: 'number' },
  ])
})

const line = {
  cartId: ID,
  productId: ID,
  product_name: 'Rice',
  display_picture: 'https://api.suki.example/rice.webp',
  price: 10,
  quantity: 1,
  stocks: 5,
}
const added = (body: object) =>
  placesOf(answerFindings({ operation: 'addToCart', status: 201, text: JSON.stringify(body) }))

test('where a value may be one of two objects, the errors are those of the one that fits best', () => {
  expect(added({ ...line, isMax: false })).toEqual([])
  expect(added({ isMax: true })).toEqual([])
  expect(added({ ...line, price: '10', isMax: false })).toEqual([
    ['/price', 'type', 'number', 'string'],
  ])
  const { stocks: _, ...short } = line
  expect(added({ ...short, isMax: false })).toEqual([['/stocks', 'required', 'a value', 'nothing']])
  expect(added({ ...line, isMax: 'no' }).map(([pointer]) => pointer)).toEqual(['/isMax'])
})

test('an object with none of the fields is one error, such as an envelope around the right one', () => {
  const found = answered('{"success":true,"data":{"isLiked":true,"likes":3}}', 'likeProduct')
  expect(placesOf(found.filter(({ kind }) => kind !== 'news'))).toEqual([
    ['', 'required', 'an object with isLiked, likes', 'another object'],
  ])
})

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
  expect(found).toMatchObject([
    { operation: 'getCart', kind: 'stop', actual: 'no answer (network or CORS)' },
  ])
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
