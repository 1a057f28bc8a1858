import { expect, test } from 'vitest'
import { route } from '#mocks/transport/http/router.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { operations } from '#openapi/generated/operations.ts'
import { everyCase } from '../conformance/allCases.ts'
import type { OperationId } from '../conformance/contract.ts'
import { type Target, targetOf } from '../conformance/target.ts'
import { createTestContext } from '../conformance/testContext.ts'
import { type Market, openMarket } from '../marketplace/support/market.ts'
import { withMoreFields } from './support/moreFields.ts'

const textOf = async (response: Response) => ({
  status: response.status,
  body: await response.clone().text(),
})

/**
 * Two equal marketplaces: the second gets every request with more fields, and must answer as the
 * first.
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
