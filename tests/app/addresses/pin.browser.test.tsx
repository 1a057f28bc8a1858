import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Map as GlMap } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { AddressDialog } from '#flows/address/AddressDialog.tsx'
import { configureMaps } from '#ui/map/engine.ts'
import { takeMap } from '#ui/map/sharedMap.ts'
import { drawnMap, configureDemoMaps } from '../support/maps.ts'
import { openScreen } from '../support/openScreen.tsx'
import { press, buttonNamed, expectShown } from '../support/user.ts'
import { drag, expectTip, pin, screenPoint } from './support/pin.ts'

const home = {
  owner_name: 'Liza Manalo',
  mobile_number: '09171230001',
  country: 'Philippines' as const,
  region: 'Central Luzon',
  state_province: 'Pampanga',
  city: 'San Fernando City',
  barangay: 'Dolores',
  zipcode: '2000',
  street: '12 Mabini Street',
  type: 'HOME' as const,
  geolocation: { latitude: 15.0343, longitude: 120.6844 },
}

/** Opens the form of that address, or an empty one. */
async function openForm(address?: typeof home) {
  const onClose = vi.fn<() => void>()
  const onSave = vi.fn<(saved: object) => void>()
  openScreen(
    <AddressDialog
      title="Edit Address"
      name="edited"
      address={address}
      busy={false}
      onSave={onSave}
      onClose={onClose}
    />,
    {
      at: '/profile',
      as: 'liza',
    },
  )
  await screen.findByRole('button', { name: 'Set the pin on a map' })
  await press('Enter coordinates')
  return { onClose, onSave }
}

const latitude = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Latitude/ })
const longitude = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Longitude/ })
const typed = () => [latitude().value, longitude().value]
/** The live region that says where the pin is. */
const status = () =>
  within(screen.getByRole('dialog')).getByText(/^\d.* near |stays where it was|^Search your street/)

async function openMap(): Promise<GlMap> {
  await press('Set the pin on a map')
  const map = await drawnMap()
  await pin()
  return map
}

/** Removes the last map, which is stored for reuse. */
async function dropIdleMap() {
  const start = { center: home.geolocation, zoom: 16 }
  const map = await takeMap(document.createElement('div'), start, () => false)
  map?.remove()
}

test('a map that can’t be shown leaves the form as it was, with one message and Retry', async () => {
  await dropIdleMap()
  configureMaps({ load: () => Promise.reject(new Error('no code')) })
  const { onSave } = await openForm(home)
  await userEvent.clear(latitude())
  await userEvent.type(latitude(), '15.04')
  await press('Set the pin on a map')
  await expectShown('The map could not be loaded. Please enter the coordinates.')
  expect(
    within(screen.getByRole('region', { name: 'Map of the address' })).getAllByRole('alert'),
  ).toHaveLength(1)
  expect(typed()).toEqual(['15.04', '120.6844'])
  configureDemoMaps()
  await press('Retry')
  const map = await drawnMap()
  await expectTip(map, [15.04, 120.6844])
  await press('Save Address')
  await waitFor(() => expect(onSave).toHaveBeenCalled())
})

test('the map begins at the coordinates, and the pin says where it is; a drag and a tap write both fields', async () => {
  const { onSave } = await openForm(home)
  const map = await openMap()
  expect(map.getCenter()).toMatchObject({
    lat: expect.closeTo(15.0343, 4),
    lng: expect.closeTo(120.6844, 4),
  })
  expect(map.getZoom()).toBe(16)
  await expectTip(map, [15.0343, 120.6844])
  await waitFor(() =>
    expect(status()).toHaveTextContent('15.0343, 120.6844, near San Fernando City, Pampanga'),
  )
  // The whole map and the line below it are in view.
  const end = buttonNamed('Save Address').getBoundingClientRect().top
  expect(status().getBoundingClientRect().bottom).toBeLessThan(end)
  expect(await pin()).toHaveAccessibleDescription(
    '15.0343, 120.6844, near San Fernando City, Pampanga',
  )

  await drag(map, 60, 40)
  await waitFor(() => expect(typed()).not.toEqual(['15.0343', '120.6844']))
  expect(Number(latitude().value)).toBeLessThan(15.0343)
  expect(Number(longitude().value)).toBeGreaterThan(120.6844)
  for (const text of typed()) expect(text).toMatch(/^\d+\.\d{1,6}$/)
  await expectTip(map, [Number(latitude().value), Number(longitude().value)])
  await waitFor(() =>
    expect(status()).toHaveTextContent(`${typed().join(', ')}, near San Fernando City, Pampanga`),
  )

  const at = screenPoint(map, -50, -30)
  for (const type of ['mousedown', 'mouseup', 'click'])
    map
      .getCanvas()
      .dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...at }))
  const { lat, lng } = map.unproject([
    at.clientX - map.getContainer().getBoundingClientRect().left,
    at.clientY - map.getContainer().getBoundingClientRect().top,
  ])
  await waitFor(() => expect(Number(latitude().value)).toBeCloseTo(lat, 4))
  expect(Number(longitude().value)).toBeCloseTo(lng, 4)
  await expectTip(map, [lat, lng])
  await press('Save Address')
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        geolocation: { latitude: Number(latitude().value), longitude: Number(longitude().value) },
      }),
      expect.anything(),
    ),
  )
})

test('arrow keys move the pin and not the map, ten times as far with Shift, and the map follows it, ACCESS-04', async () => {
  await openForm(home)
  const map = await openMap()
  const { lng } = map.getCenter()
  ;(await pin()).focus()
  await userEvent.keyboard('{ArrowRight}')
  const step = Number(longitude().value) - 120.6844
  expect(step * 107_500).toBeGreaterThan(5)
  expect(step * 107_500).toBeLessThan(20)
  expect(latitude()).toHaveValue('15.0343')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect((Number(latitude().value) - 15.0343) / step).toBeCloseTo(
    10 * Math.cos((15.0343 * Math.PI) / 180),
    1,
  )
  expect(map.getCenter().lng).toBeCloseTo(lng, 8)
  await expectTip(map, [Number(latitude().value), Number(longitude().value)])
  expect(await pin()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await waitFor(() =>
    expect(map.getBounds().contains([Number(longitude().value), Number(latitude().value)])).toBe(
      true,
    ),
  )
  await waitFor(() => expect(map.getCenter().lat).toBeGreaterThan(15.036))
  expect(map.getZoom()).toBe(16)
})

test('without coordinates the map begins at the chosen town, and nothing is written before the user sets the pin', async () => {
  await openForm({ ...home, city: 'Angeles City', geolocation: undefined as never })
  const map = await openMap()
  expect(map.getCenter()).toMatchObject({
    lat: expect.closeTo(15.145, 2),
    lng: expect.closeTo(120.5847, 2),
  })
  expect(typed()).toEqual(['', ''])
  await waitFor(() =>
    expect(status().textContent).toBe(
      'Search your street, or drag the pin to your door. It is at Angeles City, Pampanga now.',
    ),
  )
  ;(await pin()).focus()
  await userEvent.keyboard('{Enter}')
  expect(Number(latitude().value)).toBeCloseTo(15.145, 2)
  await waitFor(() => expect(status().textContent).toMatch(/^15\./))
})

test('typed coordinates move the pin and the map; unfinished ones and those abroad leave it, and the text stays', async () => {
  await openForm()
  const map = await openMap()
  expect(map.getCenter()).toMatchObject({
    lat: expect.closeTo(15.01, 4),
    lng: expect.closeTo(120.66, 4),
  })
  await userEvent.type(latitude(), '10.3167')
  await userEvent.type(longitude(), '123.8907')
  await waitFor(() => expect(map.isMoving()).toBe(false))
  expect(map.getCenter()).toMatchObject({
    lat: expect.closeTo(10.3167, 4),
    lng: expect.closeTo(123.8907, 4),
  })
  expect(map.getZoom()).toBeCloseTo(16)
  await expectTip(map, [10.3167, 123.8907])
  await waitFor(() => expect(status()).toHaveTextContent('10.3167, 123.8907, near Cebu City, Cebu'))
  await userEvent.type(latitude(), 'x')
  expect(latitude()).toHaveValue('10.3167x')
  await expectTip(map, [10.3167, 123.8907])
  await userEvent.clear(latitude())
  await userEvent.type(latitude(), '48.85')
  expect(typed()).toEqual(['48.85', '123.8907'])
  await expectTip(map, [10.3167, 123.8907])
  await press('Save Address')
  expect(
    (await screen.findAllByText('Coordinates must be in the Philippines')).length,
  ).toBeGreaterThan(0)
})

test('the pin can’t leave the Philippines: it goes back to where it was, and says so', async () => {
  await openForm({ ...home, geolocation: { latitude: 20.45, longitude: 121.97 } })
  const map = await openMap()
  map.jumpTo({ zoom: 6 })
  await drawnMap()
  await drag(map, 0, -110)
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      'The pin stays where it was: it can’t leave the Philippines.',
    ),
  )
  expect(typed()).toEqual(['20.45', '121.97'])
  await expectTip(map, [20.45, 121.97])
  ;(await pin()).focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  const [north] = typed()
  expect(Number(north)).toBeGreaterThan(21)
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(status()).toHaveTextContent('The pin stays where it was: it can’t leave the Philippines.')
  expect(typed()).toEqual([north, '121.97'])
  expect(await pin()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(status().textContent).not.toMatch(/stays/)
  expect(Number(latitude().value)).toBeLessThan(Number(north))
})

test('Use my location moves the pin; a position abroad, or none, fills nothing and says so, MAP-20 ERR-79', async () => {
  const position = { coords: { latitude: 14.5547, longitude: 121.0244 } }
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found(position as GeolocationPosition),
  )
  await openForm(home)
  const map = await openMap()
  await press('Use my location')
  await expectTip(map, [14.5547, 121.0244])
  await waitFor(() =>
    expect(status()).toHaveTextContent('14.5547, 121.0244, near Makati City, Metro Manila'),
  )
  Object.assign(position.coords, { latitude: 35.68, longitude: 139.69 })
  await press('Use my location')
  await expectShown('Your location is not in the Philippines')
  expect(typed()).toEqual(['14.5547', '121.0244'])
  vi.mocked(navigator.geolocation.getCurrentPosition).mockImplementation((_, failed) =>
    failed?.({ code: 1 } as GeolocationPositionError),
  )
  await press('Use my location')
  await expectShown('Unable to retrieve your location')
  await expectShown('Please enable location services and try again, or enter the coordinates.')
  expect(typed()).toEqual(['14.5547', '121.0244'])
})

test('Escape on the map closes the map and not the dialog; a second map is the same one', async () => {
  const { onClose } = await openForm(home)
  const map = await openMap()
  ;(await pin()).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Map of the address' })).toBeNull(),
  )
  expect(buttonNamed('Set the pin on a map')).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  expect(typed()).toEqual(['15.0343', '120.6844'])
  expect(await openMap()).toBe(map)
})
