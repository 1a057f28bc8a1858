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
  ['/home', {}, ''],
  ['/home?categories=fresh', { categories: 'fresh' }, ''],
  ['/discover?query=a&categories=pantry', { query: 'a', categories: 'pantry' }, 'products:600'],
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
    await waitFor(() => {
      if (pages().length < count) expect(screen.queryByText(END)).toBeNull()
      scrollDown()
      expect(screen.getByText(END)).toBeVisible()
    })
    expect(pages()).toEqual(wanted(count))
  },
)

test('HOME-07 HOME-08 HOME-09 each tab requests its category, For You requests all', async () => {
  const { asked, address } = openApp('/home')
  const tabs = within(await screen.findByRole('tablist', { name: 'Product categories' }))
  const values = { Beverages: 'beverages', Snacks: 'snacks', Dairy: 'dairy', Medicine: 'medicine', Fresh: 'fresh' }
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['For You', ...Object.keys(values)])
  for (const [label, value] of Object.entries(values)) {
    const before = asked.length
    await userEvent.click(tabs.getByRole('tab', { name: label }))
    expect(tabs.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(address()).toBe(`/home?categories=${value}`))
    const sent = () => asked.slice(before).filter(({ url }) => new URL(url).pathname === '/api/products')
    await waitFor(() => expect(sent().map(({ url }) => new URL(url).searchParams.get('categories'))).toContain(value))
  }
  await userEvent.click(tabs.getByRole('tab', { name: 'For You' }))
  await waitFor(() => expect(address()).toBe('/home'))
  expect(tabs.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('link', { name: 'Carabao Mango, Ripe, 1 kg' })).toBeVisible()
})
