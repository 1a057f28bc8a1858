import { expect, onTestFinished } from 'vitest'
import { type Market, type MarketOptions, openMarket as open } from '#mocks/hosts/vitest.ts'

export { DEFAULT_NOW, type Market, type MarketOptions } from '#mocks/hosts/vitest.ts'

/** Runs `check` at the end of the running test; some marketplaces are opened outside of one. */
function atTestEnd(check: () => void): void {
  try {
    onTestFinished(check)
  } catch {
    // Vitest throws outside of tests.
  }
}

/** A new marketplace. Its test fails at its end if it has broken its contract. */
export function openMarket(options?: MarketOptions): Market {
  const market = open(options)
  atTestEnd(() =>
    expect(market.violations, 'the simulated marketplace broke its contract').toEqual([]),
  )
  return market
}

/** Sends a call to a marketplace; a `body` is sent as JSON, a FormData unchanged. */
export async function call(
  market: Market,
  method: string,
  path: string,
  {
    token,
    body,
    headers = {},
  }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const form = body instanceof FormData
  const response = await market.fetch(
    new Request(`https://suki.example/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
    }),
  )
  const json =
    method !== 'HEAD' &&
    (response.headers.get('content-type')?.startsWith('application/json') ?? false)
  return {
    status: response.status,
    headers: response.headers,
    body: json ? await response.json() : new Uint8Array(await response.arrayBuffer()),
  }
}

/** Calls of a named buyer: `as(market, 'liza')('PUT', '/users', { first_name: 'Li' })`. */
export function as(market: Market, name: string) {
  const token = market.login(name)
  return (method: string, path: string, body?: unknown) =>
    call(market, method, path, { token, body })
}
