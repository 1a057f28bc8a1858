import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../support/app.tsx'

const box = () => screen.findByRole('combobox', { name: 'Search products' })

afterEach(() => void vi.useRealTimers())

test('SEARCH-01 suggestions are requested once, after a pause in typing of 300 ms', async () => {
  const { asked } = openApp('/nowhere/at/all')
  const input = await box()
  const terms = () =>
    asked.flatMap(({ method, url }) => [/\/api(\/products\/search\/.*)$/.exec(url)?.[1] ?? []].flat().map((path) => `${method} ${path}`))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.focus(input)
  for (const text of ['m', 'ma', 'man', 'mang']) {
    fireEvent.change(input, { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(299))
  }
  expect(terms()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(terms()).toEqual(['GET /products/search/mang/suggestions'])
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(terms()).toHaveLength(1)
  await vi.waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
})

test.each(['.', '..'])('SEARCH-04 %j cannot be a path segment: no suggestions are requested, and the search works', async (text) => {
  const { asked, address } = openApp('/contact-none/at/all')
  await userEvent.type(await box(), text)
  expect(await screen.findByText('No results found')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/discover?query=${text}`))
  expect(asked.filter(({ url }) => url.includes('/search/'))).toEqual([])
})

test('SEARCH-04 failed suggestions show no empty panel, and Enter searches', async () => {
  const { address } = openApp('/nowhere/at/all', 'fail:getSearchSuggestions:503:9')
  await userEvent.type(await box(), 'rice')
  expect(await screen.findByText('Suggestions could not be loaded. Press Enter to search anyway.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/discover?query=rice'))
})

test('SEARCH-04 SEARCH-05 offline, the panel says why it offers nothing', async () => {
  openApp('/nowhere/at/all', 'as:liza')
  const input = await box()
  act(() => onlineManager.setOnline(false))
  await userEvent.click(input)
  expect(await screen.findByText('You are offline. Your recent searches could not be loaded.')).toBeVisible()
  await userEvent.type(input, 'rice')
  expect(await screen.findByText(/^You are offline. Suggestions could not be loaded/)).toBeVisible()
})

test('SEARCH-05 failed recent searches are not shown as none', async () => {
  openApp('/nowhere/at/all', 'as:liza,fail:getRecentSearches:503:9')
  await userEvent.click(await box())
  expect(await screen.findByText('Your recent searches could not be loaded.')).toBeVisible()
  expect(screen.queryByText('No recent searches')).toBeNull()
})

test('SEARCH-01 the previous suggestions stay until the next ones have loaded', async () => {
  openApp('/nowhere/at/all')
  const input = await box()
  await userEvent.type(input, 'mang')
  await screen.findAllByRole('option')
  await userEvent.type(input, 'o')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
})

test('SEARCH-01 the box has `aria-controls` only while the list exists', async () => {
  openApp('/nowhere/at/all')
  const input = await box()
  expect(input).not.toHaveAttribute('aria-controls')
  await userEvent.click(input)
  expect(document.getElementById(input.getAttribute('aria-controls') ?? '')).toHaveRole('listbox')
})
