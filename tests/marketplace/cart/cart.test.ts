import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

function open(who: 'ana' | 'mia' = 'ana', products = 80) {
  const host = steered('', { as: who, products })
  const add = (productId: string, shopId: string, quantity = 1) =>
    host.ask('POST', '/carts', { productId, shopId, quantity })
  const lines = async () =>
    (
      (await host.ask('GET', `/carts/user/${namedBuyers[who].id}`)).body as Schemas['Cart']
    ).carts.flatMap(({ products: own }) => own)
  return {
    ...host,
    add,
    addNamed: (key: ProductKey, quantity?: number, shop = shopId(namedProducts[key].shop)) =>
      add(namedProducts[key].id, shop, quantity),
    lines,
    products: async () => (await lines()).map(({ productId }) => productId),
  }
}

test('a cart takes no eleventh shop, but more products of its ten shops, CART-29 OPEN-06', async () => {
  const { tables, add } = open('ana', 400)
  const inStock = [...tables.products.all()].filter(({ stocks }) => stocks > 1)
  const ofEachShop = [...Map.groupBy(inStock, ({ shop_id }) => shop_id).values()]
  const addOf = async (n: number) => {
    const [{ _id, shop_id } = { _id: '', shop_id: '' }] = ofEachShop[n] ?? []
    return (await add(_id, shop_id)).body
  }
  for (let n = 0; n < 10; n++) expect((await addOf(n)).isMax).toBe(false)
  expect(await addOf(10)).toEqual({ isMax: true })
  expect((await addOf(0)).quantity).toBe(2)
})

test('shops and their lines are in the order in which they were added, and a changed quantity moves none, CART-02', async () => {
  const { ask, addNamed, lines, products } = open()
  const names = ['jasmineRice', 'mango', 'sinandomeng', 'eggs'] as const satisfies ProductKey[]
  for (const key of names) await addNamed(key)
  const inOrder = [...Map.groupBy(names, (key) => namedProducts[key].shop).values()]
    .flat()
    .map((key) => namedProducts[key].id)
  expect(await products()).toEqual(inOrder)
  await ask('PUT', `/carts/${(await lines())[0]?.cartId}`, { quantity: 2 })
  await addNamed('mango')
  expect(await products()).toEqual(inOrder)
})

test('all pieces can be put into the cart, also the last one, and none beyond them, CONST-09 CART-20', async () => {
  const { ask, addNamed } = open()
  const { body: line } = await addNamed('mangoCake', 3)
  expect(line).toMatchObject({ quantity: 3, stocks: 3 })
  const change = (quantity: number) => ask('PUT', `/carts/${line.cartId}`, { quantity })
  expect([(await change(4)).status, (await change(2)).body.quantity]).toEqual([409, 2])
  await change(3)
  expect((await addNamed('lastCrab')).status).toBe(201)
  for (const [key, refusal, shop] of [
    ['mangoCake', { code: 'out_of_stock', message: 'Only 3 left in stock' }],
    ['lastCrab', { code: 'out_of_stock' }],
    ['longganisa', { message: 'This product is sold out' }],
    ['mango', { code: 'wrong_shop' }, shopId('nena')],
    ['mango', { message: 'That shop does not exist' }, 'f'.repeat(24)],
  ] as const)
    expect((await addNamed(key, 1, shop)).body).toMatchObject(refusal)
})

test('a call that removes several lines removes none when one of them is another buyer’s, OPEN-09', async () => {
  const { ask, tables } = open('mia')
  const linesOf = (who: 'mia' | 'liza') => tables.cartLines.by('user_id', namedBuyers[who].id)
  const [own, others] = [linesOf('mia'), linesOf('liza')]
  const removed = async (...lines: (typeof own)[number][]) =>
    (await ask('POST', '/carts/remove/multiple', { cartIds: lines.map(({ _id }) => _id) })).status
  expect(await removed(own[0]!, others[0]!)).toBe(403)
  expect([linesOf('mia'), linesOf('liza')]).toEqual([own, others])
  expect([await removed(own[0]!, own[1]!), linesOf('mia')]).toEqual([200, own.slice(2)])
})

test('an order leaves the cart as it is: the app removes its lines, CHECKOUT-23', async () => {
  const { ask, addNamed, products } = open('mia')
  await addNamed('quickmelt')
  const before = await products()
  expect(before).toContain(namedProducts.quickmelt.id)
  expect((await ask('POST', '/transactions', orderOf('mia', 'quickmelt'))).status).toBe(201)
  expect(await products()).toEqual(before)
})
