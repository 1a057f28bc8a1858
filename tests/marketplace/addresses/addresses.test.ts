import { expect, test } from 'vitest'
import { addressIds, namedBuyers } from '#fixtures/named.ts'
import type { AddressRow } from '#fixtures/rows.ts'
import { as, openMarket } from '../support/market.ts'

const liza = namedBuyers.liza.id
function open() {
  const market = openMarket({ products: 80 })
  const rows = (user = liza) => market.world.tables.addresses.by('user', user)
  const defaults = (user = liza) =>
    rows(user).flatMap(({ _id, is_default }) => (is_default ? [_id] : []))
  const { _id: _, user: _user, is_default: _default, ...details } = rows()[0] as AddressRow
  return { market, rows, defaults, details, ask: as(market, 'liza') }
}

test('exactly one address is the default: the first one, then the one last chosen, ADDR-13', async () => {
  const { market, ask, rows, defaults, details } = open()
  expect(defaults()).toEqual([addressIds.lizaHome])
  await ask('PUT', `/addresses/default/${addressIds.lizaWork}/user/${liza}`)
  expect(defaults()).toEqual([addressIds.lizaWork])
  const { body: plain } = await ask('POST', '/addresses', { userId: liza, address: details })
  expect([plain.is_default, defaults()]).toEqual([false, [addressIds.lizaWork]])
  const { body: made } = await ask('POST', '/addresses', {
    userId: liza,
    address: { ...details, is_default: true },
  })
  expect(defaults()).toEqual([made._id])
  await ask('PUT', `/addresses/${addressIds.lizaHome}/user/${liza}`, {
    ...details,
    is_default: true,
  })
  expect(defaults()).toEqual([addressIds.lizaHome])
  // A change without `is_default` does not change the default.
  await ask('PUT', `/addresses/${addressIds.lizaHome}/user/${liza}`, {
    ...details,
    street: 'Rizal Street',
  })
  expect([defaults(), rows().find(({ _id }) => _id === addressIds.lizaHome)?.street]).toEqual([
    [addressIds.lizaHome],
    'Rizal Street',
  ])
  await ask('PUT', `/addresses/${addressIds.lizaWork}/user/${liza}`, {
    ...details,
    street: 'Mabini Street',
  })
  expect(defaults()).toEqual([addressIds.lizaHome])
  const ana = namedBuyers.ana.id
  const { body: first } = await as(market, 'ana')('POST', '/addresses', {
    userId: ana,
    address: details,
  })
  expect([first.is_default, defaults(ana)]).toEqual([true, [first._id]])
  expect(defaults(namedBuyers.mia.id)).toEqual([addressIds.miaMakati])
})
