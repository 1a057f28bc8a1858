import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from '../../src/lib/lock.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs three pieces of work at once under one name, and answers how they began and ended. */
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

const inTurn = (seen: string[]) => seen.every((_, n) => n % 2 === 1 || seen[n]?.[0] === seen[n + 1]?.[0])

test('CHECKOUT-22 work of one name is done one piece after another, and a failure lets the next one go', async () => {
  const seen = await race('with locks')
  expect(seen).toHaveLength(6)
  expect(inTurn(seen)).toBe(true)
})

test('CHECKOUT-22 the same where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  const seen = await race('without locks')
  expect(seen).toHaveLength(6)
  expect(inTurn(seen)).toBe(true)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('suki.lock'))).toEqual([])
})

test('CHECKOUT-22 the lease of a tab that is gone ends by itself', async () => {
  vi.stubGlobal('navigator', {})
  const gone = { version: 1, value: { owner: 'another tab', until: Date.now() + 700 } }
  localStorage.setItem('suki.lock.left behind', JSON.stringify(gone))
  const before = Date.now()
  expect(await withLock('left behind', async () => 'mine')).toBe('mine')
  expect(Date.now() - before).toBeGreaterThan(600)
})
