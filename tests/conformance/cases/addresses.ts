import { expect } from 'vitest'
import { addressDetails, scheduleBody } from '../bodies.ts'
import { cases } from '../case.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const ofAddress = (userId: string, addressId: string) => ({ path: { addressId, userId } })
/** An address of the buyer, of which the other buyer says that it is whose. */
const ofBuyer = async (s: TestContext, whose: 'buyer' | 'stranger' = 'buyer') =>
  ofAddress(s[whose].id, await s.newAddress(s.buyer))
async function spare(s: TestContext) {
  const owner = await s.newBuyer()
  const first = await s.newAddress(owner)
  return { owner, first, second: await s.newAddress(owner) }
}

const list = (s: TestContext) => s.buyer.call('listAddresses', { path: { userId: s.buyer.id } })
async function defaultsOf(s: TestContext): Promise<string[]> {
  const { body } = await list(s)
  return (body as { _id: string; is_default: boolean }[])
    .filter((one) => one.is_default)
    .map((one) => one._id)
}

export const addressCases = [
  ...cases(
    'listAddresses',
    [
      200,
      "a buyer's own, the oldest first",
      async (s) => {
        const added = [await s.newAddress(s.buyer), await s.newAddress(s.buyer)]
        const answer = await list(s)
        const ids = answer.body.map(({ _id }: { _id: string }) => _id)
        expect(ids.slice(-2), 'the last two addresses').toEqual(added)
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('listAddresses', { path: { userId: s.stranger.id } }),
    ],
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
    [
      403,
      'for another buyer',
      (s) =>
        s.buyer.call('createAddress', { body: { userId: s.stranger.id, address: addressDetails } }),
    ],
  ),
  ...cases(
    'updateAddress',
    [
      200,
      'an own one',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('updateAddress', {
          ...ofAddress(owner.id, first),
          body: { ...addressDetails, street: 'Rizal Street' },
        })
      },
      { check: ({ body }) => expect(body.street).toBe('Rizal Street') },
    ],
    [
      200,
      'what was changed is listed',
      async (s) => {
        const id = await s.newAddress(s.buyer)
        const answer = await s.buyer.call('updateAddress', {
          ...ofAddress(s.buyer.id, id),
          body: { ...addressDetails, street: 'Rizal Street' },
        })
        const listed = (await list(s)).body.find(({ _id }: { _id: string }) => _id === id)
        expect(
          [answer.body.street, listed?.street],
          'the street, as answered and as listed',
        ).toEqual(['Rizal Street', 'Rizal Street'])
        return answer
      },
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
      async (s) =>
        s.stranger.call('updateAddress', { ...(await ofBuyer(s)), body: addressDetails }),
    ],
    [
      403,
      "another buyer's, as one's own",
      async (s) =>
        s.stranger.call('updateAddress', {
          ...(await ofBuyer(s, 'stranger')),
          body: addressDetails,
        }),
    ],
    [
      404,
      'an unknown one',
      (s) =>
        s.buyer.call('updateAddress', {
          ...ofAddress(s.buyer.id, UNKNOWN_ID),
          body: addressDetails,
        }),
    ],
  ),
  ...cases(
    'setDefaultAddress',
    [
      200,
      'there is exactly one default',
      async (s) => {
        const before = await defaultsOf(s)
        const added = await s.newAddress(s.buyer)
        const answer = await s.buyer.call('setDefaultAddress', ofAddress(s.buyer.id, added))
        expect(await defaultsOf(s), 'the default addresses').toEqual([added])
        for (const id of before) await s.buyer.call('setDefaultAddress', ofAddress(s.buyer.id, id))
        return answer
      },
    ],
    [403, "another buyer's", async (s) => s.stranger.call('setDefaultAddress', await ofBuyer(s))],
    [
      404,
      'an unknown one',
      (s) => s.buyer.call('setDefaultAddress', ofAddress(s.buyer.id, UNKNOWN_ID)),
    ],
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
    [403, "another buyer's", async (s) => s.stranger.call('deleteAddress', await ofBuyer(s))],
    [
      200,
      'an own one is not listed any more',
      async (s) => {
        const id = await s.newAddress(s.buyer)
        const answer = await s.buyer.call('deleteAddress', ofAddress(s.buyer.id, id))
        expect(
          (await list(s)).body.map(({ _id }: { _id: string }) => _id),
          'the addresses that are left',
        ).not.toContain(id)
        return answer
      },
    ],
    [
      404,
      'an unknown one',
      (s) => s.buyer.call('deleteAddress', ofAddress(s.buyer.id, UNKNOWN_ID)),
    ],
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
          expect(body.details, 'details, which name the list').toMatchObject([
            { message: 'Sunday market' },
          ])
        },
      },
    ],
  ),
]
