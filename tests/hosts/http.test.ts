import { describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { providerPage } from '#mocks/hosts/provider/page.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { call, DEFAULT_NOW, openMarket } from '../support/market.ts'

const size = { products: 200 }

describe('the marketplace in process', () => {
  test('each test has its own world, equal for equal seeds', async () => {
    const [one, other] = [openMarket(size), openMarket(size)]
    const first = [...one.world.tables.products.all()][0]
    one.world.tables.products.update(first?._id as string, { stocks: 0 })
    expect(other.world.tables.products.get(first?._id as string)?.stocks).toBe(first?.stocks)
    expect((await call(other, 'GET', '/products')).body).toEqual(
      (await call(openMarket(size), 'GET', '/products')).body,
    )
  })

  test('a named buyer is logged in by the bearer token alone, ACCESS-21', async () => {
    const market = openMarket(size)
    const token = market.login('liza')
    expect((await call(market, 'GET', '/users/me', { token })).body).toMatchObject({
      _id: namedBuyers.liza.id,
    })
    expect(
      (await call(market, 'GET', '/users/me', { headers: { cookie: `token=${token}` } })).status,
    ).toBe(401)
    expect((await call(market, 'GET', '/users/me')).status).toBe(401)
  })

  test('an unknown path and an unreadable body have the contract’s error body', async () => {
    const market = openMarket(size)
    expect(await call(market, 'GET', '/nowhere')).toMatchObject({
      status: 404,
      body: { code: 'no_such_call' },
    })
    expect(
      await call(market, 'POST', '/auth', { headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'missing_body' },
    })
  })
})

describe('methods', () => {
  test('a path that lacks a method says which ones it has; HEAD is GET without the body', async () => {
    const market = openMarket(size)
    for (const method of ['DELETE', 'PATCH', 'QUERY']) {
      const refused = await call(market, method, '/products')
      expect([refused.status, refused.headers.get('allow')], method).toEqual([
        405,
        'GET, HEAD, OPTIONS',
      ])
      expect(refused.body).toMatchObject({ code: 'method_not_allowed' })
    }
    expect((await call(market, 'GET', '/auth')).headers.get('allow')).toBe('POST, OPTIONS')
    const options = await call(market, 'OPTIONS', '/users')
    expect([options.status, options.headers.get('allow')]).toEqual([
      204,
      expect.stringMatching(/PUT.*OPTIONS$/),
    ])
    expect((await call(market, 'OPTIONS', '/nowhere')).status).toBe(404)
    const [got, head] = [
      await call(market, 'GET', '/products'),
      await call(market, 'HEAD', '/products'),
    ]
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      got.headers.get('content-type'),
    ])
    expect(Number(head.headers.get('content-length'))).toBe(
      new TextEncoder().encode(JSON.stringify(got.body)).byteLength,
    )
    expect((await call(market, 'HEAD', '/users/me')).status).toBe(401)
    expect((await call(market, 'HEAD', '/auth')).status).toBe(405)
  })

  test('so do the services beside the API', async () => {
    const { fetch } = openMarket(size)
    const ask = (method: string) =>
      fetch(new Request('https://suki.example/places/regions', { method }))
    expect((await ask('GET')).status).toBe(200)
    expect((await ask('HEAD')).status).toBe(200)
    expect((await ask('POST')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })
})

describe('scenarios', () => {
  const steered = (text: string) => {
    const market = openMarket(size)
    return { market, unknown: applyScenario(market, parseScenario(text)) }
  }

  test('an injected failure occurs once, and unknown directives are reported', async () => {
    const { market, unknown } = steered(
      'fail:listProducts:503,fail:nothing:500,stock:ffffffffffffffffffffffff:1,gibberish',
    )
    expect(unknown).toEqual([
      { directive: 'gibberish', reason: expect.stringContaining('there is no such directive') },
      { directive: 'fail:nothing', reason: "there is no call or event 'nothing'" },
      {
        directive: 'stock:ffffffffffffffffffffffff:1',
        reason: "there is no product 'ffffffffffffffffffffffff'",
      },
    ])
    expect((await call(market, 'GET', '/products')).status).toBe(503)
    expect((await call(market, 'GET', '/products')).status).toBe(200)
  })

  test('the network fails before or after the call is carried out', async () => {
    const { market } = steered('drop:listProducts,lose:listProducts')
    await expect(call(market, 'GET', '/products')).rejects.toThrow(TypeError)
    await expect(call(market, 'GET', '/products')).rejects.toThrow(TypeError)
    expect((await call(market, 'GET', '/products')).status).toBe(200)
  })

  test('the clock is advanced and stopped', () => {
    const { market } = steered('advance:90,freeze')
    expect(market.world.clock.now()).toBe(DEFAULT_NOW + 90 * 60_000)
    expect(market.world.clock.frozen).toBe(true)
  })

  test('the world is replaced, and reset to the first one', () => {
    const { market } = steered('products:100')
    expect(market.world.tables.products.size).toBeLessThan(size.products)
    applyScenario(market, parseScenario('reset,latency:5'))
    expect(market.conditions).toEqual({
      latency: 5,
      sockets: 'up',
      keys: 'honoured',
      echo: 'prompt',
    })
    expect(market.world.tables.products.size).toBeLessThan(size.products)
  })

  test('a call that is on its way when the world is replaced fails as a broken connection, and changes nothing in the new one', async () => {
    const { market } = steered('slow:likeProduct:30')
    const token = market.login('liza')
    const [product] = market.world.tables.products.all()
    const adding = call(market, 'POST', '/products/like-product', {
      token,
      body: { product: product?._id, isLiked: true },
    })
    applyScenario(market, parseScenario('reset'))
    market.login('liza')
    const before = market.world.tables.likes.size
    await expect(adding).rejects.toThrow(TypeError)
    expect(market.world.tables.likes.size).toBe(before)
  })

  test('the stock of a product is set to its last piece', () => {
    const market = openMarket(size)
    const [product] = market.world.tables.products.all()
    applyScenario(market, parseScenario(`stock:${product?._id}:1`))
    expect(market.world.tables.products.get(product?._id as string)?.stocks).toBe(1)
  })

  test('the price of a product is set', () => {
    const market = openMarket(size)
    const [product] = market.world.tables.products.all()
    const text = `price:${product?._id}:77,price:ffffffffffffffffffffffff:1,price:${product?._id}:cheap`
    expect(applyScenario(market, parseScenario(text))).toMatchObject([
      { directive: `price:${product?._id}:cheap` },
      { directive: 'price:ffffffffffffffffffffffff:1' },
    ])
    expect(market.world.tables.products.get(product?._id as string)?.price).toBe(77)
  })
})

describe('the payment provider', () => {
  const pay = () => {
    const market = openMarket(size)
    const { tables } = market.world
    const order = tables.orders.by('customer_id', namedBuyers.liza.id)[0]
    const id = 'd'.repeat(24)
    const when = new Date(DEFAULT_NOW).toISOString()
    tables.payments.insert({
      _id: id,
      user_id: namedBuyers.liza.id,
      order_ids: [order?._id as string],
      payment_method: 'gcash',
      amount: 1234.5,
      status: 'PENDING',
      success_url: 'https://app.example/ok?a=1&b=2',
      failure_url: 'javascript:alert(1)',
      created_at: when,
      expires_at: when,
      split_from: null,
    })
    return { market, id }
  }

  test('the page shows the amount and the shops, and says that it is simulated, PAY-07', () => {
    const { market, id } = pay()
    const page = providerPage(viewPayment(market, id))
    expect(page).toContain('Pay ₱1,234.50')
    expect(page).toContain('No real money')
    expect(page).not.toMatch(/style=|<script|\son\w+=/)
  })

  test('a payment sends one event to the buyer, PAY-11', () => {
    const { market, id } = pay()
    const received: unknown[] = []
    market.onEvent(({ event, userId, payload }) =>
      received.push([event, userId, (payload as { status?: string }).status]),
    )
    expect(settlePayment(market, id, 'paid')?.status).toBe('PAID')
    expect(settlePayment(market, id, 'failed')?.status).toBe('PAID')
    expect(received.filter((entry) => (entry as string[])[0] === 'onPaymentStatus')).toEqual([
      ['onPaymentStatus', namedBuyers.liza.id, 'PAID'],
    ])
    expect(providerPage(viewPayment(market, id))).toContain(
      `href="https://app.example/ok?a=1&amp;b=2&amp;payment_intent_id=${id}"`,
    )
  })

  test('the page of a failed payment has no link to a script, and an unknown payment shows a message', () => {
    const { market, id } = pay()
    expect(providerPage(settlePayment(market, id, 'failed'))).not.toContain('javascript:')
    expect(providerPage(settlePayment(market, 'e'.repeat(24), 'paid'))).toContain('No such payment')
  })
})
