import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { call } from '../support/market.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

const KEY = { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' }

/** A marketplace with a scenario, in which Mia orders rice and pays cash. */
function shopping(sim: string) {
  const { market, tables, token } = steered(sim, { as: 'mia' })
  const mine = () => tables.orders.by('customer_id', namedBuyers.mia.id).length
  const before = mine()
  return {
    market,
    order: (headers?: Record<string, string>) =>
      call(market, 'POST', '/transactions', {
        token,
        headers,
        body: orderOf('mia', 'jasmineRice'),
      }),
    placed: () => mine() - before,
  }
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
  const bodyOf = async () => (await order()).body as object
  const [absent, blank, script, right] = [
    await bodyOf(),
    await bodyOf(),
    await bodyOf(),
    await bodyOf(),
  ]
  expect(absent).not.toHaveProperty('checkout_page_url')
  expect(absent).toHaveProperty('transactions.0._id')
  expect(blank).toHaveProperty('checkout_page_url', '')
  expect(script).toHaveProperty('checkout_page_url', 'javascript:alert(1)')
  expect(right).toHaveProperty('checkout_page_url', null)
  const refused = shopping(
    `omit:createTransactions:message,stock:${namedProducts.jasmineRice.id}:0`,
  )
  expect((await refused.order()).body).toHaveProperty('message')
})

test('a repeated key orders once; on a host without support for keys it orders each time, CHECKOUT-22', async () => {
  for (const [sim, times] of [
    ['', 1],
    ['nokey', 2],
  ] as const) {
    const { order, placed } = shopping(sim)
    await order(KEY)
    await order(KEY)
    expect(placed()).toBe(times)
    if (sim) expect((await order({ 'idempotency-key': '!' })).status, 'an invalid key').toBe(201)
  }
  const { market, steer } = steered()
  for (const usual of ['nokey:off', 'reset']) {
    steer('nokey')
    expect(market.conditions.keys).toBe('ignored')
    steer(usual)
    expect(market.conditions.keys).toBe('honoured')
  }
})

test('active faults are listed with the times left and how often they have occurred, and one is turned off without the others', async () => {
  const { market, order } = shopping(
    'fail:createTransactions:503:3:after:1,slow:createTransactions:1:2,drop:getCart:always',
  )
  const { faults } = market
  const listed = () =>
    faults.state.armed.map(({ rule, hits }) => `${writeScenario({ faults: [rule] })} ${hits}`)
  const drop = 'drop:getCart:always 0'
  expect(listed()).toEqual([
    'fail:createTransactions:503:3:after:1 0',
    'slow:createTransactions:1:2 0',
    drop,
  ])
  const before = faults.state
  await order()
  expect(
    before.armed.map(({ hits }) => hits),
    'a list once read stays as it was',
  ).toEqual([0, 0, 0])
  expect(listed()).toEqual(['fail:createTransactions:503:3 0', 'slow:createTransactions:1 1', drop])
  expect((await order()).status).toBe(503)
  expect(listed()).toEqual(['fail:createTransactions:503:2 1', 'slow:createTransactions:1 1', drop])
  faults.disarm(faults.state.armed[0]?.id as number)
  expect((await order()).status).toBe(201)
  expect(listed(), 'what has occurred for the last time is armed no more').toEqual([drop])
})

const rice = `/api/products/${namedProducts.jasmineRice.id}`

/** The body of the product's response in that shape. */
async function bent(shape: string) {
  const answer = await steered(`bend:getProduct:${shape}`).get(rice)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

test.each([
  ['null', null],
  ['object', {}],
  ['list', []],
  ['text', 'OK'],
  ['number', 42],
])('a response has the right status and any other JSON value: %s', async (shape, value) =>
  expect(await bent(shape)).toEqual(value),
)

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
