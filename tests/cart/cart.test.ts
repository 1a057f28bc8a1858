import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { UNKNOWN_ID } from '../conformance/testContext.ts'
import { as, call, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const ana = namedBuyers.ana.id
type Line = { cartId: string; productId: string }

test('a cart takes no eleventh shop, but more products of its ten shops, CART-29 OPEN-06', async () => {
  const market = openMarket()
  const token = market.login('ana')
  const ofEachShop = [
    ...Map.groupBy(
      [...market.world.tables.products.all()].filter((product) => product.stocks > 1),
      (product) => product.shop_id,
    ).values(),
  ].flatMap(([first]) => first ?? [])
  const add = async (n: number) =>
    (
      await call(market, 'POST', '/carts', {
        token,
        body: { productId: ofEachShop[n]?._id, shopId: ofEachShop[n]?.shop_id, quantity: 1 },
      })
    ).body
  for (let n = 0; n < 10; n++) expect((await add(n)).isMax).toBe(false)
  expect(await add(10)).toEqual({ isMax: true })
  expect((await add(0)).quantity).toBe(2)
})

test('at most the stock can be added, CONST-09 CART-20', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('ana')
  const { id } = namedProducts.mangoCake
  const shopId = market.world.tables.products.get(id)?.shop_id
  const add = (quantity: number) =>
    call(market, 'POST', '/carts', { token, body: { productId: id, shopId, quantity } })
  const { body: line } = await add(2)
  expect((await add(2)).body).toMatchObject({
    code: 'out_of_stock',
    message: 'Only 3 left in stock',
  })
  expect(
    (await call(market, 'PUT', `/carts/${line.cartId}`, { token, body: { quantity: 4 } })).status,
  ).toBe(409)
  expect(
    (await call(market, 'PUT', `/carts/${line.cartId}`, { token, body: { quantity: 3 } })).body
      .quantity,
  ).toBe(3)
})

test('sold-out lines are counted and listed separately, SHELL-09 CART-22', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('ana')
  const { tables } = market.world
  for (const { id } of [namedProducts.mango, namedProducts.eggs])
    await call(market, 'POST', '/carts', {
      token,
      body: { productId: id, shopId: tables.products.get(id)?.shop_id, quantity: 1 },
    })
  tables.products.update(namedProducts.eggs.id, { stocks: 0 })
  const { body } = await call(market, 'GET', `/carts/user/${ana}`, { token })
  const names = (groups: { products: { productId: string }[] }[]) =>
    groups.flatMap((group) => group.products.map((product) => product.productId))
  expect([names(body.carts), names(body.outOfStock), body.totalProductsCount]).toEqual([
    [namedProducts.mango.id],
    [namedProducts.eggs.id],
    2,
  ])
})

test('shops and their lines are in the order in which they were added, and a changed quantity moves none, CART-02', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'ana')
  const names = ['jasmineRice', 'mango', 'sinandomeng', 'eggs'] as const satisfies ProductKey[]
  for (const key of names)
    await ask('POST', '/carts', {
      productId: namedProducts[key].id,
      shopId: shopId(namedProducts[key].shop),
      quantity: 1,
    })
  const read = async () =>
    (await ask('GET', `/carts/user/${ana}`)).body.carts as { shopId: string; products: Line[] }[]
  const lines = (await read()).flatMap(({ products }) => products)
  const inOrder = [...Map.groupBy(names, (key) => namedProducts[key].shop).values()].flat()
  expect(lines.map(({ productId }) => productId)).toEqual(
    inOrder.map((key) => namedProducts[key].id),
  )
  await ask('PUT', `/carts/${lines[0]?.cartId}`, { quantity: 2 })
  await ask('POST', '/carts', {
    productId: namedProducts.mango.id,
    shopId: shopId(namedProducts.mango.shop),
    quantity: 1,
  })
  expect((await read()).flatMap(({ products }) => products).map(({ cartId }) => cartId)).toEqual(
    lines.map(({ cartId }) => cartId),
  )
})

test('all pieces can be put into the cart at once, also the last one, CONST-09 CART-20', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'ana')
  const add = (key: ProductKey, quantity: number) =>
    ask('POST', '/carts', {
      productId: namedProducts[key].id,
      shopId: shopId(namedProducts[key].shop),
      quantity,
    })
  expect((await add('mangoCake', 3)).body).toMatchObject({ quantity: 3, stocks: 3 })
  expect((await add('lastCrab', 1)).status).toBe(201)
  expect((await add('lastCrab', 1)).body.code).toBe('out_of_stock')
  expect((await add('longganisa', 1)).body.message).toBe('This product is sold out')
  expect(
    (
      await ask('POST', '/carts', {
        productId: namedProducts.mango.id,
        shopId: shopId('nena'),
        quantity: 1,
      })
    ).body.code,
  ).toBe('wrong_shop')
  const ofNobody = await ask('POST', '/carts', {
    productId: namedProducts.mango.id,
    shopId: UNKNOWN_ID,
    quantity: 1,
  })
  expect([ofNobody.status, ofNobody.body.message]).toEqual([404, 'That shop does not exist'])
})

test('the badge counts lines, not pieces, SHELL-09', async () => {
  const market = openMarket({ products: 80 })
  const { body } = await as(market, 'liza')('GET', `/carts/user/${namedBuyers.liza.id}`)
  const lines = [...body.carts, ...body.outOfStock].flatMap(
    (group: { products: { quantity: number }[] }) => group.products,
  )
  expect(lines.reduce((pieces, { quantity }) => pieces + quantity, 0)).toBe(7)
  expect(body.totalProductsCount).toBe(5)
})

test('nobody can change or remove a line of another cart, also not in one call with their own, OPEN-09', async () => {
  const market = openMarket({ products: 80 })
  const { cartLines } = market.world.tables
  const [own, others] = [
    cartLines.by('user_id', namedBuyers.mia.id),
    cartLines.by('user_id', namedBuyers.liza.id),
  ]
  const ask = as(market, 'mia')
  expect((await ask('PUT', `/carts/${others[0]?._id}`, { quantity: 1 })).status).toBe(403)
  expect((await ask('DELETE', `/carts/${others[0]?._id}`)).status).toBe(403)
  expect(
    (await ask('POST', '/carts/remove/multiple', { cartIds: [own[0]?._id, others[0]?._id] }))
      .status,
  ).toBe(403)
  expect([
    cartLines.by('user_id', namedBuyers.mia.id),
    cartLines.by('user_id', namedBuyers.liza.id),
  ]).toEqual([own, others])
  expect(
    (
      await ask('POST', '/carts/remove/multiple', {
        cartIds: own.slice(0, 2).map(({ _id }) => _id),
      })
    ).status,
  ).toBe(200)
  expect(cartLines.by('user_id', namedBuyers.mia.id)).toEqual(own.slice(2))
  expect((await ask('DELETE', `/carts/${own[2]?._id}`)).status).toBe(200)
  expect(cartLines.by('user_id', namedBuyers.mia.id)).toEqual(own.slice(3))
})

test('an order leaves the cart as it is: the app removes its lines, CHECKOUT-23', async () => {
  const ask = as(openMarket({ products: 80 }), 'mia')
  const { id: productId, shop } = namedProducts.quickmelt
  const cart = async () =>
    (await ask('GET', `/carts/user/${namedBuyers.mia.id}`)).body as {
      carts: { products: Line[] }[]
    }
  const linesIn = async () =>
    (await cart()).carts.flatMap(({ products }) => products.map((line) => line.productId))
  await ask('POST', '/carts', { productId, shopId: shopId(shop), quantity: 1 })
  const before = await linesIn()
  expect((await ask('POST', '/transactions', orderOf('mia', 'quickmelt'))).status).toBe(201)
  expect(before).toContain(productId)
  expect(await linesIn()).toEqual(before)
})
