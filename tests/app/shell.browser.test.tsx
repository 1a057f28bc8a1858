import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { createRoutes } from '#app/routes.tsx'
import { openRouter } from '../support/router.tsx'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push(url.pathname)
    const body = url.pathname.endsWith('/suggestions')
      ? []
      : { items: [], currentPage: 1, nextPage: null }
    return Promise.resolve(Response.json(body))
  })
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

function open(path: string) {
  const queryClient = createQueryClient()
  const { router, view } = openRouter(createRoutes(queryClient), [path])
  render(<QueryClientProvider client={queryClient}>{view}</QueryClientProvider>)
  return router
}

test('the root address redirects home, with the category sidebar, SHELL-01 SHELL-02', async () => {
  const router = open('/')
  await screen.findByRole('navigation', { name: 'Categories' })
  expect(router.state.location.pathname).toBe('/home')
  expect(await screen.findByText('No products to show')).toBeVisible()
})

test('an unknown address shows a message in the plain layout, which links home, SHELL-05', async () => {
  const router = open('/a/b/c')
  expect(
    await screen.findByRole('heading', { name: 'Page not found', level: 1 }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go to Homepage' }))
  await screen.findByRole('navigation', { name: 'Categories' })
  expect(router.state.location.pathname).toBe('/home')
})

test('a visitor has the tabs, and no call for a buyer’s data is made, SHELL-08 ACCESS-16', async () => {
  open('/home')
  const tabs = within((await screen.findAllByRole('navigation', { name: 'Main' }))[0]!)
  expect(
    tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/home'],
    ['Cart', '/cart'],
    ['Favourites', '/favourites'],
    ['Scheduler', '/order/schedule'],
  ])
  await screen.findByText('No products to show')
  expect(new Set(asked)).toEqual(new Set(['/api/products']))
})

test('the coming-soon dialog closes to the screen below it, SHELL-16', async () => {
  const router = open('/home?coming-soon=true&categories=dairy')
  const dialog = await screen.findByRole('dialog', { name: 'Feature Coming Soon' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('?categories=dairy')
})

test('the main navigation is at the bottom on phones, where product pages have only the cart at the top, and else at the top, SHELL-12 SHELL-13', async () => {
  const bars = () => screen.queryAllByRole('navigation', { name: 'Main' })
  for (const width of [360, 1280]) {
    const phone = width === 360
    await page.viewport(width, 800)
    open('/home')
    expect(await screen.findAllByRole('list', { name: 'Shortcuts' })).toHaveLength(1)
    expect(bars()).toHaveLength(1)
    expect(
      within(screen.getByRole('banner')).queryAllByRole('navigation', { name: 'Main' }),
    ).toHaveLength(phone ? 0 : 1)
    const tabs = within(bars()[0]!).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Cart',
      'Favourites',
      'Scheduler',
    ])
    const { bottom } = bars()[0]!.getBoundingClientRect()
    if (phone) expect(bottom).toBeGreaterThan(790)
    else expect(bottom).toBeLessThan(200)
    cleanup()
    open('/products/65f0a1c2d3e4b5a697881001')
    await screen.findByRole('search')
    const [left] = within(screen.getByRole('banner')).getAllByRole('navigation', { name: 'Main' })
    const links = within(left!).getAllByRole('link')
    expect(bars()).toEqual([left])
    expect(links.map(({ textContent }) => textContent)).toEqual(
      phone ? ['Cart'] : ['Home', 'Cart', 'Favourites', 'Scheduler'],
    )
    cleanup()
  }
})

test('the search shows suggestions, or says that there are none, SEARCH-01 SEARCH-04 SEARCH-05', async () => {
  const router = open('/discover?query=rice')
  const box = await screen.findByRole('combobox', { name: 'Search products' })
  expect(box).toHaveValue('rice')
  await userEvent.clear(box)
  expect(await screen.findByText('No recent searches')).toBeVisible()
  await userEvent.type(box, 'mango')
  expect(await screen.findByText('No results found')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/suggestions'))).toEqual([
    '/api/products/search/mango/suggestions',
  ])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?query=mango'))
  const heading = await screen.findByRole('heading', { name: 'Results for “mango”', level: 1 })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('a guarded page asks a visitor to log in, once, ACCESS-07 ACCESS-14', async () => {
  const router = open('/cart')
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(router.state.location.search).toBe('?login=true&from=%2Fcart')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Log in to continue', level: 1 })).toBeInTheDocument()
})
