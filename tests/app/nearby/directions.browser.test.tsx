import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { press, expectShown } from '../support/user.ts'

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
  await press('Directions', within(await screen.findByRole('region', { name: NENA })))
  expect(address()).toBe(`/nearby?near=15.145%2C120.5887&shop=${nena}&directions=`)
  const steps = await stepsOf()
  expect(steps.length).toBeGreaterThan(2)
  expect(steps[0]!.textContent).toMatch(/^Drive .*\d (m|km)$/)
  expect(steps.at(-1)!.textContent).toMatch(/destination/)
  const panel = within(await panelOf())
  expect(panel.getByRole('status').textContent).toMatch(/^\d+ min [\d.]+ kmvia /)
  await expectShown('From Angeles City, Pampanga', panel)
  const [call, ...more] = calls(asked)
  expect(more).toEqual([])
  expect(call?.pathname).toMatch(
    /\/directions\/v5\/mapbox\/driving\/120\.5887,15\.145;120\.6\d+,15\.0\d+$/,
  )
  const link = new URL(panel.getByRole('link', { name: 'Open in a map app' }).getAttribute('href')!)
  expect(link.searchParams.get('origin')).toBe('15.145,120.5887')
  await press('Back to the shop', panel)
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
    await expectShown(text, panel)
    expect(panel.getByRole('link', { name: 'Open in a map app' })).toBeVisible()
    await press('Retry', panel)
    expect((await stepsOf()).length).toBeGreaterThan(1)
  },
)

test.each([
  ['15.76,121.56', 'We couldn’t find a driving route to this shop.'],
  ['14.5,119.75', 'One of these places is too far from a road.'],
])('from %s: no route is found, and the panel says so', async (near, text) => {
  const { address } = openApp(`/nearby?near=${near}`)
  const [card] = within(await screen.findByRole('list', { name: 'Shops' })).getAllByRole('button')
  const name = card!.textContent
  await userEvent.click(card!)
  await press('Directions', within(await screen.findByRole('region', { name })))
  await expectShown(text, within(await panelOf(name)))
  expect(address()).toContain('directions')
})

test('offline the panel says so, and loads when the network is back', async () => {
  openApp(`/nearby?shop=${nena}`)
  await screen.findByRole('region', { name: NENA })
  act(() => onlineManager.setOnline(false))
  await press('Directions')
  await expectShown(/^You are offline. The route will load/)
  act(() => onlineManager.setOnline(true))
  expect((await stepsOf()).length).toBeGreaterThan(1)
})

test('on a phone the route is shown on the map, and closing it leads back to the list, MAP-12', async () => {
  await page.viewport(360, 740)
  openApp(`/nearby?near=15.145,120.5887`)
  const list = within(await screen.findByRole('list', { name: 'Shops' }))
  await press(new RegExp(`^${NENA}`), list)
  await press('Directions', within(await screen.findByRole('region', { name: NENA })))
  await stepsOf()
  expect(await screen.findByRole('region', { name: 'Map of nearby shops' })).toBeVisible()
  await press('Back to the shop', within(await panelOf()))
  expect(await screen.findByRole('list', { name: 'Shops' })).toBeVisible()
})

test('a route that arrives late is not shown for another shop', async () => {
  // Wide, so that the list stays beside the directions.
  await page.viewport(1280, 800)
  const { simulate } = openApp(`/nearby?shop=${nena}`)
  await screen.findByRole('region', { name: NENA })
  simulate('late:getDrivingDirections:700')
  await press('Directions')
  await expectShown('Finding the route...', within(await panelOf()))
  const shops = within(screen.getByRole('list', { name: 'Shops' }))
  await press(/^Kapampangan Meat Corner/, shops)
  await press(
    'Directions',
    within(await screen.findByRole('region', { name: 'Kapampangan Meat Corner' })),
  )
  const steps = (await stepsOf('Kapampangan Meat Corner')).map(({ textContent }) => textContent)
  await new Promise((done) => setTimeout(done, 900))
  expect((await stepsOf('Kapampangan Meat Corner')).map(({ textContent }) => textContent)).toEqual(
    steps,
  )
  expect(screen.queryByRole('region', { name: `Directions to ${NENA}` })).toBeNull()
})

test('Escape and Back close the directions first, then the shop', async () => {
  const { go, address } = openApp('/nearby')
  await press(new RegExp(`^${NENA}`), within(await screen.findByRole('list', { name: 'Shops' })))
  await press('Directions')
  await stepsOf()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Directions' })
  await go(1)
  await stepsOf()
  await go(-1)
  await screen.findByRole('button', { name: 'Directions' })
  await go(-1)
  await waitFor(() => expect(screen.queryByRole('region', { name: NENA })).toBeNull())
  expect(address()).toBe('/nearby')
})
