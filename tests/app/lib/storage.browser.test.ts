import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearStorage, storedSignal } from '#lib/storage.ts'

const parse = (value: unknown) => (typeof value === 'number' ? value : undefined)
let count = 0
const define = (rest: Partial<Parameters<typeof storedSignal<number>>[0]> = {}) =>
  storedSignal<number>({ name: `test-${(count += 1)}`, version: 1, area: 'local', parse, ...rest })

afterEach(() => {
  vi.restoreAllMocks()
  clearStorage()
})

describe('a stored value', () => {
  test('is stored under the prefix of the app', () => {
    const value = define({ name: 'stored' })
    expect(value.read()).toBeUndefined()
    expect(value.write(7)).toBe(true)
    expect(value.read()).toBe(7)
    expect(localStorage.getItem('suki.stored')).toBe('{"version":1,"value":7}')
  })

  test.each([
    ['no JSON'],
    ['null'],
    ['7'],
    ['{"version":2,"value":7}'],
    ['{"version":1,"value":"seven"}'],
    ['{"version":1}'],
  ])('is not read when damaged, foreign or of another version: %s', (text) => {
    const name = `damaged-${(count += 1)}`
    localStorage.setItem(`suki.${name}`, text)
    expect(define({ name }).read()).toBeUndefined()
  })

  test('is the same object until it changes', () => {
    const name = `object-${(count += 1)}`
    const value = storedSignal({
      name,
      version: 1,
      area: 'local',
      parse: (read) => read as { n: number },
    })
    value.write({ n: 1 })
    expect(value.read()).toBe(value.read())
    localStorage.setItem(`suki.${name}`, '{"version":1,"value":{"n":2}}')
    expect(value.read()).toEqual({ n: 2 })
  })

  test('reports its changes, those of other tabs too', () => {
    const value = define({ name: 'watched' })
    const heard = vi.fn<() => void>()
    const stop = value.subscribe(heard)
    value.write(1)
    dispatchEvent(new StorageEvent('storage', { key: 'suki.watched' }))
    dispatchEvent(new StorageEvent('storage', { key: 'suki.other' }))
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
    value.write(2)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  test('stays in the page where the browser refuses storage, and nothing throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const value = define()
    expect(value.write(1)).toBe(false)
    expect([value.read(), value.isStored()]).toEqual([1, false])
    clearStorage()
    expect(value.read()).toBeUndefined()
  })

  test('has a unique name', () => {
    define({ name: 'single' })
    expect(() => define({ name: 'single' })).toThrow('single')
    expect(() => define({ name: 'single', area: 'session' })).not.toThrow()
  })
})

test('clearing removes every value of the app, and nothing else', () => {
  const [shared, own] = [define(), define({ area: 'session' })]
  shared.write(1)
  own.write(2)
  localStorage.setItem('of another program', 'stays')
  clearStorage()
  expect([shared.read(), own.read()]).toEqual([undefined, undefined])
  expect(localStorage.getItem('of another program')).toBe('stays')
  localStorage.removeItem('of another program')
})
