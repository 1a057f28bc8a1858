import { expect, test } from 'vitest'
import { nextSteps, type PlacedOrder } from '#features/checkout/result/resultText.ts'

const order = (shop_name: string, change: Partial<PlacedOrder> = {}) =>
  ({
    shop: { shop_name },
    order_status: 'PENDING',
    payment_method: 'cod',
    delivery_method: 'PICKUP',
    total_price: 150.5,
    ...change,
  }) as PlacedOrder
const between = (orders: PlacedOrder[]) => nextSteps(orders).slice(1, -1)

test('a pickup is paid at its shop, a delivery at the door, and what was paid online not again, PAY-12', () => {
  expect(nextSteps([order('Nena')])).toEqual([
    'Nena confirms your order and prepares it.',
    'Pick it up at Nena once it is ready, and pay ₱150.50 in cash.',
    'We’ll notify you at every step. You can also check My Orders.',
  ])
  expect(between([order('Nena', { payment_method: 'gcash' })])).toEqual([
    'Pick it up at Nena once it is ready.',
  ])
  expect(between([order('Nena', { delivery_method: 'DELIVERY' })])).toEqual([
    'A courier brings it to your address. Please have ₱150.50 in cash ready.',
  ])
})

test('of several orders the pickups and the deliveries are listed separately, and cancelled ones are left out, PAY-12', () => {
  const orders = [
    order('Nena'),
    order('Aling Rosa'),
    order('Mang Tomas', { delivery_method: 'DELIVERY', total_price: 99 }),
  ]
  expect(nextSteps(orders)[0]).toBe('Each shop confirms its order and prepares it.')
  expect(between(orders)).toEqual([
    'Pick up each order at its shop once it is ready, and pay ₱301.00 in cash.',
    'A courier brings the delivery to your address. Please have ₱99.00 in cash ready.',
  ])
  const cancelled = order('Aling Rosa', { order_status: 'CANCELLED' })
  expect(between([order('Nena'), cancelled])).toEqual([
    'Pick it up at Nena once it is ready, and pay ₱150.50 in cash.',
  ])
  expect(nextSteps([cancelled])).toEqual([])
})
