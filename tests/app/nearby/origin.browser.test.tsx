import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'

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
  expect(box.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await userEvent.click(box.getByRole('link', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/home')
})

test('the denied user can choose a place, and sees the shops around the default centre until then, MAP-04', async () => {
  const asked = setPosition('denied')
  const { address } = openApp('/nearby')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Choose a place' }))
  await waitFor(() => expect(near()).toHaveFocus())
  expect(screen.getByText(aroundDefault)).toBeVisible()
  expect(await screen.findByText(/^\d+ shops around Pampanga$/)).toBeVisible()
  await userEvent.type(near(), 'angel')
  await userEvent.click(await option(/^Angeles.*Pampanga/))
  expect(address()).toMatch(/^\/nearby\?near=15\.1\d*%2C120\.5\d*$/)
  expect(await screen.findByText(/^\d+ shops near Angeles/)).toBeVisible()
  expect(near()).toHaveDisplayValue(/^Angeles/)
  expect(screen.queryByText(aroundDefault)).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('after a denial the user can try again, and sees the notice again', async () => {
  setPosition('denied')
  openApp('/nearby')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  setPosition(positions.sanFernando)
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(await screen.findByText(/shops near you$/)).toBeVisible()
  expect(screen.queryByText(aroundDefault)).toBeNull()
})

test('a denial is shown once: not again after Back from another screen', async () => {
  const asked = setPosition('denied')
  const { router } = openApp('/nearby')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await act(() => router.navigate('/contact'))
  await act(() => router.navigate(-1))
  expect(await screen.findByText(/^\d+ shops around Pampanga$/)).toBeVisible()
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
    expect(await screen.findByText(title)).toBeVisible()
    if (answer === 'unavailable') expect(screen.getByText(/enable location services/)).toBeVisible()
    expect(screen.getByText(aroundDefault)).toBeVisible()
    expect(await screen.findByText(/^\d+ shops around Pampanga$/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a chosen place is used without asking for the position, and a nonsense one is ignored', async () => {
  const asked = setPosition(positions.sanFernando)
  const { router } = openApp('/nearby?near=14.5995,120.9842')
  expect(await screen.findByText(/^\d+ shops near Manila/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  for (const nonsense of ['abc', '91,120', '15', '15,181', '15/120']) {
    await act(() => router.navigate(`/nearby?near=${encodeURIComponent(nonsense)}`))
    expect(await screen.findByText(/^\d+ shops near you$/)).toBeVisible()
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
  expect(await screen.findByText(/^\d+ shops near Manila/)).toBeVisible()
  act(() => asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition))
  expect(await screen.findByText(/^\d+ shops near Manila/)).toBeVisible()
  expect(near()).toHaveDisplayValue(/Manila/)
})

test('while the user has not answered, the shops around the default centre are shown after some seconds', async () => {
  const asked = setPosition('never')
  openApp('/nearby')
  expect(await screen.findByText('Finding nearby shops...')).toBeVisible()
  expect(await screen.findByText(/^Still waiting for your location/)).toBeVisible()
  expect(await screen.findByText(/^\d+ shops around Pampanga$/)).toBeVisible()
  act(() => asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition))
  expect(await screen.findByText(/^\d+ shops near you$/)).toBeVisible()
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
  expect(await screen.findByText(/^We don’t know that place/)).toBeVisible()
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
