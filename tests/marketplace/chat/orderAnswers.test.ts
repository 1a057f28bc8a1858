import { describe, expect, test } from 'vitest'
import type { KnownOrder } from '#mocks/rules/talk/facts.ts'
import { answer, id, order, OTHER_SHOP } from './support/shopFacts.ts'

describe('orders', () => {
  test.each<[KnownOrder['order_status'], Partial<KnownOrder>, string]>([
    ['PENDING', {}, 'is waiting for us to confirm it'],
    ['PENDING', { unpaid: true }, 'is waiting for your payment'],
    ['PREPARING', {}, 'is being prepared'],
    ['PACKED', {}, 'is packed and waits for the rider'],
    ['PACKED', { delivery_method: 'PICKUP' }, 'is packed, almost ready for pick-up'],
    ['READY_TO_PICK_UP', {}, 'is with the rider'],
    ['READY_TO_PICK_UP', { delivery_method: 'PICKUP' }, 'is ready, pwede na pong kunin'],
    ['COMPLETED', {}, 'was received already'],
    ['REFUNDED', {}, 'was refunded'],
  ])('%s %j: %s', (status, more, words) =>
    expect(answer('Where is my order?', { orders: [order(40, status, more)] })).toContain(
      `Your order of Jasmine Rice and 1 more (₱1,234.50) ${words}`,
    ),
  )

  test('the latest one with this shop, or the one that is named by its id or a part of it', () => {
    const orders = [
      order(50, 'PACKED', { shop_id: OTHER_SHOP }),
      order(0x4abcde, 'PREPARING'),
      order(0x4abcdf, 'CANCELLED'),
    ]
    expect(answer('Kumusta na ang order ko?', { orders })).toContain('is being prepared')
    expect(answer(`status of ${id(0x4abcdf)}`, { orders })).toContain('was cancelled')
    expect(answer('#4ABCDF po', { orders })).toContain('was cancelled')
    expect(answer(`Nasaan na ang ${id(50)}?`, { orders })).toBe(
      'That order is with another shop po, please ask them.',
    )
    expect(answer('Where is my order?')).toBe('We see no order of yours with us yet po.')
  })

  test('a problem is regretted, with what can be done', () => {
    expect(answer('May kulang sa order ko', { orders: [order(40, 'COMPLETED')] })).toMatch(
      /^Pasensya na po!.*request a refund/,
    )
    for (const status of ['PENDING', 'PREPARING', 'PACKED'] as const)
      expect(answer('Please cancel', { orders: [order(40, status)] })).toContain(
        'You can still cancel it',
      )
    expect(answer('Please cancel', { orders: [order(40, 'REFUNDED')] })).toMatch(/was refunded\.$/)
    expect(answer('Where is my order?', { orders: [order(40, 'PACKED')] })).not.toContain('cancel')
    expect(
      answer('Where is my order?', {
        orders: [order(40, 'PACKED', { items: [{ product_name: 'Rice' }] })],
      }),
    ).toContain('order of Rice (')
    expect(answer('wrong item', { orders: [order(40, 'READY_TO_PICK_UP')] })).not.toContain(
      'cancel',
    )
  })

  test('a wish to order asks for no order', () =>
    expect(answer('Can I order two kilos?', { orders: [order(40, 'PACKED')] })).toContain(
      'Add it to your cart',
    ))
})
