import { expect, test } from 'vitest'
import { route } from '#mocks/transport/http/router.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { operations } from '#openapi/generated/operations.ts'
import { everyCase } from '../conformance/allCases.ts'
import type { OperationId } from '../conformance/contract.ts'
import { type Target, targetOf } from '../conformance/target.ts'
import { createTestContext } from '../conformance/testContext.ts'
import { as, type Market, openMarket } from '../support/market.ts'
import { newAddress } from '../support/newAddress.ts'
import { withMoreFields } from './support/moreFields.ts'

const textOf = async (response: Response) => ({
  status: response.status,
  body: await response.clone().text(),
})

/**
 * A target of two equal marketplaces: the second gets every request with more fields, and must
 * answer as the first does.
 */
function twins(markets: readonly [Market, Market], accepted: Set<OperationId>): Target {
  const [first, second] = [targetOf(markets[0]), targetOf(markets[1])]
  return {
    ...first,
    async send(request) {
      const operation = route(request.method, new URL(request.url).pathname.slice('/api'.length))
        ?.operation as OperationId
      const padded = await withMoreFields(operation, request.clone())
      const answer = await first.send(request)
      const asked = await textOf(await second.send(padded))
      expect(asked, operation).toEqual(await textOf(answer))
      if (answer.ok) accepted.add(operation)
      return answer
    },
    async steer(directives) {
      for (const { steer } of [first, second]) await steer?.(directives)
    },
  }
}

test(
  'no operation stores or answers a field of any table that the contract does not name in its request',
  { timeout: 60_000 },
  async () => {
    const markets = [openMarket({ products: 300 }), openMarket({ products: 300 })] as const
    const accepted = new Set<OperationId>()
    const context = await createTestContext(twins(markets, accepted))
    for (const { act, status } of everyCase) if (status < 300) await act(context)
    const [plain, more] = await Promise.all(markets.map((market) => worldHash(market.world)))
    expect(more).toBe(plain)
    const withBody = (Object.keys(operations) as OperationId[]).filter(
      (operation) => operations[operation].body !== null,
    )
    expect(withBody.length).toBeGreaterThan(30)
    expect(withBody.filter((operation) => !accepted.has(operation))).toEqual([])
  },
)

test('a shop can’t be given an id, an owner or followers by its owner, and the map shows it with the others, MAP-08', async () => {
  const market = openMarket({ products: 300 })
  const send = as(market, 'ana')
  await send('POST', '/addresses', {
    userId: market.authenticate(market.login('ana'))?._id,
    address: newAddress,
  })
  const details = {
    shop_name: 'Ana’s Kakanin',
    shop_handle: 'anas-kakanin',
    business_email: 'ana@kakanin.example',
    business_contact_number: '09170001111',
  }
  const forged = {
    _id: 'forged',
    owner_id: null,
    followers: 9999,
    created_at: 'never',
    longitude: 0,
    latitude: 0,
  }
  expect(await send('POST', '/shops', { ...details, ...forged })).toMatchObject({ status: 201 })
  expect(
    await send('PUT', '/shops', { shop_description: 'Fresh every day', ...forged }),
  ).toMatchObject({ status: 200 })
  const [shop] = market.world.tables.shops.by('shop_handle', 'anas-kakanin')
  expect(shop).toMatchObject({
    shop_description: 'Fresh every day',
    followers: 0,
    owner_id: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(shop?._id).toMatch(/^[0-9a-f]{24}$/)
  const { longitude, latitude } = shop ?? {}
  const nearby = await send(
    'GET',
    `/shops/map/location?lat=${latitude}&long=${longitude}&query=kakanin`,
  )
  expect(nearby).toMatchObject({ status: 200 })
  expect(JSON.stringify(nearby.body)).toContain(shop?._id)
})
