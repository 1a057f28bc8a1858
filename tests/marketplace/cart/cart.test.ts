import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { as, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const open = (who: 'ana' | 'mia' = 'ana', products = 80) => {
  const market = openMarket({ products })
  const ask = as(market, who)
  return {
    tables: market.world.tables,
    ask,
    read: async () =>
      (await ask('GET', `/carts/user/${namedBuyers[who].id}`)).body as Schemas['Cart'],
    add: (key: ProductKey, quantity = 1, shop = shopId(namedProducts[key].shop)) =>
      ask('POST', '/carts', { productId: namedProducts[key].id, shopId: shop, quantity }),
  }
}
const linesOf = (groups: Schemas['Cart']['carts']) => groups.flatMap(({ products }) => products)
const productsOf = (groups: Schemas['Cart']['carts']) =>
  linesOf(groups).map(({ productId }) => productId)

test('a cart takes no eleventh shop, but more products of its ten shops, CART-29 OPEN-06', async () => {
  const { tables, ask } = open('ana', 400)
  const ofEachShop = [
    ...Map.groupBy(
      [...tables.products.all()].filter((product) => product.stocks > 1),
      (product) => product.shop_id,
    ).values(),
  ].flatMap(([first]) => first ?? [])
  const add = async (n: number) =>
    (
      await ask('POST', '/carts', {
        productId: ofEachShop[n]?._id,
        shopId: ofEachShop[n]?.shop_id,
        quantity: 1,
      })
    ).body
  for (let n = 0; n < 10; n++) expect((await add(n)).isMax).toBe(false)
  expect(await add(10)).toEqual({ isMax: true })
  expect((await add(0)).quantity).toBe(2)
})

test('shops and their lines are in the order in which they were added, and a changed quantity moves none, CART-02', async () => {
  const { ask, add, read } = open()
  const names = ['jasmineRice', 'mango', 'sinandomeng', 'eggs'] as const satisfies ProductKey[]
  for (const key of names) await add(key)
  const { carts } = await read()
  const inOrder = [...Map.groupBy(names, (key) => namedProducts[key].shop).values()].flat()
  expect(productsOf(carts)).toEqual(inOrder.map((key) => namedProducts[key].id))
  await ask('PUT', `/carts/${linesOf(carts)[0]?.cartId}`, { quantity: 2 })
  await add('mango')
  expect(productsOf((await read()).carts)).toEqual(productsOf(carts))
})

test('all pieces can be put into the cart, also the last one, and none beyond them, CONST-09 CART-20', async () => {
  const { ask, add } = open()
  const { body: line } = await add('mangoCake', 3)
  expect(line).toMatchObject({ quantity: 3, stocks: 3 })
  expect((await add('mangoCake')).body).toMatchObject({
    code: 'out_of_stock',
    message: 'Only 3 left in stock',
  })
  const change = (quantity: number) => ask('PUT', `/carts/${line.cartId}`, { quantity })
  expect([(await change(4)).status, (await change(2)).body.quantity]).toEqual([409, 2])
  expect((await add('lastCrab')).status).toBe(201)
  expect((await add('lastCrab')).body.code).toBe('out_of_stock')
  expect((await add('longganisa')).body.message).toBe('This product is sold out')
  expect((await add('mango', 1, shopId('nena'))).body.code).toBe('wrong_shop')
  const ofNobody = await add('mango', 1, 'f'.repeat(24))
  expect([ofNobody.status, ofNobody.body.message]).toEqual([404, 'That shop does not exist'])
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
  const { ask, add, read } = open('mia')
  await add('quickmelt')
  const before = await read()
  expect((await ask('POST', '/transactions', orderOf('mia', 'quickmelt'))).status).toBe(201)
  expect(productsOf(before.carts)).toContain(namedProducts.quickmelt.id)
  expect(productsOf((await read()).carts)).toEqual(productsOf(before.carts))
})
