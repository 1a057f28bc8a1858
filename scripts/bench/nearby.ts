import { openMarket } from '#mocks/hosts/vitest.ts'
import { type Measured, percentile } from './figure.ts'

const WARM_UP = 5
const CALLS = 60
const terms = [undefined, 'rice', 'nena', 'bakery guagua', 'fresh mango']

const summary = (samples: number[]): Measured => ({
  value: percentile(samples, 0.95),
  note: `p95 of ${samples.length}; p50 ${percentile(samples, 0.5).toFixed(2)}, max ${Math.max(...samples).toFixed(2)}`,
})

/**
 * How long the call of the map takes in the core, contract checks included, with `shops` shops
 * around; with and without a term.
 */
export function nearbyCall(shops: number): Measured {
  const market = openMarket({ shops })
  const samples: number[] = []
  for (let n = 0; n < WARM_UP + CALLS; n++) {
    const query = { long: 120.66, lat: 15.01, meters: 100_000, query: terms[n % terms.length] }
    const start = performance.now()
    const { status } = market.handle({
      operation: 'listNearbyShops',
      token: null,
      input: { path: {}, query, header: {}, body: undefined },
    })
    if (n >= WARM_UP) samples.push(performance.now() - start)
    if (status !== 200) throw new Error(`listNearbyShops answered ${status}`)
  }
  return summary(samples)
}

/**
 * How long the simulated directions service takes between two shops, once it has read its roads;
 * with an alternative and steps.
 */
export async function directionsCall(): Promise<Measured> {
  const market = openMarket()
  const shops = [...market.world.tables.shops.all()]
  const samples: number[] = []
  for (let n = 0; n < WARM_UP + CALLS; n++) {
    const [from, to] = [shops[(n * 7) % shops.length], shops[(n * 13 + 5) % shops.length]]
    const places = [from, to].map((shop) => `${shop?.longitude},${shop?.latitude}`).join(';')
    const start = performance.now()
    const response = await market.fetch(
      new Request(
        `https://suki.example/directions/v5/mapbox/driving/${places}?alternatives=true&steps=true&overview=full&access_token=pk`,
      ),
    )
    const { code } = (await response.json()) as { code: string }
    if (n >= WARM_UP) samples.push(performance.now() - start)
    if (code !== 'Ok')
      throw new Error(`No route from ${from?.shop_name} to ${to?.shop_name}: ${code}`)
  }
  return summary(samples)
}
