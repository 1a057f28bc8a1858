import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shopId } from '../../fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { call, type Market } from '../support/market.ts'

const PAGE_SIZE = 8
const END = 'No More Products to Show'
/** Number of pages that the marketplace has of a list. */
async function pagesOf(market: Market, filter: Record<string, string>) {
  let count = 0
  for (let next: number | null = 1; next !== null; count += 1) {
    const { body } = await call(market, 'GET', `/products?${new URLSearchParams({ ...filter, page: `${next}` })}`)
    next = body.nextPage
  }
  return count
}
const scrollDown = () => window.scrollTo(0, document.documentElement.scrollHeight)

test.each([
  ['/home', {}, 'products:60'],
  ['/home?categories=fresh', { categories: 'fresh' }, ''],
  ['/discover?query=a&categories=pantry', { query: 'a', categories: 'pantry' }, 'products:250'],
  ['/aling-nenas-sari-sari-store', { shopId: shopId('nena') }, 'products:600'],
])(
  'SEARCH-11 HOME-10 HOME-12 HOME-13 SHOP-13 %s loads 8 products per page, each page when it is scrolled to, until the last',
  async (path, filter, sim) => {
    await page.viewport(360, 740)
    const { asked, market } = openApp(path, sim)
    const pages = () =>
      asked.flatMap(({ url }) => {
        const { pathname, searchParams } = new URL(url)
        return pathname === '/api/products' ? [Object.fromEntries(searchParams)] : []
      })
    const wanted = (count: number) => Array.from({ length: count }, (_, n) => ({ ...filter, page: `${n + 1}`, limit: `${PAGE_SIZE}` }))
    const count = await pagesOf(market, filter)
    expect(count).toBeGreaterThan(1)

    await screen.findAllByRole('article')
    expect(pages()).toEqual(wanted(1))
    await waitFor(
      () => {
        if (pages().length < count) expect(screen.queryByText(END)).toBeNull()
        scrollDown()
        expect(screen.getByText(END)).toBeVisible()
      },
      { timeout: 20_000 },
    )
    expect(pages()).toEqual(wanted(count))
  },
  30_000,
)

const home = {
  path: '/home',
  param: 'categories',
  labels: ['For You', 'Beverages', 'Snacks', 'Dairy', 'Medicine', 'Fresh'],
  values: ['beverages', 'snacks', 'dairy', 'medicine', 'fresh'],
}
const shop = {
  path: '/dolores-fresh-market-stall-14',
  param: 'tab',
  labels: ['For You', 'New Arrival', 'All Products', 'Top Products', 'Food', 'Appliances'],
  values: ['new-arrival', 'all-products', 'top-products', 'food', 'appliances'],
}

test.each([
  ['HOME-07 HOME-08 HOME-09', home],
  ['SHOP-11', shop],
])('%s each tab requests its category, For You requests all', async (_rows, { path, param, labels, values }) => {
  const { asked, address } = openApp(path)
  const tabs = within(await screen.findByRole('tablist', { name: /^Product/ }))
  const tab = (index: number) => tabs.getAllByRole('tab')[index]!
  const requested = (from: number) =>
    asked.slice(from).flatMap(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      return pathname === '/api/products' ? [searchParams.get('categories')] : []
    })
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(labels)
  await waitFor(() => expect(requested(0)).toEqual([null]))
  for (const [index, value] of values.entries()) {
    const before = asked.length
    await userEvent.click(tab(index + 1))
    expect(tab(index + 1)).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(address()).toBe(`${path}?${param}=${value}`))
    await waitFor(() => expect(requested(before)).toContain(value))
  }
  await userEvent.click(tab(0))
  await waitFor(() => expect(address()).toBe(path))
  expect(tab(0)).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('link', { name: 'Carabao Mango, Ripe, 1 kg' })).toBeVisible()
})

test.each(['/home', '/dolores-fresh-market-stall-14'])('HOME-11 SHOP-12 %s has two, three and four columns', async (path) => {
  openApp(path)
  const grid = (await screen.findAllByRole('article'))[0]!.closest('ul')!
  for (const [width, columns] of [
    [360, 2],
    [700, 3],
    [1280, 4],
  ] as const) {
    await page.viewport(width, 800)
    await waitFor(() => expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns))
  }
})
