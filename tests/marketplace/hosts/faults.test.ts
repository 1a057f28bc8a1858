import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { orderOf } from '../support/order.ts'
import { steered } from './steered.ts'

const KEY = { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' }

/** A marketplace with a scenario, in which Mia orders rice and pays cash. */
function shopping(sim: string) {
  const { market, tables, steer } = steered()
  const authorization = `Bearer ${market.login('mia')}`
  const mine = () => tables.orders.by('customer_id', namedBuyers.mia.id).length
  const before = mine()
  expect(steer(sim)).toEqual([])
  const order = (headers: Record<string, string> = {}) =>
    market.fetch(
      new Request('https://suki.example/api/transactions', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(orderOf('mia', 'jasmineRice')),
      }),
    )
  return { market, order, placed: () => mine() - before }
}

test('a call that hangs is carried out without a response; the next call gets one', async () => {
  const { order, placed } = shopping('hang:createTransactions')
  const answered = await Promise.race([
    order().then(() => 'answered'),
    wait(60).then(() => 'waiting'),
  ])
  expect(answered).toBe('waiting')
  expect(placed()).toBe(1)
  expect((await order()).status).toBe(201)
})

test('`late` carries out a call at once and delays the response, `slow` delays the call itself', async () => {
  const late = shopping('late:createTransactions:120')
  const slow = shopping('slow:createTransactions:120')
  const answers = [late.order(), slow.order()]
  await wait(40)
  expect([late.placed(), slow.placed()]).toEqual([1, 0])
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201])
  expect(slow.placed()).toBe(1)
})

test('one field of a response is removed or has another text; other fields and error responses are unchanged', async () => {
  const { order } = shopping(
    'omit:createTransactions:checkout_page_url,put:createTransactions:checkout_page_url=,put:createTransactions:checkout_page_url=javascript:alert(1)',
  )
  const bodies = [await order(), await order(), await order(), await order()].map(
    async (answer) => (await answer.json()) as object,
  )
  const [absent, blank, script, right] = await Promise.all(bodies)
  expect(absent).not.toHaveProperty('checkout_page_url')
  expect(absent).toHaveProperty('transactions.0._id')
  expect(blank).toHaveProperty('checkout_page_url', '')
  expect(script).toHaveProperty('checkout_page_url', 'javascript:alert(1)')
  expect(right).toHaveProperty('checkout_page_url', null)
  const refused = shopping(
    `omit:createTransactions:message,stock:${namedProducts.jasmineRice.id}:0`,
  )
  expect(await (await refused.order()).json()).toHaveProperty('message')
})

test('a repeated key orders once; on a host without support for keys it orders each time, CHECKOUT-22', async () => {
  const honoured = shopping('')
  await honoured.order(KEY)
  await honoured.order(KEY)
  expect(honoured.placed()).toBe(1)
  const ignored = shopping('nokey')
  await ignored.order(KEY)
  await ignored.order(KEY)
  expect(ignored.placed()).toBe(2)
  // An invalid key is ignored.
  expect((await ignored.order({ 'idempotency-key': '!' })).status).toBe(201)
  const simulation = ignored.market
  for (const usual of ['nokey:off', 'reset']) {
    applyScenario(simulation, parseScenario(usual))
    expect(simulation.conditions.keys).toBe('honoured')
    applyScenario(simulation, parseScenario('nokey'))
    expect(simulation.conditions.keys).toBe('ignored')
  }
})

test('active faults are listed with the times left and how often they have occurred, and one is turned off without the others', async () => {
  const { market, order } = shopping(
    'fail:createTransactions:503:3:after:1,slow:createTransactions:1:2,drop:getCart:always',
  )
  const { faults } = market
  const listed = () =>
    faults.state.armed.map(({ rule, hits }) => `${writeScenario({ faults: [rule] })} ${hits}`)
  expect(listed()).toEqual([
    'fail:createTransactions:503:3:after:1 0',
    'slow:createTransactions:1:2 0',
    'drop:getCart:always 0',
  ])
  const before = faults.state
  await order()
  expect(
    before.armed.map(({ hits }) => hits),
    'a list once read stays as it was',
  ).toEqual([0, 0, 0])
  expect(listed()).toEqual([
    'fail:createTransactions:503:3 0',
    'slow:createTransactions:1 1',
    'drop:getCart:always 0',
  ])
  expect((await order()).status).toBe(503)
  expect(listed()).toEqual([
    'fail:createTransactions:503:2 1',
    'slow:createTransactions:1 1',
    'drop:getCart:always 0',
  ])
  faults.disarm(faults.state.armed[0]?.id as number)
  expect((await order()).status).toBe(201)
  expect(listed(), 'what has occurred for the last time is armed no more').toEqual([
    'drop:getCart:always 0',
  ])
})

const rice = `/api/products/${namedProducts.jasmineRice.id}`

/** The body of the product's response in that shape. */
async function bent(shape: string) {
  const answer = await steered(`bend:getProduct:${shape}`).get(rice)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

test('a response has the right status and any other JSON value', async () => {
  expect(await bent('null')).toBeNull()
  expect([
    await bent('object'),
    await bent('list'),
    await bent('text'),
    await bent('number'),
  ]).toEqual([{}, [], 'OK', 42])
})

test('a response is a page of HTML, half of its JSON, or nothing', async () => {
  const page = await steered('bend:getProduct:html').get(rice)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await page.text()).toMatch(/^<!doctype html>/)
  const half = await steered('bend:getProduct:truncated').get(rice)
  const text = await half.text()
  expect(text).toMatch(/^\{"/)
  expect(() => JSON.parse(text) as unknown).toThrow()
  for (const [shape, status] of [
    ['nocontent', 204],
    ['empty', 200],
  ] as const) {
    const none = await steered(`bend:getProduct:${shape}`).get(rice)
    expect([none.status, await none.text()]).toEqual([status, ''])
  }
})

test('`wrong` gives every value another type, `holes` leaves none', async () => {
  const right = (await (await steered('').get(rice)).json()) as Record<string, unknown>
  const [wrong, holes] = [await bent('wrong'), await bent('holes')]
  expect(Object.keys(wrong)).toEqual(Object.keys(right))
  expect(wrong).toMatchObject({
    product_name: { message: right.product_name },
    price: `about ${String(right.price)}`,
  })
  expect(holes).toMatchObject({ _id: null, product_name: null, price: null, shop: { _id: null } })
})

test('`strangers` follows the contract but for listed values and unknown fields', async () => {
  const { ask, get } = steered('bend:listCustomerTransactions:strangers')
  const { body } = await ask('GET', `/transactions/customer/${namedBuyers.liza.id}`)
  const { items } = body as { items: Record<string, unknown>[] }
  expect(items[0]).toMatchObject({
    order_status: 'STRANGER',
    payment_method: 'STRANGER',
    stranger: { of: ['STRANGER'] },
  })
  expect(items[0]?._id).toMatch(/^[0-9a-f]{24}$/)
  expect(await (await get(rice)).json()).not.toHaveProperty('stranger')
})

test('`odd` changes free texts only', async () => {
  const { _id, product_name, description } = await bent('odd')
  expect(_id).toBe(namedProducts.jasmineRice.id)
  for (const text of [product_name, description]) expect(text).toMatch(/pair: \uD83D|^\S{46}$|<b>/)
})

test('an error has a body of any shape, and a busy server says how long to wait', async () => {
  const { get } = steered(
    'fail:getProduct:502:html,fail:getProduct:500:2:wrong,busy:getProduct:30,busy:getProduct:5:1:503',
  )
  const html = await get(rice)
  expect([html.status, await html.text()]).toEqual([502, expect.stringContaining('<h1>')])
  for (const answer of [await get(rice), await get(rice)])
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: { message: expect.any(String) }, code: { message: 'server_error' } },
    ])
  const busy = [await get(rice), await get(rice)]
  expect(busy.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [429, '30'],
    [503, '5'],
  ])
  expect((await get(rice)).status).toBe(200)
})

test('the answers of the services beside the API are bent too', async () => {
  const { get } = steered('bend:listRegions:wrong,fail:listRegions:500:text')
  expect(await (await get('/places/regions')).json()).toContainEqual(
    expect.objectContaining({ name: { message: expect.any(String) } }),
  )
  expect(await (await get('/places/regions')).json()).toBe('OK')
})
