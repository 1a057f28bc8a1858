import { beforeEach, describe, expect, test, vi } from 'vitest'
import { favouriteMutations } from '#api/favourites.ts'
import { sendsBeyond } from '#api/http/beyond.ts'
import { client, expectSuccess, unwrapData } from '#api/http/client.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { reportMutations } from '#api/reports.ts'
import { countUnreadMessages } from '#openapi/generated/shapes/chat.ts'

const html = '<!doctype html><title>Welcome to nginx</title>'

const answer = (status: number, body: BodyInit | null, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(body, { status, headers })))
const asJson = (value: unknown) => JSON.stringify(value)

const count = () =>
  unwrapData(
    client.GET('/conversations/unread/messages/{id}/buyer', { params: { path: { id: 'a' } } }),
    countUnreadMessages,
  )
const clear = () => expectSuccess(client.PUT('/users/recent/search/clear'))
const failureOf = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.unreachable(`answered ${asJson(value)}`),
    (error: unknown) => error as ApiError,
  )

describe('a successful answer that is not what the contract says', () => {
  const half = '{"unread_messages_count": 1'
  test.each<[status: number, body: string | null, headers?: Record<string, string>]>([
    [200, ''],
    [200, '', { 'content-length': '0' }],
    [204, null],
    [200, 'null'],
    [200, html, { 'content-type': 'text/html' }],
    [200, half],
    [200, half, { 'content-length': '40' }],
    [200, '[]'],
    [200, asJson({ unread_messages_count: 'many' })],
  ])(
    '%i with %s is malformed, in plain words, and the outcome of the call is uncertain',
    async (status, body, headers) => {
      answer(status, body, headers)
      const error = await failureOf(count())
      expect(error).toBeInstanceOf(ApiError)
      expect(error.code).toBe('malformed')
      expect(error.message).toBe('The server sent a response that we couldn’t read')
      expect(isUncertain(error)).toBe(true)
    },
  )

  test('the same call with the right shape is answered', async () => {
    answer(200, asJson({ unread_messages_count: 3, added: true }))
    expect(await count()).toMatchObject({ unread_messages_count: 3 })
  })
})

describe('a write whose answer nobody reads', () => {
  test.each<[number, string | null]>([
    [204, null],
    [200, ''],
    [200, 'null'],
    [200, '{"ok":1}'],
    [200, 'OK'],
    [201, '{"message":'],
  ])('is done with %i and %s', async (status, body) => {
    answer(status, body)
    expect(await clear()).toBeUndefined()
  })

  test('is not done with a page of a proxy', async () => {
    answer(200, html, { 'content-type': 'text/html' })
    expect((await failureOf(clear())).code).toBe('malformed')
  })
})

describe('an error has plain words, whatever its body', () => {
  const message = (text: unknown) => asJson({ message: text })
  test.each([
    [409, message('Mud Crab is sold out'), 'Mud Crab is sold out'],
    [502, html, 'Something went wrong on our side'],
    [413, '<h1>413 Request Entity Too Large</h1>', 'This is too large for the server'],
    [400, 'null', 'The server did not accept this'],
    [403, '', 'You are not allowed to do this'],
    [404, '"gone"', 'This was not found'],
    [422, '["a"]', 'The server did not accept this'],
    [409, message({ en: 'No' }), 'That is not possible right now'],
    [429, message('  '), 'Please wait before you try again'],
    [
      400,
      message("Cannot read properties of undefined (reading 'x')"),
      'The server did not accept this',
    ],
    [404, message('[object Object]'), 'This was not found'],
    [404, message('No <b>shop</b>'), 'This was not found'],
    [500, message('deadlock detected'), 'Something went wrong on our side'],
    [400, message('no '.repeat(200)), 'The server did not accept this'],
  ])('%i, %s', async (status, body, words) => {
    answer(status, body)
    expect(await failureOf(count())).toMatchObject({ status, message: words })
  })

  test('details of another shape are left out', async () => {
    const detail = { path: '/a', message: 'is short' }
    const details = [null, 'a', detail, { path: 1 }]
    answer(422, asJson({ message: 'No', code: 'invalid', details }))
    expect((await failureOf(count())).details).toEqual([detail])
    vi.restoreAllMocks()
    answer(422, asJson({ message: 'No', code: 7, details: 'none' }))
    expect(await failureOf(clear())).toMatchObject({ code: 'unknown', details: [] })
  })
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['999999999', 86_400_000],
  ['soon', undefined],
  ['', undefined],
])('a wait of %j is so many ms', async (text, ms) => {
  answer(429, '{}', { 'retry-after': text })
  expect((await failureOf(clear())).retryAfter).toBe(ms)
})

test('a wait until a date is the time until then', async () => {
  answer(503, '{}', { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
  const { retryAfter = 0 } = await failureOf(clear())
  expect(retryAfter).toBeGreaterThan(50_000)
  expect(retryAfter).toBeLessThanOrEqual(60_000)
})

const like = () => favouriteMutations.set().mutationFn({ product: 'a', isLiked: true })
const report = () =>
  reportMutations.create().mutationFn({ target_value: 'a', type: 'PRODUCT', report_type: 'FLAG' })

let sent: object[] = []
/** Answers each call by what `refuse` says of its body: the body of a 400, or nothing for 204. */
function answerBy(refuse: (body: Record<string, unknown>) => object | undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const body = (await (input as Request).json()) as Record<string, unknown>
    sent.push(body)
    const refusal = refuse(body)
    return refusal ? Response.json(refusal, { status: 400 }) : new Response(null, { status: 204 })
  })
}
const refusing = (field: string) => (body: Record<string, unknown>) =>
  field in body
    ? { statusCode: 400, message: [`property ${field} should not exist`], error: 'Bad Request' }
    : undefined

beforeEach(() => {
  sent = []
  sessionStorage.clear()
})

test('a field that the host refuses is left out, once more and from then on', async () => {
  answerBy(refusing('isLiked'))
  await like()
  await like()
  expect(sent).toEqual([{ product: 'a', isLiked: true }, { product: 'a' }, { product: 'a' }])
  expect(sendsBeyond('createReport')).toBe(true)
  answerBy(refusing('report_type'))
  await report()
  expect(sent.at(-1)).toEqual({
    target_value: 'a',
    type: 'PRODUCT',
    reported_by: 'BUYER',
    violation_level: 1,
  })
})

test('a refusal that is about something else is not answered by a second call', async () => {
  answerBy(() => ({
    code: 'validation_failed',
    message: 'Invalid',
    details: [{ path: '/body/product', message: 'is no id' }],
  }))
  await expect(like()).rejects.toMatchObject({ code: 'validation_failed' })
  expect(sent).toHaveLength(1)
})

test('a host that refuses both is asked with all fields again the next time', async () => {
  answerBy(() => ({ message: 'No such product' }))
  await expect(like()).rejects.toMatchObject({ message: 'No such product' })
  expect(sent).toEqual([{ product: 'a', isLiked: true }, { product: 'a' }])
  expect(sendsBeyond('likeProduct')).toBe(true)
})

type Mutation = { meta?: { invalidates?: readonly string[]; change?: unknown } }
type Factories = Record<string, (userId: string) => Mutation>

const modules = import.meta.glob<Record<string, unknown>>('../../../src/api/*.ts', { eager: true })
const mutations = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([group]) => group.endsWith('Mutations'))
    .flatMap(([group, factories]) =>
      Object.entries(factories as Factories).map(
        ([name, make]) => [`${group}.${name}`, make('user').meta] as const,
      ),
    ),
)

test('each mutation says which cached data it changes, or that it changes none', () => {
  expect(mutations.length).toBeGreaterThan(40)
  expect(mutations.filter(([, meta]) => !meta?.invalidates && !meta?.change)).toEqual([])
})

test('the other tabs hear of a deleted list, SCHED-06', () => {
  const meta = Object.fromEntries(mutations)['scheduleMutations.remove']
  expect(meta).toEqual({ invalidates: ['schedules'], elsewhereOnly: true })
})
