import { expect } from 'vitest'
import { cases } from '../case.ts'
import { addressDetails, scheduleBody, UNKNOWN_ID, type TestContext } from '../testContext.ts'

const ofAddress = (userId: string, addressId: string) => ({ path: { addressId, userId } })
async function spare(s: TestContext) {
  const owner = await s.newBuyer()
  const first = await s.newAddress(owner)
  return { owner, first, second: await s.newAddress(owner) }
}

export const addressCases = [
  ...cases(
    'listAddresses',
    [200, "a buyer's own", (s) => s.buyer.call('listAddresses', { path: { userId: s.buyer.id } })],
    [403, "another buyer's", (s) => s.buyer.call('listAddresses', { path: { userId: s.stranger.id } })],
  ),
  ...cases(
    'createAddress',
    [
      201,
      'the first one is the default',
      async (s) => {
        const owner = await s.newBuyer()
        return owner.call('createAddress', { body: { userId: owner.id, address: addressDetails } })
      },
      { check: ({ body }) => expect(body.is_default).toBe(true) },
    ],
    [403, 'for another buyer', (s) => s.buyer.call('createAddress', { body: { userId: s.stranger.id, address: addressDetails } })],
  ),
  ...cases(
    'updateAddress',
    [
      200,
      'an own one',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('updateAddress', { ...ofAddress(owner.id, first), body: { ...addressDetails, street: 'Rizal Street' } })
      },
      { check: ({ body }) => expect(body.street).toBe('Rizal Street') },
    ],
    [
      200,
      'whose it is can not be changed',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('updateAddress', {
          ...ofAddress(owner.id, first),
          body: { ...addressDetails, _id: UNKNOWN_ID, user: s.stranger.id },
        })
      },
      { check: ({ body }) => expect([body._id, body.user]).not.toContain(UNKNOWN_ID) },
    ],
    [
      403,
      "another buyer's",
      async (s) => s.buyer.call('updateAddress', { ...ofAddress(s.buyer.id, (await spare(s)).first), body: addressDetails }),
    ],
    [404, 'an unknown one', (s) => s.buyer.call('updateAddress', { ...ofAddress(s.buyer.id, UNKNOWN_ID), body: addressDetails })],
  ),
  ...cases(
    'setDefaultAddress',
    [
      200,
      'there is exactly one default',
      async (s) => {
        const { owner, second } = await spare(s)
        const answer = await owner.call('setDefaultAddress', ofAddress(owner.id, second))
        const { body } = await owner.call('listAddresses', { path: { userId: owner.id } })
        expect(body.filter((one: { is_default: boolean }) => one.is_default).map((one: { _id: string }) => one._id)).toEqual([second])
        return answer
      },
    ],
    [403, "another buyer's", async (s) => s.buyer.call('setDefaultAddress', ofAddress(s.buyer.id, (await spare(s)).first))],
    [404, 'an unknown one', (s) => s.buyer.call('setDefaultAddress', ofAddress(s.buyer.id, UNKNOWN_ID))],
  ),
  ...cases(
    'deleteAddress',
    [
      200,
      'an own one',
      async (s) => {
        const { owner, second } = await spare(s)
        return owner.call('deleteAddress', ofAddress(owner.id, second))
      },
    ],
    [403, "another buyer's", async (s) => s.buyer.call('deleteAddress', ofAddress(s.buyer.id, (await spare(s)).first))],
    [404, 'an unknown one', (s) => s.buyer.call('deleteAddress', ofAddress(s.buyer.id, UNKNOWN_ID))],
    [
      409,
      'the default',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('deleteAddress', ofAddress(owner.id, first))
      },
      { check: ({ body }) => expect(body.code).toBe('default_address') },
    ],
    [
      409,
      'one to which scheduled lists are delivered',
      async (s) => {
        const { owner, second } = await spare(s)
        await owner.call('createSchedule', { body: scheduleBody(owner, second, 'Sunday market') })
        return owner.call('deleteAddress', ofAddress(owner.id, second))
      },
      {
        check({ body }) {
          expect(body.code).toBe('address_in_use')
          expect(body.details).toMatchObject([{ message: 'Sunday market' }])
        },
      },
    ],
  ),
]
