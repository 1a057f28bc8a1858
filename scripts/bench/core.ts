import { shopId } from '#fixtures/named.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { type Measured, percentile } from './figure.ts'

/** Home and its tabs, categories, searches with and without typing errors, a shop and its tabs. */
const queriesOf = (shopId: string): Record<string, string>[] => [
  {},
  { categories: 'beverages' },
  { categories: 'medicine' },
  { categories: 'fruits' },
  { categories: 'cakes,jars' },
  { query: 'rice' },
  { query: 'fresh milk' },
  { query: 'manggo' },
  { query: 'zzzzqq' },
  { categories: 'snacks', query: 'chips' },
  { shopId },
  { shopId, categories: 'food' },
  { shopId, categories: 'new-arrival' },
  { shopId, categories: 'top-products' },
  { categories: 'all-products' },
  { categories: 'top-products' },
]

/** The first five pages of eight. */
const queries = (shopId: string): Record<string, string>[] =>
  queriesOf(shopId).flatMap((one) =>
    [1, 2, 3, 4, 5].map((page) => ({ ...one, page: String(page), limit: '8' })),
  )

const ROUNDS = 25
const WARM_UP_ROUNDS = 3

/**
 * How long the list call takes in the core, contract checks included, ms; in turn for a visitor
 * and a buyer.
 */
export function listCall(products: number): Measured {
  const market = openMarket({ products })
  const tokens = [null, market.login('liza')]
  const samples: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const [i, query] of queries(shopId('nena')).entries()) {
      const token = tokens[(round + i) % tokens.length] ?? null
      const input = { path: {}, query: { ...query }, header: {}, body: undefined }
      const start = performance.now()
      const { status } = market.handle({ operation: 'listProducts', token, input })
      if (round >= WARM_UP_ROUNDS) samples.push(performance.now() - start)
      if (status !== 200)
        throw new Error(`listProducts answered ${status} to ${JSON.stringify(query)}`)
    }
  }
  const note = `p95 of ${samples.length}; p50 ${percentile(samples, 0.5).toFixed(2)}, p99 ${percentile(samples, 0.99).toFixed(2)}`
  return { value: percentile(samples, 0.95), note }
}
