import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { press, buttonNamed, expectShown, expectNoText, expectNoDialog } from '../support/user.ts'

beforeEach(() => page.viewport(800, 900))
afterEach(() => page.viewport(1280, 800))

const near = () => screen.getByRole('combobox', { name: 'Near' })
const option = (name: string | RegExp) => screen.findByRole('option', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Location Permission Denied' })
const aroundDefault = /Showing shops in Pampanga/

test('a denied position opens a dialog; Back leads home, MAP-04 MAP-20 ERR-86', async () => {
  setPosition('denied')
  const { address } = openApp('/nearby')
  const box = within(await dialog())
  expect(buttonNamed('Reload Page', box)).toBeVisible()
  await press('Back', box, 'link')
  await expectNoDialog()
  expect(address()).toBe('/home')
})

test('the denied user can choose a place, and sees the shops around the default centre until then, MAP-04', async () => {
  const asked = setPosition('denied')
  const { address } = openApp('/nearby')
  await press('Choose a place', within(await dialog()))
  await waitFor(() => expect(near()).toHaveFocus())
  await expectShown(aroundDefault)
  await expectShown(/^\d+ shops around Pampanga$/)
  await userEvent.type(near(), 'angel')
  await userEvent.click(await option(/^Angeles.*Pampanga/))
  expect(address()).toMatch(/^\/nearby\?near=15\.1\d*%2C120\.5\d*$/)
  await expectShown(/^\d+ shops near Angeles/)
  expect(near()).toHaveDisplayValue(/^Angeles/)
  expectNoText(aroundDefault)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('after a denial the user can try again, and sees the notice again', async () => {
  setPosition('denied')
  openApp('/nearby')
  await press('Close', within(await dialog()))
  await press('Use my location')
  await press('Close', within(await dialog()))
  setPosition(positions.sanFernando)
  await press('Use my location')
  await expectShown(/shops near you$/)
  expectNoText(aroundDefault)
})

test('a denial is shown once: not again after Back from another screen', async () => {
  const asked = setPosition('denied')
  const { go } = openApp('/nearby')
  await press('Close', within(await dialog()))
  await go('/contact')
  await go(-1)
  await expectShown(/^\d+ shops around Pampanga$/)
  expect(screen.queryByRole('dialog')).toBeNull()
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
    if (answer === 'unavailable') expect(screen.getByText(/enable location services/)).toBeVisible()
    await expectShown(aroundDefault)
    await expectShown(/^\d+ shops around Pampanga$/)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a chosen place is used without asking for the position, and a nonsense one is ignored', async () => {
  const asked = setPosition(positions.sanFernando)
  const { go } = openApp('/nearby?near=14.5995,120.9842')
  await expectShown(/^\d+ shops near Manila/)
  expect(asked).not.toHaveBeenCalled()
  for (const nonsense of ['abc', '91,120', '15', '15,181', '15/120']) {
    await go(`/nearby?near=${encodeURIComponent(nonsense)}`)
    await expectShown(/^\d+ shops near you$/)
  }
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a position that arrives after a place was chosen changes nothing', async () => {
  const asked = setPosition('never')
  openApp('/nearby')
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Near' }),
    '14.5995, 120.9842{Enter}',
  )
  await expectShown(/^\d+ shops near Manila/)
  act(() => asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition))
  await expectShown(/^\d+ shops near Manila/)
  expect(near()).toHaveDisplayValue(/Manila/)
})

test('while the user has not answered, the shops around the default centre are shown after some seconds', async () => {
  const asked = setPosition('never')
  openApp('/nearby')
  await expectShown('Finding nearby shops...')
  await expectShown(/^Still waiting for your location/)
  await expectShown(/^\d+ shops around Pampanga$/)
  act(() => asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition))
  await expectShown(/^\d+ shops near you$/)
})

test('the place by keyboard: a town, an address of the user, coordinates; an unknown one says so', async () => {
  setPosition(positions.sanFernando)
  const { address } = openApp('/nearby', 'as:liza')
  await screen.findByText(/^\d+ shops near you$/)
  expect(near()).toHaveValue('My location')
  await userEvent.clear(near())
  await userEvent.keyboard('tarlac ci')
  await option(/^(Tarlac City|City of Tarlac).*Tarlac$/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toMatch(/near=15\.4/)
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.clear(near())
  await userEvent.click((await screen.findAllByRole('option', { name: /Home: San Fernando/ }))[0]!)
  const home = address()
  expect(home).toMatch(/near=15\.0/)
  await userEvent.clear(near())
  await userEvent.keyboard('qqqq{Enter}')
  await expectShown(/^We don’t know that place/)
  expect(near()).toHaveAccessibleDescription(/^We don’t know that place/)
  expect(address()).toBe(home)
  await userEvent.clear(near())
  await userEvent.keyboard('15.1450,120.5887{Enter}')
  expect(address()).toBe('/nearby?near=15.145%2C120.5887')
  await waitFor(() => expect(near()).toHaveDisplayValue(/^Angeles/))
  await userEvent.clear(near())
  await userEvent.keyboard('{Escape}{Enter}')
  expect(address()).toBe('/nearby')
})

test('the browser is asked once in strict mode too', async () => {
  const asked = setPosition('denied')
  openApp('/nearby', '', StrictMode)
  await dialog()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(asked).toHaveBeenCalledTimes(1)
})
