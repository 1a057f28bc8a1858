import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectShown,
  partNamed,
  press,
  resize,
} from '../support/user.ts'

beforeEach(async () => {
  setPosition(positions.sanFernando)
  await resize(800, 900)
})

const shops = async () => (await partNamed('Shops', 'list')).findAllByRole('button')
const what = () => screen.getByRole('searchbox', { name: 'What' })
/** Searches for a term in place of the one before. */
async function search(term: string) {
  await userEvent.clear(what())
  await userEvent.type(what(), `${term}{Enter}`)
}
const CALL = '/shops/map/location'
const FINDING = 'Finding nearby shops...'
const NONE = 'No nearby shops found...'
const nearYou = /^\d+ shops near you$/

test('the shops near the device are counted and listed, nearest first, as far as the user scrolls, MAP-01 MAP-08', async () => {
  const { queries } = openApp('/nearby')
  const [card] = await shops()
  const total = Number(card!.closest('li')!.ariaSetSize)
  expect(total).toBeGreaterThan(30)
  await expectShown(`${total} shops near you`)
  expect((await shops()).length).toBeLessThan(total)
  await waitFor(async () => {
    scrollTo(0, document.body.scrollHeight)
    expect(await shops()).toHaveLength(total)
  })
  const buttons = await shops()
  // A visitor follows none.
  expectNone('button', 'Following')
  expect(buttons[0]).toHaveAccessibleName(
    /^Dolores Fresh Market Stall 14, \d(\.\d)? km, (closest, open|closed)$/,
  )
  const kilometres = buttons.map(({ ariaLabel }) =>
    Number(/, ([\d.,]+) km,/.exec(ariaLabel ?? '')?.[1]),
  )
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  expect(queries(CALL)).toEqual([{ long: '120.6844', lat: '15.0343', meters: '100000' }])
})

test('there are no recent searches, and the filter by follow changes nothing, MAP-02 MAP-03', async () => {
  const { queries } = openApp('/nearby', 'as:liza')
  const before = await shops()
  await expectShown('No recent searches', await partNamed('Recent Searches'))
  await search('bakery')
  await screen.findByText(/for “bakery”/)
  await expectShown('No recent searches')
  await search('')
  for (const name of ['Following', 'Not Following']) {
    await press(name)
    expect(buttonNamed(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(buttonNamed('Following')).toHaveAttribute('aria-pressed', 'false')
  expect(await shops()).toHaveLength(before.length)
  expect(queries(CALL)).toHaveLength(2)
})

test('the term is in the address and in the call; an empty one is in neither, MAP-07 MAP-08', async () => {
  const { queries, address, go } = openApp('/nearby')
  const all = await shops()
  await search('  bakery ')
  expect(address()).toBe('/nearby?query=bakery')
  await waitFor(async () => expect((await shops()).length).toBeLessThan(all.length))
  expect(queries(CALL).at(-1)).toEqual({
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
  expect(queries(CALL).filter(({ query }) => query === '')).toEqual([])
})

test('an overlay says that shops are being found, and the list of before stays meanwhile, MAP-05 ERR-85', async () => {
  openApp('/nearby', 'latency:400')
  await expectShown(FINDING)
  const before = await shops()
  expectNoText(FINDING)
  await search('bakery')
  await expectShown(FINDING)
  expect(await shops()).toHaveLength(before.length)
  await screen.findByText(/for “bakery”/)
  expectNoText(FINDING)
})

test('an overlay says that the shops failed, with Retry, in place of those before, MAP-06 ERR-84', async () => {
  const { simulate } = openApp('/nearby', 'fail:listNearbyShops:500:2')
  const expectFailed = async () => {
    await expectShown(NONE)
    expectNone('list', 'Shops')
  }
  await expectFailed()
  await expectShown(/^Something went wrong while we looked for them/)
  await press('Retry')
  expect(await shops()).not.toHaveLength(0)
  expectNoText(NONE)
  simulate('fail:listNearbyShops:422')
  await search('bakery')
  await expectFailed()
})

test('offline the page says so, and loads when the network is back', async () => {
  openApp('/nearby')
  await shops()
  act(() => onlineManager.setOnline(false))
  await search('bakery')
  await expectShown(/^You are offline. The shops will load/)
  act(() => onlineManager.setOnline(true))
  await expectShown(/for “bakery” near you/)
  expectNoText(/^You are offline. The shops/)
})

test('a term without shops can be cleared; far from all shops the default centre is offered', async () => {
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
  await search('bakery')
  await search('pharmacy')
  await screen.findByText(/for “pharmacy” near you/)
  await new Promise((done) => setTimeout(done, 800))
  await expectShown(/for “pharmacy” near you/)
  expect((await shops()).map(({ textContent }) => textContent).join()).not.toMatch(/bak/i)
})

const near = () => screen.getByRole('combobox', { name: 'Near' })
const option = (name: RegExp) => screen.findByRole('option', { name })
const denial = () => dialogNamed('Location Permission Denied')
const NOTICE = /Showing shops in Pampanga/
const aroundDefault = /^\d+ shops around Pampanga$/
/** The device answers a request that it has left open. */
const locate = (asked: ReturnType<typeof setPosition>) =>
  act(() => asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition))

test('a denied position opens a dialog, once; Back leads home, MAP-04 MAP-20 ERR-86', async () => {
  const asked = setPosition('denied')
  const { address, go } = openApp('/nearby', '', StrictMode)
  expect(buttonNamed('Reload Page', await denial())).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Back', await denial(), 'link')
  await expectNoDialog()
  expect(address()).toBe('/home')
  await go(-1)
  await expectShown(aroundDefault)
  await expectNoDialog()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('after a denial the default centre is shown, and the user can try again or choose a place, MAP-04', async () => {
  setPosition('denied')
  const { address } = openApp('/nearby')
  await denial()
  await keys.keyboard('{Escape}')
  await press('Use my location')
  await press('Choose a place', await denial())
  await waitFor(() => expect(near()).toHaveFocus())
  await expectShown(NOTICE)
  await expectShown(aroundDefault)
  const asked = setPosition(positions.sanFernando)
  await press('Use my location')
  await expectShown(nearYou)
  expectNoText(NOTICE)
  await userEvent.clear(near())
  await userEvent.type(near(), 'angel')
  await userEvent.click(await option(/^Angeles.*Pampanga/))
  expect(address()).toMatch(/^\/nearby\?near=15\.1\d*%2C120\.5\d*$/)
  await expectShown(/^\d+ shops near Angeles/)
  expect(near()).toHaveDisplayValue(/^Angeles/)
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['MAP-19', 'unsupported', 'Geolocation not supported'],
  ['MAP-20', 'unavailable', 'Unable to retrieve your location'],
] as const)(
  '%s a position that is %s gives a toast, and the shops around the default centre',
  async (_, answer, title) => {
    setPosition(answer)
    openApp('/nearby')
    await expectShown(title)
    if (answer === 'unavailable') await expectShown(/enable location services/)
    await expectShown(NOTICE)
    await expectShown(aroundDefault)
    expectNone('dialog')
  },
)

test('a chosen place is used without asking for the position, and a nonsense one is ignored', async () => {
  const asked = setPosition(positions.sanFernando)
  const { go } = openApp('/nearby?near=14.5995,120.9842')
  await expectShown(/^\d+ shops near Manila/)
  expect(asked).not.toHaveBeenCalled()
  for (const nonsense of ['abc', '91,120', '15', '15,181', '15/120']) {
    await go(`/nearby?near=${encodeURIComponent(nonsense)}`)
    await expectShown(nearYou)
  }
  expect(asked).toHaveBeenCalledTimes(1)
})

test('until the user answers, the shops around the default centre are shown after some seconds; an answer after a place was chosen changes nothing', async () => {
  const asked = setPosition('never')
  const { go } = openApp('/nearby')
  await expectShown(FINDING)
  await expectShown(/^Still waiting for your location/)
  await expectShown(aroundDefault)
  await userEvent.type(near(), '14.5995, 120.9842{Enter}')
  await expectShown(/^\d+ shops near Manila/)
  locate(asked)
  await expectShown(/^\d+ shops near Manila/)
  expect(near()).toHaveDisplayValue(/Manila/)
  await go('/nearby')
  await expectShown(nearYou)
})

test('the place by keyboard: a town, an address of the user, coordinates; an unknown one says so', async () => {
  const { address } = openApp('/nearby', 'as:liza')
  const type = async (text: string) => {
    await userEvent.clear(near())
    await userEvent.keyboard(text)
  }
  await screen.findByText(nearYou)
  expect(near()).toHaveValue('My location')
  await type('tarlac ci')
  await option(/^(Tarlac City|City of Tarlac).*Tarlac$/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toMatch(/near=15\.4/)
  expectNone('listbox')
  await userEvent.clear(near())
  await userEvent.click((await screen.findAllByRole('option', { name: /Home: San Fernando/ }))[0]!)
  const home = address()
  expect(home).toMatch(/near=15\.0/)
  await type('qqqq{Enter}')
  await expectShown(/^We don’t know that place/)
  expect(near()).toHaveAccessibleDescription(/^We don’t know that place/)
  expect(address()).toBe(home)
  await type('15.1450,120.5887{Enter}')
  expect(address()).toBe('/nearby?near=15.145%2C120.5887')
  await waitFor(() => expect(near()).toHaveDisplayValue(/^Angeles/))
  await type('{Escape}{Enter}')
  expect(address()).toBe('/nearby')
})
