import { expect, test } from 'vitest'
import { readFilter, searchChange } from '#features/orders/filter/orderFilter.ts'

const id = '65f0a1c2d3e4b5a600000031'
const read = (query: string) => readFilter(new URLSearchParams(query))

test('text in the form of an order id searches for that order, other text for names, ORDERS-07', () => {
  expect(searchChange(` ${id.toUpperCase()} `)).toEqual({ transaction_id: id, shop_name: null })
  for (const text of ['mango', '🥭', '%', '"', id.slice(1), `${id}0`]) {
    expect(searchChange(text)).toEqual({ transaction_id: null, shop_name: text })
  }
  expect(searchChange('  ')).toEqual({ transaction_id: null, shop_name: null })
})

test('the address has a status and a name together, or one order, ORDERS-07', () => {
  expect(read('')).toMatchObject({ filter: {}, term: '' })
  expect(read('status=PENDING&shop_name=%25')).toMatchObject({
    filter: { status: 'PENDING', shop_name: '%' },
    term: '%',
  })
  expect(read(`status=PENDING&shop_name=mango&transaction_id=${id}`)).toMatchObject({
    filter: { transaction_id: id },
    term: id,
  })
})

test('a short number names one order; what may be a name, too, is searched for as both, ORDERS-07', () => {
  for (const text of ['facade', 'ED57EB', 'order facades', 'Cafe #12'])
    expect(searchChange(text)).toEqual({ transaction_id: null, shop_name: text })
  expect(read('status=PENDING&transaction_id=ed57eb')).toMatchObject({
    filter: { number: 'ED57EB' },
    term: '#ED57EB',
  })
  expect(read('status=PENDING&shop_name=ed57eb')).toMatchObject({
    filter: { status: 'PENDING', shop_name: 'ed57eb', number: 'ED57EB' },
    term: 'ed57eb',
  })
})

test('an id may be of any form, ORDERS-07', () => {
  const uuid = '0192F3A4-7b6c-7def-8123-456789abcdef'
  expect(searchChange(`Order ${uuid}.`)).toMatchObject({ transaction_id: uuid.toLowerCase() })
  for (const text of ['12345', uuid, 'ord_7XbC'])
    expect(read(`transaction_id=${text}`)).toMatchObject({ filter: { transaction_id: text } })
})

test('text that no order can match gives no request instead of one for all orders, ORDERS-07', () => {
  for (const text of ['f'.repeat(65), '12 34', '🥭', '%', '"'])
    expect(read(new URLSearchParams({ transaction_id: text }).toString())).toMatchObject({
      filter: null,
      term: text,
    })
  expect(read(`shop_name=${'m'.repeat(101)}`).filter).toBeNull()
  expect(read(`shop_name=${'m'.repeat(100)}`).filter).not.toBeNull()
  expect(read('transaction_id=%20&shop_name=%20')).toMatchObject({ filter: {}, term: '' })
})
