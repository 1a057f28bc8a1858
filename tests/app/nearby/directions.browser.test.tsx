import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'

beforeEach(async () => {
  setPosition(positions.sanFernando)
  await page.viewport(800, 900)
})
afterEach(() => page.viewport(1280, 800))

const NENA = "Aling Nena's Sari-Sari Store"
const nena = 'aling-nenas-sari-sari-store'
const panelOf = (name = NENA) => screen.findByRole('region', { name: `Directions to ${name}` })
const stepsOf = async (name?: string) =>
  within(await within(await panelOf(name)).findByRole('list', { name: 'Steps' })).getAllByRole(
    'listitem',
  )
const calls = (asked: Request[]) =>
  asked.flatMap(({ url }) => (url.includes('/directions/') ? [new URL(url)] : []))

test('Directions shows the route: time, length, roads and steps; closing it shows the shop again, MAP-12', async () => {
  const { asked, address } = openApp(`/nearby?near=15.145,120.5887&shop=${nena}`)
  await userEvent.click(
    within(await screen.findByRole('region', { name: NENA })).getByRole('button', {
      name: 'Directions',
    }),
  )
  expect(address()).toBe(`/nearby?near=15.145%2C120.5887&shop=${nena}&directions=`)
  const steps = await stepsOf()
  expect(steps.length).toBeGreaterThan(2)
  expect(steps[0]!.textContent).toMatch(/^Drive .*\d (m|km)$/)
  expect(steps.at(-1)!.textContent).toMatch(/destination/)
  const panel = within(await panelOf())
  expect(panel.getByRole('status').textContent).toMatch(/^\d+ min [\d.]+ kmvia /)
  expect(panel.getByText('From Angeles City, Pampanga')).toBeVisible()
  const [call, ...more] = calls(asked)
  expect(more).toEqual([])
  expect(call?.pathname).toMatch(
    /\/directions\/v5\/mapbox\/driving\/120\.5887,15\.145;120\.6\d+,15\.0\d+$/,
  )
  const link = new URL(panel.getByRole('link', { name: 'Open in a map app' }).getAttribute('href')!)
  expect(link.searchParams.get('origin')).toBe('15.145,120.5887')
  await userEvent.click(panel.getByRole('button', { name: 'Back to the shop' }))
  expect(await screen.findByRole('button', { name: 'Directions' })).toBeVisible()
  expect(address()).not.toContain('directions')
})

test('alternatives are a choice, and the first one is the fastest', async () => {
  openApp('/nearby?near=15.0286,120.6898&shop=san-fernando-rice-center&directions')
  await stepsOf('San Fernando Rice Center')
  const panel = within(await panelOf('San Fernando Rice Center'))
  const [fastest, other, ...more] = await panel.findAllByRole('radio')
  expect(more).toEqual([])
  expect(fastest).toBeChecked()
  expect(fastest).toHaveAccessibleName(/fastest/)
  const minutes = (radio?: HTMLElement) =>
    Number.parseInt(radio?.closest('label')?.textContent ?? '', 10)
  expect(minutes(other)).toBeGreaterThanOrEqual(minutes(fastest))
  const before = panel.getByRole('list', { name: 'Steps' }).textContent
  await userEvent.click(other!)
  expect(other).toBeChecked()
  expect(panel.getByRole('list', { name: 'Steps' }).textContent).not.toBe(before)
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
    openApp(`/nearby?shop=${nena}&directions`, sim)
    const panel = within(await panelOf())
    expect(await panel.findByText(text)).toBeVisible()
    expect(panel.getByRole('link', { name: 'Open in a map app' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    expect((await stepsOf()).length).toBeGreaterThan(1)
  },
)

test.each([
  ['15.76,121.56', 'We couldn’t find a driving route to this shop.'],
  ['14.5,119.75', 'One of these places is too far from a road.'],
])('from %s: no route is found, and the panel says so', async (near, text) => {
  const { router } = openApp(`/nearby?near=${near}`)
  const [card] = within(await screen.findByRole('list', { name: 'Shops' })).getAllByRole('button')
  const name = card!.textContent
  await userEvent.click(card!)
  await userEvent.click(
    within(await screen.findByRole('region', { name })).getByRole('button', { name: 'Directions' }),
  )
  expect(await within(await panelOf(name)).findByText(text)).toBeVisible()
  expect(router.state.location.search).toContain('directions')
})

test('offline the panel says so, and loads when the network is back', async () => {
  openApp(`/nearby?shop=${nena}`)
  await screen.findByRole('region', { name: NENA })
  act(() => onlineManager.setOnline(false))
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }))
  expect(await screen.findByText(/^You are offline. The route will load/)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect((await stepsOf()).length).toBeGreaterThan(1)
})

test('on a phone the route is shown on the map, and closing it leads back to the list, MAP-12', async () => {
  await page.viewport(360, 740)
  openApp(`/nearby?near=15.145,120.5887`)
  const list = within(await screen.findByRole('list', { name: 'Shops' }))
  await userEvent.click(list.getByRole('button', { name: new RegExp(`^${NENA}`) }))
  await userEvent.click(
    within(await screen.findByRole('region', { name: NENA })).getByRole('button', {
      name: 'Directions',
    }),
  )
  await stepsOf()
  expect(await screen.findByRole('region', { name: 'Map of nearby shops' })).toBeVisible()
  await userEvent.click(within(await panelOf()).getByRole('button', { name: 'Back to the shop' }))
  expect(await screen.findByRole('list', { name: 'Shops' })).toBeVisible()
})

test('a route that arrives late is not shown for another shop', async () => {
  // Wide, so that the list stays beside the directions.
  await page.viewport(1280, 800)
  const { market } = openApp(`/nearby?shop=${nena}`)
  await screen.findByRole('region', { name: NENA })
  applyScenario(market, parseScenario('late:getDrivingDirections:700'))
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }))
  expect(await within(await panelOf()).findByText('Finding the route...')).toBeVisible()
  const shops = within(screen.getByRole('list', { name: 'Shops' }))
  await userEvent.click(shops.getByRole('button', { name: /^Kapampangan Meat Corner/ }))
  await userEvent.click(
    within(await screen.findByRole('region', { name: 'Kapampangan Meat Corner' })).getByRole(
      'button',
      { name: 'Directions' },
    ),
  )
  const steps = (await stepsOf('Kapampangan Meat Corner')).map(({ textContent }) => textContent)
  await new Promise((done) => setTimeout(done, 900))
  expect((await stepsOf('Kapampangan Meat Corner')).map(({ textContent }) => textContent)).toEqual(
    steps,
  )
  expect(screen.queryByRole('region', { name: `Directions to ${NENA}` })).toBeNull()
})

test('Escape and Back close the directions first, then the shop', async () => {
  const { router, address } = openApp('/nearby')
  await userEvent.click(
    within(await screen.findByRole('list', { name: 'Shops' })).getByRole('button', {
      name: new RegExp(`^${NENA}`),
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Directions' }))
  await stepsOf()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Directions' })
  await act(() => router.navigate(1))
  await stepsOf()
  await act(() => router.navigate(-1))
  await screen.findByRole('button', { name: 'Directions' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('region', { name: NENA })).toBeNull())
  expect(address()).toBe('/nearby')
})
