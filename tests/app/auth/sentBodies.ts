import { vi } from 'vitest'
import type { Market } from '../../marketplace/support/market.ts'

/**
 * Records the bodies of the calls that reach a marketplace from now on. Returns a function with the
 * bodies of a call such as 'POST /users'.
 */
export function recordBodies(market: Market) {
  const sent: { call: string; body: unknown }[] = []
  const { fetch } = market
  vi.spyOn(market, 'fetch').mockImplementation(async (request) => {
    const text = await request.clone().text()
    const { pathname } = new URL(request.url)
    sent.push({
      call: `${request.method} ${pathname.replace(/^\/api/, '')}`,
      body: text === '' ? null : JSON.parse(text),
    })
    return fetch(request)
  })
  return (call: string) => sent.flatMap((one) => (one.call === call ? [one.body] : []))
}
