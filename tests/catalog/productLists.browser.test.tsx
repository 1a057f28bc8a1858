import { screen, waitFor } from '@testing-library/react'
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
