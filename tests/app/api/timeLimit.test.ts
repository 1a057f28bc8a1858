import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitOf, ORDER_LIMIT_MS, withinLimit } from '#api/http/timeLimit.ts'

const at = (method: string, path: string) =>
  new Request(`https://suki.example/api${path}`, { method })
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('every call has a time limit: uploads the longest, then orders, CHECKOUT-26', () => {
  const order = limitOf(at('POST', '/transactions'))
  expect(order).toBe(ORDER_LIMIT_MS)
  for (const [method, path] of [
    ['GET', '/transactions/customer/1'],
    ['POST', '/transactions/summary'],
    ['POST', '/transactions/cancel/1'],
    ['POST', '/carts'],
    ['PUT', '/carts/1'],
  ] as const)
    expect(limitOf(at(method, path))).toBeLessThan(order)
  expect(limitOf(at('POST', '/files/multiple'))).toBeGreaterThan(order)
})

test('a call without a response times out, even if its fetch ignores the signal, CART-12 CART-31', async () => {
  const signals: AbortSignal[] = []
  const send = withinLimit(({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const failed = send(at('POST', '/carts')).catch((error: unknown) => (error as DOMException).name)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await failed).toBe('TimeoutError')
  expect(signals[0]?.aborted).toBe(true)
})

test('a response whose body never ends times out too, CART-12 CART-31', async () => {
  const send = withinLimit(async () => new Response(new ReadableStream()))
  const failed = send(at('GET', '/carts/user/1')).catch(
    (error: unknown) => (error as DOMException).name,
  )
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await failed).toBe('TimeoutError')
})

test('the caller can still abort the call, CART-12 CART-31', async () => {
  const own = new AbortController()
  const request = new Request(at('GET', '/carts/user/1'), { signal: own.signal })
  const send = withinLimit(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  const failed = send(request).catch((error: unknown) => (error as DOMException).name)
  own.abort()
  expect(await failed).toBe('AbortError')
})

test('a response in time is passed on unchanged, with or without a body, CART-12 CART-31', async () => {
  const full = await withinLimit(async () =>
    Response.json({ total: 3 }, { status: 201, headers: { 'x-page': '1' } }),
  )(at('POST', '/carts'))
  expect([full.status, full.headers.get('x-page'), await full.json()]).toEqual([
    201,
    '1',
    { total: 3 },
  ])
  const empty = await withinLimit(async () => new Response(null, { status: 204 }))(
    at('DELETE', '/carts/1'),
  )
  expect([empty.status, await empty.text()]).toEqual([204, ''])
  expect(vi.getTimerCount()).toBe(0)
})
