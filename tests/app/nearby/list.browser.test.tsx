import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { press, buttonNamed, expectShown, expectNoText } from '../support/user.ts'

beforeEach(async () => {
  setPosition(positions.sanFernando)
  await page.viewport(800, 900)
})
afterEach(() => page.viewport(1280, 800))

const list = () => screen.findByRole('list', { name: 'Shops' })
const shops = async () => within(await list()).findAllByRole('button')
const what = () => screen.getByRole('searchbox', { name: 'What' })
/** The calls for shops, as their parameters. */
const calls = (asked: Request[]) =>
  asked.flatMap(({ url }) =>
    url.includes('/shops/map/location') ? [Object.fromEntries(new URL(url).searchParams)] : [],
  )

test('the shops near the device are listed, nearest first, and counted, MAP-01 MAP-08', async () => {
  const { asked } = openApp('/nearby')
  const buttons = await shops()
  expect(buttons.length).toBeGreaterThan(30)
  // A visitor follows none.
  expect(screen.queryByRole('button', { name: 'Following' })).toBeNull()
  await expectShown(`${buttons.length} shops near you`)
  expect(buttons[0]).toHaveAccessibleName(
    /^Dolores Fresh Market Stall 14, \d(\.\d)? km, (closest, open|closed)$/,
  )
  const kilometres = buttons.map((button) =>
    Number(/, ([\d.,]+) km,/.exec(button.getAttribute('aria-label') ?? '')?.[1]),
  )
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  expect(calls(asked)).toEqual([{ long: '120.6844', lat: '15.0343', meters: '100000' }])
})

test('there are no recent searches, and the filter by follow changes nothing, MAP-02 MAP-03', async () => {
  const { asked } = openApp('/nearby', 'as:liza')
  const before = await shops()
  await expectShown(
    'No recent searches',
    within(screen.getByRole('region', { name: 'Recent Searches' })),
  )
  await userEvent.type(what(), 'bakery{Enter}')
  await screen.findByText(/for “bakery”/)
  await expectShown('No recent searches')
  await userEvent.clear(what())
  await userEvent.type(what(), '{Enter}')
  for (const name of ['Following', 'Not Following']) {
    await press(name)
    expect(buttonNamed(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(buttonNamed('Following')).toHaveAttribute('aria-pressed', 'false')
  expect(await shops()).toHaveLength(before.length)
  expect(calls(asked)).toHaveLength(2)
})

test('the term is in the address and in the call; an empty one is in neither, MAP-07 MAP-08', async () => {
  const { asked, address, go } = openApp('/nearby')
  const all = await shops()
  await userEvent.type(what(), '  bakery {Enter}')
  expect(address()).toBe('/nearby?query=bakery')
  await waitFor(async () => expect((await shops()).length).toBeLessThan(all.length))
  expect(calls(asked).at(-1)).toEqual({
    long: '120.6844',
    lat: '15.0343',
    meters: '100000',
    query: 'bakery',
  })
  await userEvent.clear(what())
  await press('Search shops')
  expect(address()).toBe('/nearby')
  await waitFor(async () => expect(await shops()).toHaveLength(all.length))
  await go(-1)
  expect(address()).toBe('/nearby?query=bakery')
  expect(what()).toHaveValue('bakery')
  expect(calls(asked).filter(({ query }) => query === '')).toEqual([])
})

test('an overlay says that shops are being found, and the list of before stays meanwhile, MAP-05 ERR-85', async () => {
  openApp('/nearby', 'latency:400')
  await expectShown('Finding nearby shops...')
  const before = await shops()
  expectNoText('Finding nearby shops...')
  await userEvent.type(what(), 'bakery{Enter}')
  await expectShown('Finding nearby shops...')
  expect(await shops()).toHaveLength(before.length)
  await screen.findByText(/for “bakery”/)
  expectNoText('Finding nearby shops...')
})

test('when the shops cannot be loaded, an overlay says so and offers Retry, MAP-06 ERR-84', async () => {
  openApp('/nearby', 'fail:listNearbyShops:500:2')
  await expectShown('No nearby shops found...')
  await expectShown(/^Something went wrong while we looked for them/)
  expect(screen.queryByRole('list', { name: 'Shops' })).toBeNull()
  await press('Retry')
  expect(await shops()).not.toHaveLength(0)
  expectNoText('No nearby shops found...')
})

test('a search that fails shows no shops of the one before, ERR-84', async () => {
  const { simulate } = openApp('/nearby')
  await shops()
  simulate('fail:listNearbyShops:422')
  await userEvent.type(what(), 'bakery{Enter}')
  await expectShown('No nearby shops found...')
  expect(screen.queryByRole('list', { name: 'Shops' })).toBeNull()
})

test('offline the page says so, and loads when the network is back', async () => {
  openApp('/nearby')
  await shops()
  act(() => onlineManager.setOnline(false))
  await userEvent.type(what(), 'bakery{Enter}')
  await expectShown(/^You are offline. The shops will load/)
  act(() => onlineManager.setOnline(true))
  await expectShown(/for “bakery” near you/)
  expectNoText(/^You are offline. The shops/)
})

test('a term that no shop matches says so and can be cleared; far from all shops the page offers those around the default centre', async () => {
  setPosition(positions.middleOfTheSea)
  const { address } = openApp('/nearby?query=zzz')
  await expectShown('No shop matches “zzz”')
  await expectShown('0 shops for “zzz” near you')
  await press('Clear search')
  expect(address()).toBe('/nearby')
  await expectShown('No shops within 100 km')
  await press('Explore Pampanga')
  expect(address()).toBe('/nearby?near=15.01%2C120.66')
  expect(await shops()).not.toHaveLength(0)
})

test('a late answer is not shown over the one of a later search', async () => {
  const { simulate } = openApp('/nearby')
  await shops()
  simulate('late:listNearbyShops:600')
  await userEvent.type(what(), 'bakery{Enter}')
  await userEvent.clear(what())
  await userEvent.type(what(), 'pharmacy{Enter}')
  await screen.findByText(/for “pharmacy” near you/)
  await new Promise((done) => setTimeout(done, 800))
  await expectShown(/for “pharmacy” near you/)
  expect((await shops()).map(({ textContent }) => textContent).join()).not.toMatch(/bak/i)
})
