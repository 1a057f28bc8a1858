import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shopId } from '#fixtures/named.ts'
import { call, type Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { quiet } from '../support/quiet.ts'
import { expectNoText, expectShown, press } from '../support/user.ts'

afterEach(() => page.viewport(1280, 800))

const PAGE_SIZE = 8
const END = 'No More Products to Show'
const mango = { name: 'Carabao Mango, Ripe, 1 kg' }
/** Numbers of pages and products that the marketplace has of a list. */
async function sizeOf(market: Market, filter: Record<string, string>) {
  let [pages, products] = [0, 0]
  for (let next: number | null = 1; next !== null; pages += 1) {
    const { body } = await call(
      market,
      'GET',
      `/products?${new URLSearchParams({ ...filter, page: `${next}` })}`,
    )
    products += body.items.length
    next = body.nextPage
  }
  return { pages, products }
}
const scrollDown = () => window.scrollTo(0, document.documentElement.scrollHeight)
/** The place of the last product in the page, and how long its lists are said to be. */
function lastPlace() {
  const items = screen.getAllByRole('article').map((card) => card.closest('li')!)
  const last = items.filter((item, i) => item.parentElement !== items[i + 1]?.parentElement)
  const sum = (name: string) =>
    last.reduce((total, item) => total + Number(item.getAttribute(name)), 0)
  return { place: sum('aria-posinset'), of: sum('aria-setsize') }
}

test.each([
  ['/home', {}, 'products:60'],
  ['/home?categories=fresh', { categories: 'fresh' }, ''],
  ['/discover?query=a&categories=pantry', { query: 'a', categories: 'pantry' }, 'products:250'],
  ['/aling-nenas-sari-sari-store', { shopId: shopId('nena') }, 'products:600'],
])(
  '%s loads 8 products per page, each page when it is scrolled to, until the last, SEARCH-11 HOME-10 HOME-12 HOME-13 SHOP-13',
  async (path, filter, sim) => {
    await page.viewport(360, 740)
    const { asked, market } = openApp(path, sim)
    const pages = () =>
      asked.flatMap(({ url }) => {
        const { pathname, searchParams } = new URL(url)
        return pathname === '/api/products' ? [Object.fromEntries(searchParams)] : []
      })
    const wanted = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...filter,
        page: `${n + 1}`,
        limit: `${PAGE_SIZE}`,
      }))
    const { pages: count, products } = await sizeOf(market, filter)
    expect(count).toBeGreaterThan(1)

    await screen.findAllByRole('article')
    expect(pages()).toEqual(wanted(1))
    await waitFor(() => {
      if (pages().length < count) expectNoText(END)
      scrollDown()
      expect(screen.getByText(END)).toBeVisible()
    })
    expect(pages()).toEqual(wanted(count))
    // Products far from the screen are not in the page, but count.
    await waitFor(() => expect(lastPlace()).toEqual({ place: products, of: products }))
  },
)

const inView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

test.each([
  ['/home', 360, 740],
  ['/discover?query=a', 360, 740],
  ['/home', 740, 360],
  ['/home', 1280, 800],
])(
  'a jump to the end of %s at %i x %i px shows products, and no page loads before the user scrolls on, HOME-10 SEARCH-11 SHOP-13',
  async (path, width, height) => {
    await page.viewport(width, height)
    const { asked } = openApp(path, 'products:600,latency:800')
    const pages = () =>
      asked.flatMap(({ url }) =>
        new URL(url).pathname === '/api/products' ? [new URL(url).searchParams.get('page')] : [],
      )
    const settled = async () => {
      await quiet(() => pages().length, 1200)
      await waitFor(() =>
        expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull(),
      )
      return pages().length
    }
    await screen.findAllByRole('article')
    for (let jumps = 0; jumps < 3; jumps += 1) {
      const before = await settled()
      scrollDown()
      await waitFor(() => expect(pages().length).toBeGreaterThan(before))
      // One page takes the place of the skeletons, another one waits below the screen.
      expect(await settled()).toBeLessThanOrEqual(before + 2)
      await waitFor(() => expect(screen.getAllByRole('article').some(inView)).toBe(true))
    }
    expect(new Set(pages()).size).toBe(pages().length)
  },
)

const home = {
  path: '/home',
  param: 'categories',
  labels: ['For You', 'Beverages', 'Snacks', 'Dairy', 'Medicine', 'Fresh'],
  values: ['beverages', 'snacks', 'dairy', 'medicine', 'fresh'],
  /** A product of a tab. */
  example: { value: 'medicine', product: /^Paracetamol/ },
}
const shop = {
  path: '/dolores-fresh-market-stall-14',
  param: 'tab',
  labels: ['For You', 'New Arrival', 'All Products', 'Top Products', 'Food', 'Appliances'],
  values: ['new-arrival', 'all-products', 'top-products', 'food', 'appliances'],
  example: null,
}

test.each([
  ['HOME-07 HOME-08 HOME-09', home],
  ['SHOP-11', shop],
])(
  '%s each tab requests its category, For You requests all',
  async (_rows, { path, param, labels, values, example }) => {
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
      if (value === example?.value)
        expect((await screen.findAllByRole('link', { name: example.product }))[0]).toBeVisible()
    }
    await userEvent.click(tab(0))
    await waitFor(() => expect(address()).toBe(path))
    expect(tab(0)).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('link', mango)).toBeVisible()
  },
)

test.each(['/home', '/dolores-fresh-market-stall-14'])(
  '%s has two, three and four columns, HOME-11 SHOP-12',
  async (path) => {
    openApp(path)
    const grid = (await screen.findAllByRole('article'))[0]!.closest('ul')!
    for (const [width, columns] of [
      [360, 2],
      [700, 3],
      [1280, 4],
    ] as const) {
      await page.viewport(width, 800)
      await waitFor(() =>
        expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns),
      )
    }
  },
)

test.each(['/home', '/discover?query=rice'])(
  'the list at %s that cannot be loaded shows Error and the message, without a colon, and loads on Retry, SEARCH-10 ERR-06',
  async (path) => {
    openApp(path, 'fail:listProducts:503:2')
    const message = await screen.findByText('Error The service is unavailable')
    expect(message.closest('[role=alert]')).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
    await press('Retry')
    expect((await screen.findAllByRole('article'))[0]).toBeVisible()
    expectNoText('Error The service is unavailable')
  },
)

test('a page of a list that cannot be loaded offers Retry below the loaded products, HOME-10 ERR-06', async () => {
  const { simulate } = openApp('/home')
  await screen.findByRole('link', mango)
  simulate('fail:listProducts:503:2')
  const failed = await waitFor(() => {
    scrollDown()
    return screen.getByText('We couldn’t load more.')
  })
  const { place } = lastPlace()
  const cards = screen.getAllByRole('article')
  expect(failed.getBoundingClientRect().top).toBeGreaterThan(
    cards.at(-1)!.getBoundingClientRect().bottom,
  )
  expect(screen.getAllByRole('link', mango)).toHaveLength(1)
  await press('Retry', within(failed.parentElement!))
  await waitFor(() => expect(lastPlace().place).toBeGreaterThan(place))
  expect(failed.isConnected).toBe(false)
})
