import { describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { providerPage } from '#mocks/hosts/provider/page.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { call, DEFAULT_NOW, openMarket } from '../support/market.ts'

const size = { products: 200 }

describe('the marketplace in process', () => {
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

  test('a call that is on its way when the world is replaced fails as a broken connection, and changes nothing in the new one', async () => {
    const market = openMarket(size)
    applyScenario(market, parseScenario('slow:likeProduct:30'))
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
    market.onEvent(({ event, userId, payload }) => {
      if (event === 'onPaymentStatus') received.push([userId, payload.status])
    })
    for (const end of ['paid', 'failed'] as const)
      expect(settlePayment(market, id, end)?.status).toBe('PAID')
    expect(received).toEqual([[namedBuyers.liza.id, 'PAID']])
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
