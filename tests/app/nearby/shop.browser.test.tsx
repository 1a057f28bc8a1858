import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import {
  buttonNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  partNamed,
  press,
  resize,
} from '../support/user.ts'

// Narrow, where the map is not shown unless it is asked for.
beforeEach(async () => {
  setPosition(positions.sanFernando)
  await resize(800, 900)
})

const NENA = "Aling Nena's Sari-Sari Store"
const MEAT = 'Kapampangan Meat Corner'
const handle = 'aling-nenas-sari-sari-store'
const list = () => partNamed('Shops', 'list')
const card = async (name = NENA) => buttonNamed(new RegExp(`^${name}, `), await list())
const openCard = async (name = NENA) => userEvent.click(await card(name))
const panel = (name = NENA) => screen.findByRole('region', { name })
const closed = (name = NENA) => waitFor(() => expectNone('region', name))
const directions = (name = NENA) => partNamed(`Directions to ${name}`)
const steps = async (name = NENA) =>
  within(await (await directions(name)).findByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a shop of the list opens its panel, with three products in yellow, slate and orange, MAP-01 MAP-14 OPEN-64', async () => {
  const { address } = openApp('/nearby')
  await openCard()
  expect(address()).toBe(`/nearby?shop=${handle}`)
  expect(await card()).toHaveAttribute('aria-current', 'true')
  await expectVisible('img', /^Rated \d/, within((await card()).closest('li')!))
  const shop = await partNamed(NENA)
  const heading = shop.getByRole('heading', { name: NENA })
  await expectVisible('img', /^Rated \d/, within(heading.parentElement!))
  for (const text of [/^(Closest · Open|Open|Closed)$/, '6:00 AM – 9:00 PM', '1 km'])
    await expectShown(text, shop)
  await press('Show more', shop)
  await expectShown(/^\d+ followers?$/, shop)
  await expectShown(/^\d+ products$/, shop)
  const top = within(shop.getByRole('region', { name: 'Top products' })).getAllByRole('listitem')
  const colours = top.map((item) => getComputedStyle(item.firstElementChild!).backgroundColor)
  expect(colours).toEqual(['rgb(253, 199, 0)', 'rgb(69, 85, 108)', 'rgb(194, 65, 12)'])
  for (const item of top) {
    expect(item.textContent).toMatch(/₱[\d,.]+/)
    await expectVisible('img', /^(Rated|Not rated)/, within(item))
  }
  const sold = top.map((item) =>
    Number.parseInt(within(item).getByText(/^\d+ sold$/).textContent, 10),
  )
  expect(sold).toEqual(sold.toSorted((a, b) => b - a))
  expectLink('View shop', `/${handle}`, shop)
  expectLink('Open in a map app', expect.stringContaining('https://www.google.com/maps/'), shop)
})

test('a panel of a link closes too, without leaving the page and its search, MAP-15', async () => {
  const { address } = openApp(['/home', `/nearby?shop=${handle}&query=sari`])
  await press('Close', await partNamed(NENA))
  await closed()
  expect(address()).toBe('/nearby?query=sari')
  await list()
})

test('another shop replaces the open one in the history', async () => {
  const { address, go } = openApp('/nearby')
  await openCard()
  await panel()
  await openCard(MEAT)
  await panel(MEAT)
  await closed()
  await go(-1)
  await closed(MEAT)
  expect(address()).toBe('/nearby')
})

test('the focus goes into the panel, and back to the card; Escape in the search closes nothing', async () => {
  openApp('/nearby')
  const button = await card()
  button.focus()
  await keys.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Enter}')
  const shop = await partNamed(NENA)
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
  await keys.keyboard('{Enter}')
  await panel()
  await press('What', screen, 'searchbox')
  await userEvent.keyboard('bak{Escape}')
  expect(await panel()).toBeVisible()
})

test('a shop that is not in the list is said and removed from the address', async () => {
  const said = 'The shop from your link is not one of them.'
  const { address } = openApp(`/nearby?query=bakery&shop=${handle}&directions=`)
  // The list takes the place of the map, which a link to directions shows on a narrow screen.
  await expectShown(said)
  expect(address()).toBe('/nearby?query=bakery')
  await closed()
  await userEvent.click((await list()).getAllByRole('button')[0]!)
  await waitFor(() => expectNoText(said))
})

test('on a phone the shop is a sheet: half, full, or closed; by its handle, by dragging and by keyboard, MAP-15', async () => {
  await resize(360, 740)
  openApp('/nearby')
  await openCard()
  const sheet = await panel()
  const share = () => sheet.getBoundingClientRect().height / window.innerHeight
  const search = () => screen.getByRole('search', { name: 'Nearby shops', hidden: true })
  const expectHalf = () => waitFor(() => expect(share()).toBeLessThan(0.6))
  const expectFull = () => waitFor(() => expect(share()).toBeGreaterThan(0.75))
  await expectHalf()
  await press('Show more', within(sheet))
  await expectFull()
  expect(search().closest('[inert]')).not.toBeNull()
  await press('Show less', within(sheet))
  await expectHalf()
  expect(search().closest('[inert]')).toBeNull()

  const drag = (by: number) => {
    const grip = buttonNamed(/^Show (more|less)$/, within(sheet))
    const { x: clientX, y } = grip.getBoundingClientRect()
    const send = (type: string, clientY: number) =>
      grip.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1, isPrimary: true }),
      )
    grip.setPointerCapture = () => undefined
    act(() => {
      send('pointerdown', y)
      send('pointermove', y + by / 2)
      send('pointermove', y + by)
      send('pointerup', y + by)
    })
  }
  drag(-260)
  await expectFull()
  drag(20)
  await expectFull()
  drag(300)
  await expectHalf()
  drag(300)
  await closed()
})

test('Directions shows the route: time, length, roads and steps; closing it shows the shop again, MAP-12', async () => {
  const { asked, address } = openApp(`/nearby?near=15.145,120.5887&shop=${handle}`)
  await press('Directions', await partNamed(NENA))
  expect(address()).toBe(`/nearby?near=15.145%2C120.5887&shop=${handle}&directions=`)
  const texts = await steps()
  expect(texts.length).toBeGreaterThan(2)
  expect(texts[0]).toMatch(/^Drive .*\d (m|km)$/)
  expect(texts.at(-1)).toMatch(/destination/)
  const route = await directions()
  expect(route.getByRole('status').textContent).toMatch(/^\d+ min [\d.]+ kmvia /)
  await expectShown('From Angeles City, Pampanga, by road', route)
  expect(asked.filter(({ url }) => url.includes('/directions/')).map(({ url }) => url)).toEqual([
    expect.stringMatching(
      /\/directions\/v5\/mapbox\/driving\/120\.5887,15\.145;120\.6\d+,15\.0\d+(\?|$)/,
    ),
  ])
  const link = new URL(route.getByRole('link', { name: 'Open in a map app' }).getAttribute('href')!)
  expect(link.searchParams.get('origin')).toBe('15.145,120.5887')
  await press('Back to the shop', route)
  await screen.findByRole('button', { name: 'Directions' })
  expect(address()).not.toContain('directions')
})

test('alternatives are a choice, and the first one is the fastest', async () => {
  const name = 'San Fernando Rice Center'
  openApp('/nearby?near=15.0286,120.6898&shop=san-fernando-rice-center&directions')
  const before = await steps(name)
  const [fastest, other, ...more] = await (await directions(name)).findAllByRole('radio')
  expect(more).toEqual([])
  expect(fastest).toBeChecked()
  expect(fastest).toHaveAccessibleName(/fastest/)
  const minutes = (radio?: HTMLElement) =>
    Number.parseInt(radio?.closest('label')?.textContent ?? '', 10)
  expect(minutes(other)).toBeGreaterThanOrEqual(minutes(fastest))
  await userEvent.click(other!)
  expect(other).toBeChecked()
  expect(await steps(name)).not.toEqual(before)
})

test.each([
  [
    'fail:getDrivingDirections:429',
    'Too many people are asking for directions right now. Please wait a minute.',
  ],
  ['fail:getDrivingDirections:401', 'Directions are not available right now.'],
  ['fail:getDrivingDirections:403', 'Directions are not available right now.'],
  ['fail:getDrivingDirections:500:2', 'The route could not be loaded.'],
  [
    'lose:getDrivingDirections:2',
    'The directions service could not be reached. Check your connection.',
  ],
])(
  '%s: the panel says why there is no route, links to a map app and can be tried again',
  async (sim, text) => {
    openApp(`/nearby?shop=${handle}&directions`, sim)
    const route = await directions()
    await expectShown(text, route)
    await expectVisible('link', 'Open in a map app', route)
    await press('Retry', route)
    expect((await steps()).length).toBeGreaterThan(1)
  },
)

test.each([
  ['15.76,121.56', 'We couldn’t find a driving route to this shop.'],
  ['14.5,119.75', 'One of these places is too far from a road.'],
])('from %s: no route is found, and the panel says so', async (near, text) => {
  openApp(`/nearby?near=${near}`)
  const [first] = (await list()).getAllByRole('button')
  const name = first!.textContent
  await userEvent.click(first!)
  await press('Directions', await partNamed(name))
  await expectShown(text, await directions(name))
})

test('offline the panel says so, and loads when the network is back', async () => {
  openApp(`/nearby?shop=${handle}`)
  await panel()
  act(() => onlineManager.setOnline(false))
  await press('Directions')
  await expectShown(/^You are offline. The route will load/)
  act(() => onlineManager.setOnline(true))
  expect((await steps()).length).toBeGreaterThan(1)
})

test('on a phone the route is shown on the map, and closing it leads back to the list, MAP-12', async () => {
  await resize(360, 740)
  openApp('/nearby?near=15.145,120.5887')
  await openCard()
  await press('Directions', await partNamed(NENA))
  await steps()
  await panel('Map of nearby shops')
  await press('Back to the shop', await directions())
  expect(await list()).toBeDefined()
})

test('a route that arrives late is not shown for another shop', async () => {
  // Wide, where the directions take the place of the list.
  await resize(1280, 800)
  const { simulate } = openApp(`/nearby?shop=${handle}`)
  await panel()
  simulate('late:getDrivingDirections:700')
  await press('Directions')
  await expectShown('Finding the route...', await directions())
  expectNone('list', 'Shops')
  await press('Back to the shop')
  await openCard(MEAT)
  await press('Directions', await partNamed(MEAT))
  const before = await steps(MEAT)
  await new Promise((done) => setTimeout(done, 900))
  expect(await steps(MEAT)).toEqual(before)
  await closed(`Directions to ${NENA}`)
})

test('Escape and Back close the directions first, then the shop', async () => {
  const { go, address } = openApp('/nearby')
  await openCard()
  await press('Directions')
  await steps()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Directions' })
  await go(1)
  await steps()
  await go(-1)
  await screen.findByRole('button', { name: 'Directions' })
  await go(-1)
  await closed()
  expect(address()).toBe('/nearby')
})
