import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { bodyShapes } from '#fixtures/scenarios/faults.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { readMessageBody } from '#mocks/transport/traffic/messageBody.ts'
import {
  addressWithoutSecrets,
  headersWithoutSecrets,
  isSecretField,
  withoutSecrets,
} from '#mocks/transport/traffic/redaction.ts'
import { call, openMarket } from '../support/market.ts'
import { newestEntry, recordTraffic } from '../support/recordTraffic.ts'

test('secrets are left out by the names of their fields, at any depth and of any type', () => {
  const body = {
    user: [{ password: 'a', Old_Password: { deep: 'b' }, token: ['c'] }],
    otpType: 'LOGIN',
    has_password: true,
    code: 'taken',
  }
  expect(withoutSecrets(body)).toEqual({
    user: [{ password: '(redacted)', Old_Password: '(redacted)', token: '(redacted)' }],
    otpType: 'LOGIN',
    has_password: true,
    code: 'taken',
  })
  expect(isSecretField('tokens_left')).toBe(false)
})

test('headers and queries have no secrets', () => {
  const headers = new Headers({
    Authorization: 'Bearer abc',
    Cookie: 'token=abc',
    Accept: 'text/plain',
  })
  expect(headersWithoutSecrets(headers)).toEqual([
    ['accept', 'text/plain'],
    ['authorization', '(redacted)'],
    ['cookie', '(redacted)'],
  ])
  const directions = new URL(
    'https://suki.example/directions/v5/mapbox/driving/1,2;3,4?steps=true&access_token=pk.secret',
  )
  expect(addressWithoutSecrets(directions)).toBe(
    '/directions/v5/mapbox/driving/1,2;3,4?steps=true&access_token=(redacted)',
  )
})

test.each([
  ['half of an object', '{"token":"eyJhbGciOi', '{"token":"(redacted)"'],
  ['a value of another type', '{"a":1,"password" : {"x":"pass', '{"a":1,"password" : "(redacted)"'],
  [
    'an escaped quote',
    String.raw`{"token":"ab\"cd","name":"Liza"`,
    '{"token":"(redacted)","name":"Liza"',
  ],
])('of a text that is not JSON nothing secret is recorded: %s', async (_what, sent, expected) => {
  const { body } = await readMessageBody(
    new Response(sent, { headers: { 'content-type': 'application/json' } }),
  )
  expect(body?.text).toBe(expected)
})

test('the fields of a form are treated as those of JSON', async () => {
  const form = new FormData()
  form.append('token', 'eyJ')
  form.append('note', 'for Liza')
  const { body } = await readMessageBody(
    new Request('https://suki.example', { method: 'POST', body: form }),
  )
  expect(body?.text).toBe('token: (redacted)\nnote: for Liza')
})

test.each(bodyShapes)(
  'a login whose response is bent to the shape %s is recorded without its token and password',
  async (shape) => {
    const market = openMarket({ products: 80 })
    const { email, password } = namedBuyers.liza
    const { token } = (await call(market, 'POST', '/auth', { body: { email, password } })).body as {
      token: string
    }
    expect(applyScenario(market, parseScenario(`bend:login:${shape}`))).toEqual([])
    const recorder = recordTraffic(market)
    const request = new Request('https://suki.example/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    await market.fetch(request)
    const { id } = await newestEntry(recorder)
    const text = JSON.stringify(recorder.details(id))
    expect(text).toContain(email)
    expect(text).not.toContain(password)
    // The first part of a token is the same for all.
    expect(text).not.toContain(token.slice(0, 12))
  },
)
