import { afterEach, describe, expect, test, vi } from 'vitest'
import { client, unwrapData, expectSuccess } from '#api/http/client.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { countUnreadMessages } from '#openapi/generated/shapes/chat.ts'

afterEach(() => vi.restoreAllMocks())

const html = '<!doctype html><title>Welcome to nginx</title>'

/** The next call is answered so. */
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
  test.each<[string, number, BodyInit | null, Record<string, string>?]>([
    ['no body', 200, ''],
    ['no body, and its length', 200, '', { 'content-length': '0' }],
    ['204', 204, null],
    ['null', 200, 'null'],
    ['a page of a proxy', 200, html, { 'content-type': 'text/html' }],
    ['half of it', 200, '{"unread_messages_count": 1'],
    [
      'half of it, and the whole length',
      200,
      '{"unread_messages_count": 1',
      { 'content-length': '40' },
    ],
    ['a list', 200, '[]'],
    ['a text for a number', 200, asJson({ unread_messages_count: 'many' })],
  ])(
    '%s is malformed, in plain words, and the outcome of the call is uncertain',
    async (_name, status, body, headers) => {
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
  test.each<[string, number, string | null]>([
    ['204', 204, null],
    ['no body', 200, ''],
    ['null', 200, 'null'],
    ['another shape', 200, '{"ok":1}'],
    ['a word', 200, 'OK'],
    ['half of it', 201, '{"message":'],
  ])('is done with %s', async (_name, status, body) => {
    answer(status, body)
    expect(await clear()).toBeUndefined()
  })

  test('is not done with a page of a proxy', async () => {
    answer(200, html, { 'content-type': 'text/html' })
    expect((await failureOf(clear())).code).toBe('malformed')
  })
})

describe('an error has plain words, whatever its body', () => {
  test.each<[string, number, BodyInit, string]>([
    [
      'its own message',
      409,
      asJson({ message: 'Mud Crab is sold out', code: 'out_of_stock' }),
      'Mud Crab is sold out',
    ],
    ['a page', 502, html, 'Something went wrong on our side'],
    [
      'a page',
      413,
      '<html><h1>413 Request Entity Too Large</h1></html>',
      'This is too large for the server',
    ],
    ['null', 400, 'null', 'The server did not accept this'],
    ['nothing', 403, '', 'You are not allowed to do this'],
    ['a text', 404, '"gone"', 'This was not found'],
    ['a list', 422, '["a"]', 'The server did not accept this'],
    [
      'an object for the message',
      409,
      asJson({ message: { en: 'No' } }),
      'That is not possible right now',
    ],
    ['no message', 429, asJson({ message: '  ' }), 'Please wait before you try again'],
    [
      'code',
      400,
      asJson({ message: "Cannot read properties of undefined (reading 'x')" }),
      'The server did not accept this',
    ],
    ['code', 404, asJson({ message: '[object Object]' }), 'This was not found'],
    ['markup', 404, asJson({ message: 'No <b>shop</b>' }), 'This was not found'],
    [
      'what broke within the server',
      500,
      asJson({ message: 'deadlock detected' }),
      'Something went wrong on our side',
    ],
    [
      'a very long text',
      400,
      asJson({ message: 'no '.repeat(200) }),
      'The server did not accept this',
    ],
  ])('%s, %i', async (_name, status, body, words) => {
    answer(status, body)
    const error = await failureOf(count())
    expect({ status: error.status, words: error.message }).toEqual({ status, words })
  })

  test('details of another shape are left out', async () => {
    answer(
      422,
      asJson({
        message: 'No',
        code: 'invalid',
        details: [null, 'a', { path: '/a', message: 'is short' }, { path: 1 }],
      }),
    )
    expect((await failureOf(count())).details).toEqual([{ path: '/a', message: 'is short' }])
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
