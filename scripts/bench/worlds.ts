import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { percentile, type Measured } from './figure.ts'

const [WORLDS, PRODUCTS, ROUNDS] = [8, 2000, 5]
const MB = 1_000_000

/** Of collected heap, bytes. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

const headersOf = async (base: string) => ({
  authorization: `Bearer ${await applyDirectives(base, 'as:ana')}`,
  'content-type': 'application/json',
})

/** Over HTTP; returns the line. */
async function fillCart(base: string): Promise<string> {
  const headers = await headersOf(base)
  const { id: productId, shop } = namedProducts.freshMilk
  const body = JSON.stringify({ productId, shopId: shopId(shop), quantity: 1 })
  const answer = await fetch(`${base}/api/carts`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`POST /carts answered ${answer.status}`)
  return ((await answer.json()) as { cartId: string }).cartId
}

async function withHost<T>(worlds: number, act: (bases: string[]) => Promise<T>): Promise<T> {
  const args = ['--port', '0', '--products', String(PRODUCTS), '--control', '--worlds']
  const host = await startHost(readArgs([...args, String(worlds)]), () => {})
  try {
    return await act(Array.from({ length: worlds }, (_, n) => `${host.url}/w/client-${n}`))
  } finally {
    await host.stop()
  }
}

export async function worldsOfOneHost() {
  return withHost(WORLDS, async (bases) => {
    const before = usedHeap()
    for (const base of bases) await fillCart(base)
    const perWorld = (usedHeap() - before) / WORLDS / MB
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      for (const base of bases) {
        const start = performance.now()
        await controlClient(base).POST('/reset')
        times.push(performance.now() - start)
        await fillCart(base)
      }
    const note = `p95 of ${times.length}; p50 ${percentile(times, 0.5).toFixed(0)}, longest ${Math.max(...times).toFixed(0)}: the first of a minute builds the base world`
    return {
      memory: { value: perWorld, note: `${WORLDS} worlds of ${PRODUCTS} products` },
      reset: { value: percentile(times, 0.95), note },
    }
  })
}

const [CALLERS, CALLS, FIRST] = [4, 10_000, 1000]

/** None leaves more behind than the one before. */
async function callsOf(base: string): Promise<(n: number) => Promise<unknown>> {
  const headers = await headersOf(base)
  const line = await fillCart(base)
  const get = async (path: string) =>
    (await fetch(`${base}/api/${path}`, { headers })).arrayBuffer()
  const calls = [
    (n: number) => get(`products?limit=8&page=${(n % 40) + 1}`),
    () => get(`products/${namedProducts.mango.id}`),
    (n: number) => get(`products?query=rice&page=${(n % 3) + 1}`),
    async (n: number) => {
      const body = JSON.stringify({ quantity: (n % 9) + 1 })
      await (
        await fetch(`${base}/api/carts/${line}`, { method: 'PUT', headers, body })
      ).arrayBuffer()
    },
    () => get(`carts/user/${namedBuyers.ana.id}`),
  ]
  return async (n) => calls[n % calls.length]?.(n)
}

/**
 * How much more memory is in use after 10,000 calls in each of four worlds than after the first
 * thousand, MB of collected heap.
 */
export async function memoryOfCalls() {
  return withHost(CALLERS, async (bases) => {
    const callers = await Promise.all(bases.map(callsOf))
    const make = (from: number, to: number) =>
      Promise.all(
        callers.map(async (call) => {
          for (let n = from; n < to; n += 1) await call(n)
        }),
      )
    await make(0, FIRST)
    const before = usedHeap()
    await make(FIRST, CALLS)
    const more = (usedHeap() - before) / MB
    return {
      value: Math.max(0, more),
      note: `${(before / MB).toFixed(0)} MB after ${FIRST} calls in each of ${CALLERS} worlds, ${more.toFixed(1)} more after ${CALLS}`,
    }
  })
}

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

const [LIST_ROUNDS, WARM_UP] = [25, 3]

/**
 * How long the list call takes in the core, contract checks included, ms; in turn for a visitor
 * and a buyer.
 */
export function listCall(products: number): Measured {
  const market = openMarket({ products })
  const tokens = [null, market.login('liza')]
  const samples: number[] = []
  for (let round = 0; round < WARM_UP + LIST_ROUNDS; round++) {
    for (const [i, query] of queries(shopId('nena')).entries()) {
      const token = tokens[(round + i) % tokens.length] ?? null
      const input = { path: {}, query: { ...query }, header: {}, body: undefined }
      const start = performance.now()
      const { status } = market.handle({ operation: 'listProducts', token, input })
      if (round >= WARM_UP) samples.push(performance.now() - start)
      if (status !== 200)
        throw new Error(`listProducts answered ${status} to ${JSON.stringify(query)}`)
    }
  }
  const note = `p95 of ${samples.length}; p50 ${percentile(samples, 0.5).toFixed(2)}, p99 ${percentile(samples, 0.99).toFixed(2)}`
  return { value: percentile(samples, 0.95), note }
}
