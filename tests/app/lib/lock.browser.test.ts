import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from '#lib/lock.ts'

afterEach(() => vi.unstubAllGlobals())

/** Starts three tasks at once under one lock name; returns the order of their starts and ends. */
async function race(name: string): Promise<string[]> {
  const seen: string[] = []
  const work = (letter: string) =>
    withLock(name, async () => {
      seen.push(`${letter} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push(`${letter} ends`)
      if (letter === 'b') throw new Error('failed')
      return letter
    }).catch(() => 'failed')
  expect(await Promise.all([work('a'), work('b'), work('c')])).toEqual(['a', 'failed', 'c'])
  return seen
}

const inTurn = (seen: string[]) =>
  seen.every((_, n) => n % 2 === 1 || seen[n]?.[0] === seen[n + 1]?.[0])

test('tasks under one lock name run one after another, and a failure releases the lock, CHECKOUT-22', async () => {
  const seen = await race('with locks')
  expect(seen).toHaveLength(6)
  expect(inTurn(seen)).toBe(true)
})

test('the same within a tab of a browser that refuses locks, CHECKOUT-22', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
  })
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const seen = await race('with nothing')
  vi.restoreAllMocks()
  expect(seen).toHaveLength(6)
  expect(inTurn(seen)).toBe(true)
})
