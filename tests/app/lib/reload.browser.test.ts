import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  noteOpen,
  reloadForNewRelease,
  reloadOnReturn,
  takeLeftOpen,
  takeReopening,
} from '#lib/reload.ts'
import { holdDepartures } from '../pages/support/departures.ts'

test('where code is missing the page reloads itself: not offline, once nothing is pending and the user has stayed, and once for each release, SHELL-07', async () => {
  const departures = holdDepartures()
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('<!doctype html>'))
  const isBusy = vi.fn<() => boolean>(() => true)
  onTestFinished(() => {
    vi.restoreAllMocks()
    onlineManager.setOnline(true)
    sessionStorage.removeItem('suki.reloadedFor')
  })
  const miss = () => globalThis.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  reloadForNewRelease(isBusy)

  onlineManager.setOnline(false)
  miss()
  expect(asked).not.toHaveBeenCalled()

  onlineManager.setOnline(true)
  miss()
  await expect.poll(() => isBusy.mock.calls.length).toBeGreaterThan(1)
  expect(departures).toEqual([])
  const time = vi.spyOn(performance, 'now')
  globalThis.dispatchEvent(new Event('beforeunload'))
  isBusy.mockReturnValue(false)
  const checks = isBusy.mock.calls.length
  await expect.poll(() => isBusy.mock.calls.length).toBeGreaterThan(checks + 1)
  expect(departures, 'while the page is being left').toEqual([])
  time.mockReturnValue(performance.now() + 10_000)
  await expect.poll(() => departures).toEqual([`reload ${globalThis.location.href}`])

  isBusy.mockClear()
  miss()
  await expect.poll(() => isBusy).toHaveBeenCalledOnce()
  expect(departures).toHaveLength(1)
})

test('after the network has returned the page is reloaded, though the first request still fails; not when the user has left, SHELL-07', async () => {
  const departures = holdDepartures()
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockImplementation(async () => new Response('<!doctype html>'))
  onTestFinished(() => void vi.restoreAllMocks())
  await reloadOnReturn(new AbortController().signal)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(departures).toEqual([`reload ${globalThis.location.href}`])

  await reloadOnReturn(AbortSignal.abort())
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what was open when the page reloaded itself is opened again once, unless the user has gone on', async () => {
  holdDepartures()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<!doctype html>'))
  const ends = ['bugReport', 'lists'].map(noteOpen)
  onTestFinished(() => {
    vi.restoreAllMocks()
    ends.forEach((end) => end())
  })
  await reloadOnReturn(new AbortController().signal)
  expect(takeLeftOpen(), 'nothing to be told').toBe(false)
  expect(takeReopening('bugReport')).toBe(true)
  expect(takeReopening('bugReport')).toBe(false)
  globalThis.dispatchEvent(new Event('pointerdown'))
  expect(takeReopening('lists')).toBe(false)
})
