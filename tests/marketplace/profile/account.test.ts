import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { as, call, openMarket } from '../support/market.ts'

const { liza, mia } = namedBuyers

test('a user’s own phone number is not taken, and is free after a change', async () => {
  const market = openMarket({ products: 80 })
  const update = (change: object) => as(market, 'liza')('PUT', '/users', change)
  expect(
    (await update({ contact_number: liza.contact_number, first_name: 'Elisa' })).body,
  ).toMatchObject({
    contact_number: liza.contact_number,
    first_name: 'Elisa',
    last_name: liza.last_name,
  })
  expect((await update({ contact_number: '09179999999' })).body.contact_number).toBe('09179999999')
  // The previous number is free again.
  expect(
    (await as(market, 'mia')('PUT', '/users', { contact_number: liza.contact_number })).status,
  ).toBe(200)
})

test('the activity log stores each entry, with the id of the buyer or without one for a visitor, LOG-01', async () => {
  const market = openMarket({ products: 80 })
  const { logs } = market.world.tables
  const before = logs.size
  const entry = {
    event_type: 'ORDER',
    event_details: 'Order placed',
    ip_address: '203.0.113.7',
    user_agent: 'Firefox',
    profile: 'BUYER',
  }
  expect(
    (await as(market, 'liza')('POST', '/user/logs', { ...entry, user_id: liza.id })).status,
  ).toBe(201)
  expect(
    (await call(market, 'POST', '/user/logs', { body: { ...entry, user_id: '' } })).status,
  ).toBe(201)
  expect(
    (await as(market, 'liza')('POST', '/user/logs', { ...entry, user_id: mia.id })).status,
  ).toBe(403)
  expect(
    (await call(market, 'POST', '/user/logs', { body: { ...entry, user_id: mia.id } })).status,
  ).toBe(403)
  expect([...logs.all()].slice(before)).toMatchObject([
    { ...entry, user_id: liza.id },
    { ...entry, user_id: null },
  ])
})
