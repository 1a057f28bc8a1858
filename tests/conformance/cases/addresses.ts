import { expect } from 'vitest'
import { casesOf, expectStored } from '../case.ts'
import { idsOf } from '../pages.ts'
import { addressDetails, ofUser, scheduleBody } from '../records.ts'
import { pathOf, type TestContext, UNKNOWN_ID } from '../testContext.ts'

const at = (of: { id: string }, id: string) => ({ path: pathOf('updateAddress', of, id) })
async function spare(s: TestContext) {
  const owner = await s.newBuyer()
  const first = await s.newAddress(owner)
  return { owner, first, second: await s.newAddress(owner) }
}

const list = (s: TestContext) => s.buyer.call('listAddresses', ofUser(s.buyer))
async function defaultsOf(s: TestContext): Promise<string[]> {
  const addresses = (await list(s)).body as { _id: string; is_default: boolean }[]
  return idsOf(addresses.filter((one) => one.is_default))
}

export const addressCases = casesOf({
  listAddresses: [
    [
      200,
      "a buyer's own, the oldest first",
      async (s) => {
        const added = [await s.newAddress(), await s.newAddress()]
        const answer = await list(s)
        expect(idsOf(answer.body).slice(-2), 'the last two addresses').toEqual(added)
        return answer
      },
    ],
  ],
  createAddress: [
    [
      201,
      'the first one is the default',
      async (s) => {
        const owner = await s.newBuyer()
        return owner.call('createAddress', { body: { userId: owner.id, address: addressDetails } })
      },
      { is_default: true },
    ],
    [
      403,
      'for another buyer',
      (s) => ({ body: { userId: s.stranger.id, address: addressDetails } }),
    ],
  ],
  updateAddress: [
    [
      200,
      'an own one, which is listed so',
      async (s) => {
        const id = await s.newAddress()
        const answer = await s.buyer.call('updateAddress', {
          ...at(s.buyer, id),
          body: { ...addressDetails, street: 'Rizal Street' },
        })
        const listed = (await list(s)).body.find(({ _id }: { _id: string }) => _id === id)
        expectStored('street', 'Rizal Street', answer, listed)
        return answer
      },
    ],
    [
      200,
      'whose it is can not be changed',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('updateAddress', {
          ...at(owner, first),
          body: { ...addressDetails, _id: UNKNOWN_ID, user: s.stranger.id },
        })
      },
      ({ body }) => expect([body._id, body.user]).not.toContain(UNKNOWN_ID),
    ],
    [
      403,
      "another buyer's, as one's own",
      async (s) =>
        s.stranger.call('updateAddress', {
          ...at(s.stranger, await s.newAddress()),
          body: addressDetails,
        }),
    ],
  ],
  setDefaultAddress: [
    [
      200,
      'there is exactly one default',
      async (s) => {
        const before = await defaultsOf(s)
        const added = await s.newAddress()
        const answer = await s.buyer.call('setDefaultAddress', at(s.buyer, added))
        expect(await defaultsOf(s), 'the default addresses').toEqual([added])
        for (const id of before) await s.buyer.call('setDefaultAddress', at(s.buyer, id))
        return answer
      },
    ],
  ],
  deleteAddress: [
    [
      200,
      'an own one, which is not listed any more',
      async (s) => {
        const id = await s.newAddress()
        const answer = await s.buyer.call('deleteAddress', at(s.buyer, id))
        expect(idsOf((await list(s)).body), 'the addresses that are left').not.toContain(id)
        return answer
      },
    ],
    [
      409,
      'the default',
      async (s) => {
        const { owner, first } = await spare(s)
        return owner.call('deleteAddress', at(owner, first))
      },
      { code: 'default_address' },
    ],
    [
      409,
      'one to which scheduled lists are delivered',
      async (s) => {
        const { owner, second } = await spare(s)
        await owner.call('createSchedule', { body: scheduleBody(owner, second, 'Sunday market') })
        return owner.call('deleteAddress', at(owner, second))
      },
      {
        code: 'address_in_use',
        details: [expect.objectContaining({ message: 'Sunday market' })],
      },
    ],
  ],
})
