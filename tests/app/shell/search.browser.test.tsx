import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import {
  expectNone,
  expectNoText,
  expectScreen,
  expectShown,
  expectVisible,
  partNamed,
  passTime,
  press,
  resize,
  stopTimeouts,
} from '../support/user.ts'

const box = () => screen.findByRole('combobox', { name: 'Search products' })
const type = async (text: string) => userEvent.type(await box(), text)
const enter = () => userEvent.keyboard('{Enter}')
/** A screen that loads nothing. */
const open = (sim = '') => openApp('/nowhere/at/all', sim)
const options = () => screen.queryAllByRole('option')
const optionTexts = () => options().map(({ textContent }) => textContent)

test('suggestions are requested once, after a pause in typing of 300 ms, SEARCH-01', async () => {
  const { asked } = open()
  const input = await box()
  const sent = () =>
    asked
      .filter(({ url }) => url.includes('/search/'))
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  stopTimeouts()
  fireEvent.focus(input)
  for (const text of ['m', 'ma', 'man', 'mang']) {
    fireEvent.change(input, { target: { value: text } })
    await passTime(299)
  }
  expect(sent()).toEqual([])
  await passTime(1)
  expect(sent()).toEqual(['GET /api/products/search/mang/suggestions'])
  await passTime(5000)
  expect(sent()).toHaveLength(1)
  await expect.poll(options).not.toEqual([])
})

test('results for similar words say so; those of a word in another language don’t, SEARCH-01 SEARCH-07', async () => {
  const { go } = open()
  const notice = 'No exact match for “bigsa”. Showing similar products.'
  await type('bigsa')
  await expectShown(notice)
  await enter()
  await expectScreen('Results for “bigsa”')
  expect(await screen.findByText(notice)).toHaveAttribute('role', 'status')
  await go('/discover?query=bigas')
  await expectScreen('Results for “bigas”')
  await screen.findAllByRole('article')
  expectNoText(/No exact match/)
})

test.each(['.', '..'])(
  '%j cannot be a path segment: no suggestions are requested, and the search works, SEARCH-04',
  async (text) => {
    const { sent, address } = open()
    await type(text)
    await expectShown('No results found')
    await enter()
    await expect.poll(address).toBe(`/discover?query=${text}`)
    expect(sent(/\/search\//)).toEqual([])
  },
)

test('failed suggestions and recent searches are not shown as none, and Enter searches, SEARCH-04 SEARCH-05', async () => {
  const { address } = open('as:liza,fail:getSearchSuggestions:503:9,fail:getRecentSearches:503:9')
  await userEvent.click(await box())
  await expectShown('Your recent searches could not be loaded.')
  expectNoText('No recent searches')
  await type('rice')
  await expectShown('Suggestions could not be loaded. Press Enter to search anyway.')
  await enter()
  await expect.poll(address).toBe('/discover?query=rice')
})

test('offline, the panel says why it offers nothing, SEARCH-04 SEARCH-05', async () => {
  open('as:liza')
  const input = await box()
  act(() => onlineManager.setOnline(false))
  await userEvent.click(input)
  await expectShown('You are offline. Your recent searches could not be loaded.')
  await type('rice')
  await expectShown(/^You are offline. Suggestions could not be loaded/)
})

test('the box has `aria-controls` only while the list exists; suggestions stay until the next ones have loaded, SEARCH-01', async () => {
  open()
  const input = await box()
  expect(input).not.toHaveAttribute('aria-controls')
  await userEvent.click(input)
  await waitFor(() =>
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')).toHaveRole(
      'listbox',
    ),
  )
  await type('mang')
  await screen.findAllByRole('option')
  await type('o')
  expect(options()).not.toEqual([])
})

test('recent searches are offered with their pictures, and can be cleared, SEARCH-02 SEARCH-03', async () => {
  const { sent, tables } = open('as:liza')
  await userEvent.click(await box())
  await expect.poll(optionTexts).toEqual(['jasmine rice', 'mangga', 'pandesal', 'itlog'])
  expect(screen.getByRole('listbox', { name: 'Recent searches' })).toContainElement(options()[0]!)
  expect(options()[0]!.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/jasmine-rice\.webp$/),
  )
  await press('Clear')
  await expectShown('No recent searches')
  expect(options()).toEqual([])
  expect(sent('PUT /users/recent/search/clear')).toHaveLength(1)
  expect(tables.users.get(namedBuyers.liza.id)?.recent_searches).toEqual([])
})

test('suggestions are chosen by keyboard, closed and opened again, SEARCH-01', async () => {
  const { address } = open('as:mia')
  await type('mang')
  await screen.findAllByRole('option')
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toContainElement(options()[0]!)
  await userEvent.keyboard('{ArrowDown}')
  expect(options()[0]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(await box()).toHaveValue('mang')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const option = await screen.findByRole('option', { selected: true })
  const chosen = option.querySelector('span')!.firstElementChild!.textContent
  await enter()
  await expect
    .poll(() => screen.getByRole('heading', { level: 1 }).textContent.toLowerCase())
    .toContain(chosen.toLowerCase())
  expect(address()).toMatch(/^\/(products|discover)/)
})

test('search and category are shown above the results, and a search becomes a recent one, SEARCH-02 SEARCH-06 SEARCH-07 SEARCH-08', async () => {
  const { address, go } = open('as:mia')
  const rice = 'Bukid Jasmine Rice, 5 kg'
  await type('jasmine rice{Enter}')
  const title = await expectScreen('Results for “jasmine rice”')
  await waitFor(() => expect(title).toHaveFocus())
  expect(address()).toBe('/discover?query=jasmine+rice')
  const results = await partNamed('Results for “jasmine rice”', 'list')
  const cards = results.getAllByRole('article')
  await expectVisible('link', rice, within(cards[0]!))

  await go('/discover?query=rice&categories=pantry')
  await expectScreen('Pantry · rice')
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${location.origin}/discover?query=rice&categories=pantry`,
  )
  await userEvent.click((await screen.findAllByRole('link', { name: rice }))[0]!)
  await expectScreen(rice)
  expect(address()).toBe(`/products/${namedProducts.jasmineRice.id}`)
  await userEvent.click(await box())
  await expect.poll(optionTexts).toEqual(['rice', 'jasmine rice'])
})

test('a search without results says so and links home, SEARCH-04 SEARCH-09', async () => {
  const { address } = open()
  await type('zzqx')
  await expectShown('No results found')
  await enter()
  await expectShown('No products to show')
  await press('Go to Homepage', screen, 'link')
  await expect.poll(address).toBe('/home')
})

test('suggested products have price and shop; the last row searches for what is typed, SEARCH-01 SEARCH-06', async () => {
  const { address } = open()
  await type('jasmine')
  const first = await screen.findByRole('option', { name: /^Bukid Jasmine Rice, 5 kg/ })
  expect(first).toMatchTextContent('Bukid Jasmine Rice, 5 kg₱325.00San Fernando Rice Center')
  expect(screen.getByText(`${options().length - 1} suggestions`)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true')
  await press('Search for “jasmine”', screen, 'option')
  await expect.poll(address).toBe('/discover?query=jasmine')
})

test.each([320, 360])(
  'on a phone %i px wide the suggestions are within the screen, SEARCH-01',
  async (width) => {
    await resize(width, 740)
    openApp(`/products/${namedProducts.mango.id}`, 'as:liza')
    await type('rice')
    await screen.findAllByRole('option')
    const { left, right } = screen.getByRole('listbox').parentElement!.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(right - left).toBeGreaterThan(width * 0.85)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('products that only their shop’s name matches come last, under their own heading, SEARCH-06 SEARCH-08', async () => {
  openApp('/discover?query=rice&categories=fresh-noodles', 'products:2000')
  const named = async (name: string | RegExp) =>
    (await partNamed(name, 'list')).getAllByRole('heading')
  const title = 'From shops that match “rice”'
  for (const one of await named(title)) expect(one).not.toMatchTextContent(/rice/i)
  for (const one of await named(/· rice$/)) expect(one).toMatchTextContent(/rice/i)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('results can be narrowed by category; what is sold out comes last on its page, SEARCH-06 SEARCH-08', async () => {
  const { address } = openApp(
    '/discover?query=rice',
    `products:600,stock:${namedProducts.jasmineRice.id}:0`,
  )
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
  const cards = screen.getAllByRole('article')
  const soldOut = cards.map((card) => within(card).queryByText('Sold Out') !== null)
  expect(soldOut).toContain(true)
  expect(soldOut).toEqual(soldOut.toSorted((a, b) => Number(a) - Number(b)))

  const tabs = () => within(screen.getByRole('tablist', { name: 'Categories of the results' }))
  await press('Rice & grains', tabs(), 'tab')
  await expect.poll(address).toBe('/discover?query=rice&categories=rice-grains')
  expect(tabs().getByRole('tab', { name: 'Rice & grains' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  // Beside it are the other categories of its parent.
  await press('Canned goods', tabs(), 'tab')
  await expect.poll(address).toBe('/discover?query=rice&categories=canned-goods')
  await press('All', tabs(), 'tab')
  await expect.poll(address).toBe('/discover?query=rice&categories=pantry')
})

test('on a phone the bar of a screen for one task has one row, over which the search opens, SHELL-07', async () => {
  await resize(360, 740)
  const { go } = openApp('/cart', 'as:liza')
  const [input, bar] = [await box(), screen.getByRole('banner')]
  const account = await within(bar).findByRole('button', { name: 'Account of Liza' })
  const width = () => input.getBoundingClientRect().width
  const isOneRow = () => account.getBoundingClientRect().top < input.getBoundingClientRect().bottom
  expect(isOneRow()).toBe(true)
  expectNone('button', 'Categories', within(bar))
  await press('Search', within(bar))
  expect(input).toHaveFocus()
  await expect.poll(width).toBeGreaterThan(300)
  await userEvent.keyboard('{Escape}')
  await expect.poll(width).toBeLessThan(200)
  expect(input).toHaveFocus()

  // 320 px beside a scrollbar and the strip of the demo's tab, by touch.
  const { style } = document.documentElement
  onTestFinished(() => void (style.cssText = ''))
  style.cssText = '--safe-right: 24px; --touch: 2.75rem'
  await resize(335, 640)
  expect(isOneRow()).toBe(true)
  await go(checkoutPath('mango', 'mangoCake'))
  await within(bar).findByRole('link', { name: /^Cart/ })
  expect(isOneRow()).toBe(true)
})
