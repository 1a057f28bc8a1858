import { beforeEach, expect, test, vi } from 'vitest'
import { beginAttempt, readAttempt, STORE, updateAttempt } from '../../src/features/checkout/attempt.ts'

const kept = new Map<string, string>()
const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})

test('CHECKOUT-22 a reload and a second tab go on with the same attempt', () => {
  const first = readAttempt('liza', 'state')
  expect(readAttempt('liza', 'state').key).toBe(first.key)
  expect(readAttempt('liza', 'other').key).not.toBe(first.key)
  expect(readAttempt('mia', 'state').key).not.toBe(first.key)
})

test('CHECKOUT-22 what becomes of an attempt is noted, unless a newer one has taken its place', () => {
  const { key } = readAttempt('liza', 'state')
  updateAttempt('liza', 'state', key, { placed: { ids: ['o1'], payUrl: null } })
  expect(readAttempt('liza', 'state').placed?.ids).toEqual(['o1'])
  const again = beginAttempt('liza', 'state')
  updateAttempt('liza', 'state', key, { placed: { ids: ['o2'], payUrl: null } })
  expect(readAttempt('liza', 'state')).toEqual({ key: again.key, choices: undefined })
})

test.each(['', 'mango', '{}', '[["liza:state"]]', '[["liza:state",{"key":7}]]'])(
  'CHECKOUT-22 a damaged store (%s) is a new start',
  (text) => {
    kept.set(STORE, text)
    expect(readAttempt('liza', 'state').key).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('CHECKOUT-22 a full storage costs only the resuming', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(readAttempt('liza', 'state').key).toMatch(/^[0-9a-f-]{36}$/)
  expect(warn).toHaveBeenCalled()
})

test('CHECKOUT-22 only the latest checkouts are kept', () => {
  const { key } = readAttempt('liza', 'first')
  for (let n = 0; n < 8; n += 1) readAttempt('liza', `later ${n}`)
  expect(readAttempt('liza', 'first').key).not.toBe(key)
})
