import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as keys } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { press, buttonNamed, expectShown, expectNoText } from '../support/user.ts'

// Narrow, where the map is not shown unless it is asked for.
beforeEach(async () => {
  setPosition(positions.sanFernando)
  await page.viewport(800, 900)
})
afterEach(() => page.viewport(1280, 800))

const NENA = "Aling Nena's Sari-Sari Store"
const nenaPath = '/nearby?shop=aling-nenas-sari-sari-store'
const list = async () => within(await screen.findByRole('list', { name: 'Shops' }))
const card = async (name: string) => buttonNamed(new RegExp(`^${name}, `), await list())
const panel = (name = NENA) => screen.findByRole('region', { name })
const closed = (name = NENA) =>
  waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())

test('a shop of the list opens its panel, with the top three products in yellow, slate and orange, MAP-01 MAP-14 OPEN-64', async () => {
  const { address, market } = openApp('/nearby')
  await userEvent.click(await card(NENA))
  expect(address()).toBe(nenaPath)
  expect(await card(NENA)).toHaveAttribute('aria-current', 'true')
  const shop = within(await panel())
  expect(shop.getByRole('heading', { name: NENA })).toBeVisible()
  await expectShown(/^(Closest · Open|Open|Closed)$/, shop)
  await expectShown('6:00 AM – 9:00 PM', shop)
  await expectShown('1 km', shop)
  await press('Show more', shop)
  await expectShown(/^\d+ followers?$/, shop)
  await expectShown(/^\d+ products$/, shop)
  const top = within(shop.getByRole('region', { name: 'Top products' })).getAllByRole('listitem')
  expect(top).toHaveLength(3)
  const colours = top.map((item) => getComputedStyle(item.firstElementChild!).backgroundColor)
  expect(colours).toEqual(['rgb(253, 199, 0)', 'rgb(69, 85, 108)', 'rgb(194, 65, 12)'])
  for (const item of top) {
    expect(item.textContent).toMatch(/₱[\d,.]+/)
    expect(within(item).getByRole('img', { name: /^(Rated|Not rated)/ })).toBeVisible()
  }
  const sold = top.map((item) =>
    Number.parseInt(within(item).getByText(/^\d+ sold$/).textContent, 10),
  )
  expect(sold).toEqual(sold.toSorted((a, b) => b - a))
  expect(shop.getByRole('link', { name: 'View shop' })).toHaveAttribute(
    'href',
    '/aling-nenas-sari-sari-store',
  )
  expect(shop.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/'),
  )
  expect(market.violations).toEqual([])
})

test('a panel of a link closes too, without leaving the page and its search, MAP-15', async () => {
  const { address } = openApp(['/home', `${nenaPath}&query=sari`])
  await press('Close', within(await panel()))
  await closed()
  expect(address()).toBe('/nearby?query=sari')
  expect(await list()).toBeDefined()
})

test('another shop replaces the open one in the history', async () => {
  const { address, go } = openApp('/nearby')
  await userEvent.click(await card(NENA))
  await panel()
  await userEvent.click(await card('Kapampangan Meat Corner'))
  await panel('Kapampangan Meat Corner')
  await closed()
  await go(-1)
  await closed('Kapampangan Meat Corner')
  expect(address()).toBe('/nearby')
})

test('by keyboard the focus goes into the panel, and back to the card', async () => {
  openApp('/nearby')
  const button = await card(NENA)
  button.focus()
  await keys.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Enter}')
  const shop = within(await panel())
  await waitFor(() => expect(shop.getByRole('heading', { name: NENA })).toHaveFocus())
  await keys.keyboard('{Tab}')
  expect(buttonNamed('Close', shop)).toHaveFocus()
  await keys.keyboard('{Enter}')
  await closed()
  await waitFor(() => expect(button).toHaveFocus())
  await keys.keyboard('{Enter}')
  await panel()
  await keys.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(button).toHaveFocus())
})

test('Escape in the search field closes nothing', async () => {
  openApp(nenaPath)
  await panel()
  await press('What', screen, 'searchbox')
  await userEvent.keyboard('bak{Escape}')
  expect(await panel()).toBeVisible()
})

test('a shop that is not in the list is said and removed from the address', async () => {
  const { address } = openApp('/nearby?query=bakery&shop=aling-nenas-sari-sari-store&directions=')
  // The list takes the place of the map, which a link to directions shows on a narrow screen.
  await expectShown('The shop from your link is not one of them.')
  expect(address()).toBe('/nearby?query=bakery')
  expect(screen.queryByRole('region', { name: NENA })).toBeNull()
  await userEvent.click((await list()).getAllByRole('button')[0]!)
  await waitFor(() => expectNoText('The shop from your link is not one of them.'))
})

test('on a phone the shop is a sheet: half, full, or closed; by its handle, by dragging and by keyboard, MAP-15', async () => {
  await page.viewport(360, 740)
  openApp('/nearby')
  await userEvent.click(await card(NENA))
  const sheet = await panel()
  const share = () => sheet.getBoundingClientRect().height / window.innerHeight
  expect(share()).toBeLessThan(0.6)
  await press('Show more', within(sheet))
  await waitFor(() => expect(share()).toBeGreaterThan(0.75))
  expect(
    screen.getByRole('search', { name: 'Nearby shops', hidden: true }).closest('[inert]'),
  ).not.toBeNull()
  await press('Show less', within(sheet))
  await waitFor(() => expect(share()).toBeLessThan(0.6))
  expect(screen.getByRole('search', { name: 'Nearby shops' }).closest('[inert]')).toBeNull()

  const drag = (by: number) => {
    const handle = buttonNamed(/^Show (more|less)$/, within(sheet))
    const { x, y } = handle.getBoundingClientRect()
    const send = (type: string, clientY: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          clientY,
          pointerId: 1,
          isPrimary: true,
        }),
      )
    handle.setPointerCapture = () => undefined
    act(() => {
      send('pointerdown', y)
      send('pointermove', y + by / 2)
      send('pointermove', y + by)
      send('pointerup', y + by)
    })
  }
  drag(-260)
  await waitFor(() => expect(share()).toBeGreaterThan(0.75))
  drag(20)
  await waitFor(() => expect(share()).toBeGreaterThan(0.75))
  drag(300)
  await waitFor(() => expect(share()).toBeLessThan(0.6))
  drag(300)
  await closed()
})

test('the list beside the map can be hidden and shown; on a phone the map is a button away, MAP-15', async () => {
  await page.viewport(1280, 800)
  openApp('/nearby')
  await list()
  await press('Hide list')
  expect(screen.queryByRole('list', { name: 'Shops' })).toBeNull()
  await press('Show list')
  await list()
  await page.viewport(360, 740)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide list' })).toBeNull())
  await list()
  expect(screen.queryByRole('region', { name: 'Map of nearby shops' })).toBeNull()
  await press('Map')
  expect(await screen.findByRole('region', { name: 'Map of nearby shops' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Shops' })).toBeNull()
  await press('List')
  await list()
})
