import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { issueToken } from '#mocks/rules/tokens.ts'
import { operations } from '#openapi/generated/operations.ts'
import { exampleOf } from '../../conformance/contract.ts'
import { call, openMarket } from '../support/market.ts'

const reads = Object.entries(operations).filter(
  ([, { auth, method }]) => auth !== 'required' && method === 'get',
)

test('a call that is open to visitors answers to a bad token as to a visitor, ACCESS-01', async () => {
  expect(reads.length).toBeGreaterThan(8)
  for (const [operation, { path }] of reads) {
    const market = openMarket({ products: 80 })
    const { path: ids = {}, query = {} } = exampleOf(operation as keyof typeof operations)
    const address = `${path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))}?${new URLSearchParams(query as Record<string, string>)}`
    const visited = await call(market, 'GET', address)
    for (const token of ['forged', issueToken(market.world, namedBuyers.liza.id, -1)]) {
      const answer = await call(market, 'GET', address, { token })
      expect([answer.status, answer.body], operation).toEqual([visited.status, visited.body])
    }
  }
  const market = openMarket({ products: 80 })
  const liked = (token: string) =>
    call(market, 'GET', `/products/${namedProducts.mangoCake.id}`, { token })
  const token = market.login('ana')
  await call(market, 'POST', '/products/like-product', {
    token,
    body: { product: namedProducts.mangoCake.id, isLiked: true },
  })
  expect([(await liked(token)).body.isLiked, (await liked('forged')).body.isLiked]).toEqual([
    true,
    false,
  ])
})
