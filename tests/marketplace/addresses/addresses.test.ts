import { expect, test } from 'vitest'
import { addressIds, namedBuyers } from '#fixtures/named.ts'
import type { AddressRow } from '#fixtures/rows.ts'
import { as } from '../support/market.ts'
import { steered } from '../support/steered.ts'

const { liza, ana, mia } = namedBuyers

test('exactly one address is the default: the first one, then the one last chosen, ADDR-13', async () => {
  const { market, ask, tables } = steered()
  const rows = (user = liza.id) => tables.addresses.by('user', user)
  const defaults = (user?: string) =>
    rows(user)
      .filter((row) => row.is_default)
      .map(({ _id }) => _id)
  const { _id: _, user: _user, is_default: _default, ...details } = rows()[0] as AddressRow
  const create = async (more?: object) =>
    (await ask('POST', '/addresses', { userId: liza.id, address: { ...details, ...more } })).body
  const change = (id: string, more: object) =>
    ask('PUT', `/addresses/${id}/user/${liza.id}`, { ...details, ...more })
  const { lizaHome, lizaWork } = addressIds
  expect(defaults()).toEqual([lizaHome])
  await ask('PUT', `/addresses/default/${lizaWork}/user/${liza.id}`)
  expect(defaults()).toEqual([lizaWork])
  expect([(await create()).is_default, defaults()]).toEqual([false, [lizaWork]])
  expect([(await create({ is_default: true }))._id]).toEqual(defaults())
  await change(lizaHome, { is_default: true })
  expect(defaults()).toEqual([lizaHome])
  for (const id of [lizaHome, lizaWork]) {
    await change(id, { street: 'Rizal Street' })
    expect(defaults(), 'a change without `is_default` does not change it').toEqual([lizaHome])
    expect(tables.addresses.get(id)?.street).toBe('Rizal Street')
  }
  const first = await as(market, 'ana')('POST', '/addresses', { userId: ana.id, address: details })
  expect([first.body.is_default, defaults(ana.id)]).toEqual([true, [first.body._id]])
  expect(defaults(mia.id)).toEqual([addressIds.miaMakati])
})
