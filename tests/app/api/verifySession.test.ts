import { beforeEach, expect, test, vi } from 'vitest'

type Answer = 'fine' | 'lost' | 'unauthorized' | 'aborted'
const answers: Record<Answer, () => Promise<Response>> = {
  fine: async () => new Response(null, { status: 204 }),
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
  unauthorized: async () => Response.json({ message: 'Please log in' }, { status: 401 }),
  aborted: () => Promise.reject(new DOMException('Left', 'AbortError')),
}

let sent: boolean[]
const answer = (...given: Answer[]) => {
  sent = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.headers.has('Idempotency-Key'))
    return answers[given[sent.length - 1] ?? 'fine']()
  })
}

// The module learns whether the host takes the key once, and only of a host of another origin.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { href: 'https://shop.example/', origin: 'https://shop.example' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.doMock('#lib/env.ts', () => ({
    env: { idempotencyKey: true, apiBase: 'https://host.example/api', credentials: 'omit' },
  }))
  return () => {
    vi.doUnmock('#lib/env.ts')
    vi.unstubAllGlobals()
  }
})

test.each<[string, Answer[], boolean[], boolean]>([
  ['answers', ['fine'], [true], true],
  ['refuses the key', ['lost', 'fine', 'lost'], [true, false, true], false],
  ['lost one call', ['lost', 'fine', 'fine'], [true, false, true], true],
  ['lost one call of a visitor', ['lost', 'fine', 'unauthorized'], [true, false, true], true],
])('a host that %s is known by the check of the session', async (_, given, calls, takesKey) => {
  const { keyHeader, verifySession } = await import('#api/http/beyond.ts')
  answer(...given)
  await verifySession()
  expect(sent).toEqual(calls)
  expect(await keyHeader('k')).toEqual(takesKey ? { 'Idempotency-Key': 'k' } : {})
  expect(sent).toEqual(calls)
})

test('a check that ends without an answer says nothing of the host: the next one asks again', async () => {
  const { keyHeader, verifySession } = await import('#api/http/beyond.ts')
  answer('lost', 'fine', 'aborted', 'lost', 'fine', 'lost')
  await verifySession()
  expect(await keyHeader('k')).toEqual({})
  expect(sent).toEqual([true, false, true, true, false, true])
})
