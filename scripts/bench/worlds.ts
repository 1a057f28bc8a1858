import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { shopId } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { type Measured, percentile } from './figure.ts'

const [WORLDS, PRODUCTS, ROUNDS] = [8, 2000, 5]
const MB = 1_000_000

/** Bytes in use after everything unused is gone. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

/** Puts a product into a cart of a world, over HTTP. */
async function fillCart(base: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await applyDirectives(base, 'as:ana')}`,
    'content-type': 'application/json',
  }
  const { id: productId, shop } = namedProducts.freshMilk
  const body = JSON.stringify({ productId, shopId: shopId(shop), quantity: 1 })
  const answer = await fetch(`${base}/api/carts`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`POST /carts answered ${answer.status}`)
}

/**
 * Eight worlds of one host, each in use: how much memory one takes, and how long the reset of one
 * takes, over HTTP.
 */
export async function worldsOfOneHost(): Promise<{ memory: Measured; reset: Measured }> {
  const host = await startHost(
    readArgs([
      '--port',
      '0',
      '--products',
      String(PRODUCTS),
      '--control',
      '--worlds',
      String(WORLDS),
    ]),
    () => {},
  )
  try {
    const bases = Array.from({ length: WORLDS }, (_, n) => `${host.url}/w/client-${n}`)
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
  } finally {
    await host.stop()
  }
}
