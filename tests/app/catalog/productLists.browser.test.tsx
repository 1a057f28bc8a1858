import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { call, type Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { quiet } from '../support/quiet.ts'
import { expectNoText, expectScreen, partNamed, press, resize } from '../support/user.ts'

const END = 'No More Products to Show'
const mango = { name: 'Carabao Mango, Ripe, 1 kg' }
/** Numbers of pages and products of a list. */
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
const scrollDown = () =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
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
    await resize(360, 740)
    const { queries, market } = openApp(path, sim)
    const pages = () => queries('/products')
    const wanted = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...filter, page: `${n + 1}`, limit: '8' }))
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

const inView = (element: Element) =>
  element.getBoundingClientRect().bottom > 0 && element.getBoundingClientRect().top < innerHeight

test.each([
  ['/home', 360, 740],
  ['/discover?query=a', 360, 740],
  ['/home', 740, 360],
  ['/home', 1280, 800],
])(
  'a jump to the end of %s at %i x %i px shows products, and loads no page ahead, HOME-10 SEARCH-11 SHOP-13',
  async (path, width, height) => {
    await resize(width, height)
    const { queries } = openApp(path, 'products:600,latency:800')
    const pages = () => queries('/products').map((query) => query.page)
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

test.each([
  [
    'HOME-07 HOME-08 HOME-09',
    '/home?categories=',
    ['For You', 'Beverages', 'Snacks', 'Dairy', 'Medicine', 'Fresh'],
  ],
  [
    'SHOP-11',
    '/dolores-fresh-market-stall-14?tab=',
    ['For You', 'New Arrival', 'All Products', 'Top Products', 'Food', 'Appliances'],
  ],
])('%s each tab requests its category, For You requests all', async (_rows, parameter, labels) => {
  const [path = ''] = parameter.split('?')
  const values = labels.map((label) => label.toLowerCase().replace(' ', '-'))
  const { queries, address } = openApp(path)
  const tabs = await partNamed(/^Product/, 'tablist')
  const tab = (index: number) => tabs.getAllByRole('tab')[index]!
  const requested = () => queries('/products').map(({ categories }) => categories)
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(labels)
  await waitFor(() => expect(requested()).toEqual([undefined]))
  for (const [index, value] of values.entries()) {
    if (index === 0) continue
    const before = requested().length
    await userEvent.click(tab(index))
    expect(tab(index)).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(address()).toBe(parameter + value))
    await waitFor(() => expect(requested().slice(before)).toContain(value))
    if (value === 'medicine')
      expect((await screen.findAllByRole('link', { name: /^Paracetamol/ }))[0]).toBeVisible()
  }
  await userEvent.click(tab(0))
  await waitFor(() => expect(address()).toBe(path))
  expect(tab(0)).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('link', mango)).toBeVisible()
})

test.each([
  ['/home', 4],
  ['/dolores-fresh-market-stall-14', 4],
  ['/favourites', 5],
])('%s has two, three and, on a desk, %i columns, HOME-11 SHOP-12', async (path, most) => {
  openApp(path, 'as:liza')
  const grid = (await screen.findAllByRole('article'))[0]!.closest('ul')!
  for (const [width, columns] of [
    [360, 2],
    [700, 3],
    [1280, most],
  ] as const) {
    await resize(width, 800)
    await waitFor(() =>
      expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns),
    )
  }
})

test.each(['/home', '/discover?query=rice'])(
  'the list at %s that cannot be loaded says why, without a colon, and loads on Retry, SEARCH-10 ERR-06',
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

const grid = () => screen.getByRole('list', { name: 'Products' })
const items = () => [...grid().querySelectorAll<HTMLElement>(':scope > [aria-posinset]')]
const placeOf = (item: Element) => Number(item.getAttribute('aria-posinset'))
const isWhole = (item: Element) =>
  item.getBoundingClientRect().top >= 0 && item.getBoundingClientRect().bottom <= innerHeight
const painted = () =>
  act(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: 'instant' })
  return painted()
}

test.each([
  [360, 2],
  [1280, 4],
])(
  '%i px wide, those near the screen of 100 are rendered in %i columns; Back finds the place, and scrolling keeps the focus, HOME-10 HOME-11',
  async (width, columns) => {
    await resize(width, 800)
    const { go } = openApp('/home')
    await screen.findAllByRole('article')
    await waitFor(
      () => {
        scrollDown()
        expect(placeOf(items().at(-1)!)).toBeGreaterThanOrEqual(100)
      },
      { timeout: 90_000 },
    )
    await scrollTo(document.documentElement.scrollHeight / 2)
    await waitFor(() => expect(items().length).toBeLessThan(24 + 16 * columns))
    const shown = items().filter(isWhole)
    expect(shown.length).toBeGreaterThanOrEqual(columns)
    // Places and columns belong to each other, also behind the rows that are left out.
    const left = grid().getBoundingClientRect().left
    const step = grid().clientWidth / columns
    for (const item of shown)
      expect(Math.round((item.getBoundingClientRect().left - left) / step)).toBe(
        (placeOf(item) - 1) % columns,
      )

    const [top, height, first] = [
      scrollY,
      document.documentElement.scrollHeight,
      placeOf(shown[0]!),
    ]
    await go('/terms-conditions')
    await expectScreen(/Terms/)
    await go(-1)
    await screen.findByRole('list', { name: 'Products' })
    await painted()
    expect(document.documentElement.scrollHeight).toBe(height)
    expect(scrollY).toBe(top)
    const found = items().find(isWhole)!
    expect(placeOf(found)).toBe(first)

    const links = (item: Element) => [...item.querySelectorAll<HTMLElement>('a')]
    const [link, next] = [links(found).at(-1)!, items()[items().indexOf(found) + columns]!]
    act(() => link.focus({ preventScroll: true }))
    await scrollTo(0)
    expect(link).toHaveFocus()
    // Over the rest of the row, to the next one.
    while (!next.contains(document.activeElement)) {
      const before = document.activeElement
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.tab()
      expect(
        placeOf(document.activeElement!.closest('li')!) - placeOf(before!.closest('li')!),
      ).toBeLessThanOrEqual(1)
    }
    await painted()
    expect(next.getBoundingClientRect().bottom).toBeGreaterThan(0)
  },
)
