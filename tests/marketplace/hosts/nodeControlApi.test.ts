import type { Middleware } from 'openapi-fetch'
import { beforeEach, describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import {
  applyDirectives,
  controlClient,
  type ControlClient,
} from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import document from '#openapi/generated/control.json' with { type: 'json' }
import { replyValidators } from '#openapi/generated/controlValidators.js'
import { orderOf } from '../support/order.ts'
import { APP, hostOfFile, signedIn } from './hostClient.ts'

// Not on a whole minute, on which base worlds are built.
const [BORN, NOW] = ['2026-07-20T02:00:00.000Z', '2026-07-20T02:00:30.000Z']
const node = hostOfFile('--products', '200', '--now', NOW)
let control: ControlClient
let base: string
let worlds = 0
beforeEach(() => {
  base = `${node.host.url}/w/test-${++worlds}`
  control = controlClient(base)
  control.use(asTheContractSays)
})

/** Expects each answer to be one of the contract. */
const asTheContractSays: Middleware = {
  async onResponse({ schemaPath, request, response }) {
    const item = document.paths[schemaPath as keyof typeof document.paths] as Record<
      string,
      { operationId: keyof typeof replyValidators }
    >
    const { operationId = 'getState' } = item[request.method.toLowerCase()] ?? {}
    const validators = replyValidators[operationId]
    expect(Object.keys(validators), operationId).toContain(String(response.status))
    const validate = validators[response.status]
    if (validate)
      expect([validate(await response.clone().json()), validate.errors], operationId).toEqual([
        true,
        null,
      ])
  },
}

describe('what is refused', () => {
  const ask = async (headers: Record<string, string>, body?: string, path = '/directives') => {
    const answer = await fetch(`${base}/__sim${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body }),
    })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const json = { 'content-type': 'application/json' }
  const reset = '{"directives":"reset"}'
  const foreign = { origin: 'http://evil.example' }

  test.each<[string, number, string, Parameters<typeof ask>]>([
    ['a page of another origin', 403, 'foreign_origin', [{ ...json, ...foreign }, reset]],
    ['a request without a body', 403, 'foreign_origin', [foreign, '', '/reset']],
    ['a form', 403, 'foreign_origin', [{ origin: 'null', 'content-type': 'text/plain' }, reset]],
    [
      'a read of another site',
      403,
      'foreign_origin',
      [{ 'sec-fetch-site': 'cross-site' }, undefined, '/inbox'],
    ],
    ['a text', 415, 'not_json', [{ 'content-type': 'text/plain' }, reset]],
    ['what only begins as JSON', 415, 'not_json', [{ 'content-type': 'application/jsonp' }, reset]],
    ['half of its JSON', 422, 'not_json', [json, '{"directives":']],
    ['a field too many', 422, 'validation_failed', [json, '{"directives":"reset","extra":1}']],
    ['no directives', 422, 'validation_failed', [json, '{}']],
    ['a status that is none', 422, 'validation_failed', [{}, undefined, '/calls?status=many']],
    ['an unknown call', 404, 'no_such_call', [{}, undefined, '/elsewhere']],
  ])('%s', async (_what, status, code, sent) => {
    expect(await ask(...sent)).toEqual([status, code])
  })

  test('but not the app’s own pages', async () => {
    expect(await ask({ ...json, origin: APP }, reset)).toEqual([200, undefined])
  })

  test('an unknown world', async () => {
    const { response } = await control.DELETE('/worlds/{name}', {
      params: { path: { name: 'nobody' } },
    })
    expect(response.status).toBe(404)
  })

  test('everything, without --control', async () => {
    const closed = await startHost(readArgs(['--port', '0', '--products', '50']), () => {})
    const answer = await controlClient(closed.url).POST('/reset')
    await closed.stop()
    expect(answer.response.status).toBe(404)
  })
})

test('the clock stops, runs faster and jumps', async () => {
  const set = async (body: object) => (await control.PATCH('/clock', { body })).data
  expect(await set({ frozen: true })).toMatchObject({ frozen: true, speed: 1 })
  const clock = await set({ advance_seconds: 90.5, speed: 60 })
  expect(Date.parse(clock?.now ?? '') - Date.parse(NOW)).toBeGreaterThanOrEqual(90_500)
  expect((await control.GET('/clock')).data).toEqual({ now: clock?.now, frozen: true, speed: 60 })
  await control.POST('/reset')
  const { data } = await control.GET('/clock')
  expect(data).toMatchObject({ frozen: false, speed: 1 })
  const passed = Date.parse(data?.now ?? '') - Date.parse(NOW)
  expect([passed >= 0, passed < 90_500]).toEqual([true, true])
})

test('the state names what is armed, and a scenario that brings it about in another world', async () => {
  await applyDirectives(base, 'fail:login:503:2,nokey,latency:5')
  const { data } = await control.GET('/state')
  const state = {
    settings: { seed: 1, products: 200, shops: 60, born_at: BORN },
    conditions: { latency: 5, sockets: 'up', keys: 'ignored' },
    faults: ['fail:login:503:2'],
    made: { orders: 0, messages: 0 },
    sockets: 0,
  }
  const [own, again] = [`test-${worlds}`, `test-${worlds}-again`]
  expect(data).toMatchObject({ world: own, ...state })
  const { required } = document.components.schemas.State.properties.conditions
  expect(Object.keys(data!.conditions)).toEqual(required)
  await applyDirectives(`${base}-again`, data?.scenario ?? '')
  const other = controlClient(`${base}-again`)
  expect((await other.GET('/state')).data).toMatchObject({ world: again, ...state })
  expect((await control.GET('/worlds')).data?.worlds.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['', own, again]),
  )
  await control.DELETE('/worlds/{name}', { params: { path: { name: again } } })
  expect((await other.GET('/state')).data?.faults).toEqual([])
})

test('the inbox has the code of a registration', async () => {
  const email = 'Maria@suki.example'
  expect(await call('POST', '/otps', { email, otpType: 'REGISTRATION' })).toBe(200)
  const mailsTo = async (to: string) =>
    (await control.GET('/inbox', { params: { query: { to } } })).data?.mails
  expect(await mailsTo(email.toUpperCase())).toMatchObject([
    { to: 'maria@suki.example', code: expect.stringMatching(/^\d{6}$/) },
  ])
  expect(await mailsTo('nobody@suki.example')).toEqual([])
})

/** The status of a call that may be refused. */
async function call(method: string, path: string, body?: object, token = '') {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.status
}

test('a named buyer gets a token, or one that has expired', async () => {
  const issue = (buyer: string, expired?: boolean) =>
    control.POST('/tokens', { body: { buyer, expired } })
  const { data } = await issue('Liza')
  const { id, email } = namedBuyers.liza
  expect(data).toMatchObject({ buyer_id: id, email })
  const me = (token?: string) => call('GET', '/users/me', undefined, token)
  expect(await me(data?.token)).toBe(200)
  expect(await me((await issue('liza', true)).data?.token)).toBe(401)
  expect((await issue('nobody')).error).toMatchObject({ code: 'no_such_buyer' })
})

test('the journal lists what a client has sent, by each filter, without its secrets', async () => {
  const liza = await signedIn(base, 'liza', { 'X-Client': 'android/7' })
  await liza.call('GET', '/products?limit=3&token=secret')
  const body = orderOf('liza', 'freshMilk', { quantity: 3 })
  await liza.call('POST', '/transactions', body)
  await call('POST', '/auth', { email: 'liza@suki.example', password: 'wrong' })
  await fetch(`${base}/places/regions/`)
  const listed = async (query: object = {}) =>
    (await control.GET('/calls', { params: { query } })).data?.calls ?? []
  const [products, order, login] = await listed()
  expect(products).toMatchObject({
    method: 'GET',
    path: '/api/products',
    query: { limit: '3', token: '(redacted)' },
    body: null,
    status: 200,
  })
  expect(products?.headers).toMatchObject({ 'x-client': 'android/7', authorization: '(redacted)' })
  expect(order).toMatchObject({ operation: 'createTransactions', body, status: 201 })
  expect(login?.body).toEqual({ email: 'liza@suki.example', password: '(redacted)' })
  for (const [query, names] of [
    [{}, ['listProducts', 'createTransactions', 'login', null]],
    [{ operation: 'login' }, ['login']],
    [{ method: 'POST', status: 201 }, ['createTransactions']],
    [{ path: '/places/*' }, [null]],
    [{ path: '/api/*', after: products?.id }, ['createTransactions', 'login']],
    [{ contains: '"quantity":3' }, ['createTransactions']],
  ] as const)
    expect(
      (await listed(query)).map(({ operation }) => operation),
      JSON.stringify(query),
    ).toEqual(names)
  await control.DELETE('/calls')
  expect(await listed()).toEqual([])
})

test('a world file carries everything to another world, and a file that doesn’t fit is refused', async () => {
  const liza = await signedIn(base, 'liza')
  await liza.call('POST', '/transactions', orderOf('liza', 'freshMilk'))
  const file = (await control.GET('/world-file')).data!
  const other = controlClient(`${base}-copy`)
  const loaded = await other.PUT('/world-file', { body: file })
  expect(loaded.data).toMatchObject({ changes: file.changes.length })
  expect((await other.GET('/world-file')).data?.changes).toEqual(file.changes)
  const refused = await other.PUT('/world-file', { body: { ...file, stamp: 'another' } })
  expect(refused.error).toMatchObject({ code: 'world_refused' })
})
