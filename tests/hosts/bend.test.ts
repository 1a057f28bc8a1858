import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { steered } from './steered.ts'

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
