import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from '#lib/lock.ts'
import {
  noteOpen,
  reloadForNewRelease,
  reloadOnReturn,
  takeLeftOpen,
  takeReopening,
} from '#lib/reload.ts'
import { clearStorage, storedSignal } from '#lib/storage.ts'
import { joinTabs } from '#lib/tabCount.ts'
import { holdDepartures } from '../pages/support/departures.ts'

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

beforeEach(clearStorage)

async function expectInTurn(name: string) {
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
  expect(seen).toHaveLength(6)
  for (const n of [0, 2, 4]) expect(seen[n]?.[0]).toBe(seen[n + 1]?.[0])
}

test('tasks under one lock name run one after another, and a failure releases the lock, CHECKOUT-22', () =>
  expectInTurn('with locks'))

test('the same within a tab of a browser that refuses locks, CHECKOUT-22', async () => {
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  vi.spyOn(console, 'warn').mockReturnValue()
  await expectInTurn('with nothing')
})

async function held(name: string) {
  const { held: locks = [] } = await navigator.locks.query()
  return locks.filter((lock) => lock.name === `suki.tabs.${name}`).length
}

test('each tab knows whether it is the only one, also after others have left, RT-06', async () => {
  const first = joinTabs('two')
  await expect.poll(() => held('two')).toBe(1)
  expect(first.alone()).toBe(true)
  const second = joinTabs('two')
  await expect.poll(() => [first.alone(), second.alone()]).toEqual([false, false])
  second.leave()
  await expect.poll(first.alone).toBe(true)
  first.leave()
})

test('a tab that leaves at once is not counted later', async () => {
  const refused: unknown[] = []
  const note = (event: PromiseRejectionEvent) => refused.push(event.reason)
  window.addEventListener('unhandledrejection', note)
  joinTabs('short').leave()
  const next = joinTabs('short')
  await expect.poll(() => held('short')).toBe(1)
  expect(next.alone()).toBe(true)
  next.leave()
  await expect.poll(() => held('short')).toBe(0)
  window.removeEventListener('unhandledrejection', note)
  expect(refused).toEqual([])
})

const parse = (value: unknown) => (typeof value === 'number' ? value : undefined)
let count = 0
const define = (rest: Partial<Parameters<typeof storedSignal<number>>[0]> = {}) =>
  storedSignal<number>({ name: `test-${(count += 1)}`, version: 1, area: 'local', parse, ...rest })

describe('a stored value', () => {
  test('is stored under the prefix of the app', () => {
    const value = define({ name: 'stored' })
    expect(value.read()).toBeUndefined()
    expect(value.write(7)).toBe(true)
    expect(value.read()).toBe(7)
    expect(localStorage.getItem('suki.stored')).toBe('{"version":1,"value":7}')
  })

  test.each([
    'no JSON',
    'null',
    '7',
    '{"version":2,"value":7}',
    '{"version":1,"value":"seven"}',
    '{"version":1}',
  ])('is not read when damaged, foreign or of another version: %s', (text) => {
    const name = `damaged-${(count += 1)}`
    localStorage.setItem(`suki.${name}`, text)
    expect(define({ name }).read()).toBeUndefined()
  })

  test('is the same object until it changes', () => {
    const parse = (read: unknown) => read as { n: number }
    const value = storedSignal({ name: 'object', version: 1, area: 'local', parse })
    value.write({ n: 1 })
    expect(value.read()).toBe(value.read())
    localStorage.setItem('suki.object', '{"version":1,"value":{"n":2}}')
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
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(console, 'warn').mockReturnValue()
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

const serve = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<!doctype html>'))

test('where code is missing the page reloads itself, online, when nothing is pending, once for each release, SHELL-07', async () => {
  const departures = holdDepartures()
  const asked = serve()
  const isBusy = vi.fn<() => boolean>(() => true)
  onTestFinished(() => {
    onlineManager.setOnline(true)
    sessionStorage.removeItem('suki.reloadedFor')
  })
  const miss = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  reloadForNewRelease(isBusy)

  onlineManager.setOnline(false)
  miss()
  expect(asked).not.toHaveBeenCalled()

  onlineManager.setOnline(true)
  miss()
  await expect.poll(() => isBusy.mock.calls.length).toBeGreaterThan(1)
  expect(departures).toEqual([])
  const time = vi.spyOn(performance, 'now')
  dispatchEvent(new Event('beforeunload'))
  isBusy.mockReturnValue(false)
  const checks = isBusy.mock.calls.length
  await expect.poll(() => isBusy.mock.calls.length).toBeGreaterThan(checks + 1)
  expect(departures, 'while the page is being left').toEqual([])
  time.mockReturnValue(performance.now() + 10_000)
  await expect.poll(() => departures).toEqual([`reload ${location.href}`])

  isBusy.mockClear()
  miss()
  await expect.poll(() => isBusy).toHaveBeenCalledOnce()
  expect(departures).toHaveLength(1)
})

test('when the network is back the page is reloaded, though the first request fails, unless the user has left, SHELL-07', async () => {
  const departures = holdDepartures()
  const asked = serve().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await reloadOnReturn(new AbortController().signal)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(departures).toEqual([`reload ${location.href}`])

  await reloadOnReturn(AbortSignal.abort())
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what was open when the page reloaded itself is opened again once, unless the user has gone on', async () => {
  holdDepartures()
  serve()
  const ends = ['bugReport', 'lists'].map(noteOpen)
  onTestFinished(() => ends.forEach((end) => end()))
  await reloadOnReturn(new AbortController().signal)
  expect(takeLeftOpen(), 'nothing to be told').toBe(false)
  expect(takeReopening('bugReport')).toBe(true)
  expect(takeReopening('bugReport')).toBe(false)
  dispatchEvent(new Event('pointerdown'))
  expect(takeReopening('lists')).toBe(false)
})
