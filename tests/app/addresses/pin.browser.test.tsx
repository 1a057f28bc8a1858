import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Map as GlMap } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { sampleAddress } from '#components/samples.ts'
import { AddressDialog } from '#flows/address/AddressDialog.tsx'
import { configureMaps } from '#ui/map/engine.ts'
import { setPosition } from '../support/geolocation.ts'
import { configureDemoMaps, drawnMap, dropIdleMap } from '../support/maps.ts'
import { openScreen } from '../support/openScreen.tsx'
import { buttonNamed, expectShown, findButton, partNamed, press } from '../support/user.ts'

const pin = () => findButton('Pin of the address')
/** Waits until the pin's tip is at a place, to the pixel. */
const expectTip = (map: GlMap, [lat, lng]: readonly [number, number]) =>
  waitFor(async () => {
    const { left, right, bottom } = (await pin()).getBoundingClientRect()
    const frame = map.getContainer().getBoundingClientRect()
    const { x, y } = map.project([lng, lat])
    const far = Math.hypot((left + right) / 2 - frame.left - x, bottom - frame.top - y)
    expect(far, 'px between the pin and its place').toBeLessThan(3)
  })

const fireMouse = (target: Element, type: string, at: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...at }))

/** Drags the pin by its middle, as a mouse does. */
async function drag(map: GlMap, x: number, y: number) {
  const button = await pin()
  const box = button.getBoundingClientRect()
  /** At that share of the way. */
  const fire = (target: Element, type: string, share: number, buttons: number) =>
    fireMouse(target, type, {
      buttons,
      clientX: (box.left + box.right) / 2 + share * x,
      clientY: (box.top + box.bottom) / 2 + share * y,
    })
  fire(button, 'mousedown', 0, 1)
  const canvas = map.getCanvasContainer()
  for (const share of [0.5, 1]) fire(canvas, 'mousemove', share, 1)
  fire(canvas, 'mouseup', 1, 0)
  fire(button, 'click', 1, 0)
}

/** Opens the form of that address, or an empty one. */
async function openForm(address?: typeof sampleAddress) {
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
    { at: '/profile', as: 'liza' },
  )
  await findButton('Set the pin on a map')
  await press('Enter coordinates')
  return { onClose, onSave }
}

const latitude = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Latitude/ })
const longitude = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Longitude/ })
const typed = () => [latitude().value, longitude().value]
/** Latitude and longitude as they are typed. */
const place = () => [Number(latitude().value), Number(longitude().value)] as const
/** The live region that says where the pin is. */
const status = () =>
  within(screen.getByRole('dialog')).getByText(/^\d.* near |stays where it was|^Search your street/)
const expectStatus = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text))
const STAYS = 'The pin stays where it was: it can’t leave the Philippines.'

async function openMap(): Promise<GlMap> {
  await press('Set the pin on a map')
  const map = await drawnMap()
  await pin()
  return map
}
async function keysOnPin(keys: string) {
  ;(await pin()).focus()
  await userEvent.keyboard(keys)
}
function expectCentre(map: GlMap, [lat, lng]: readonly [number, number], digits = 4) {
  expect(map.getCenter().lat).toBeCloseTo(lat, digits)
  expect(map.getCenter().lng).toBeCloseTo(lng, digits)
}

test('a map that can’t be shown leaves the form as it was, with one message and Retry', async () => {
  await dropIdleMap()
  configureMaps({ load: () => Promise.reject(new Error('no code')) })
  const { onSave } = await openForm(sampleAddress)
  await userEvent.clear(latitude())
  await userEvent.type(latitude(), '15.04')
  await press('Set the pin on a map')
  await expectShown('The map could not be loaded. Please enter the coordinates.')
  expect((await partNamed('Map of the address')).getAllByRole('alert')).toHaveLength(1)
  expect(typed()).toEqual(['15.04', '120.6844'])
  configureDemoMaps()
  await press('Retry')
  await expectTip(await drawnMap(), [15.04, 120.6844])
  await press('Save Address')
  await waitFor(() => expect(onSave).toHaveBeenCalled())
})

test('the map begins at the coordinates, and the pin says where it is; a drag and a tap write both fields', async () => {
  const { onSave } = await openForm(sampleAddress)
  const map = await openMap()
  expectCentre(map, [15.0343, 120.6844])
  expect(map.getZoom()).toBe(16)
  await expectTip(map, [15.0343, 120.6844])
  const there = '15.0343, 120.6844, near San Fernando City, Pampanga'
  await expectStatus(there)
  // The whole map and the line below it are in view.
  const end = buttonNamed('Save Address').getBoundingClientRect().top
  expect(status().getBoundingClientRect().bottom).toBeLessThan(end)
  expect(await pin()).toHaveAccessibleDescription(there)

  await drag(map, 60, 40)
  await expect.poll(typed).not.toEqual(['15.0343', '120.6844'])
  expect(place()[0]).toBeLessThan(15.0343)
  expect(place()[1]).toBeGreaterThan(120.6844)
  for (const text of typed()) expect(text).toMatch(/^\d+\.\d{1,6}$/)
  await expectTip(map, place())
  await expectStatus(`${typed().join(', ')}, near San Fernando City, Pampanga`)

  // 50 px to the left of the middle, and 30 above it.
  const { left, top, width, height } = map.getContainer().getBoundingClientRect()
  const [x, y] = [width / 2 - 50, height / 2 - 30]
  for (const type of ['mousedown', 'mouseup', 'click'])
    fireMouse(map.getCanvas(), type, { clientX: left + x, clientY: top + y })
  const { lat, lng } = map.unproject([x, y])
  await waitFor(() => expect(place()[0]).toBeCloseTo(lat, 4))
  expect(place()[1]).toBeCloseTo(lng, 4)
  await expectTip(map, [lat, lng])
  await press('Save Address')
  const geolocation = { latitude: place()[0], longitude: place()[1] }
  await waitFor(() => expect(onSave.mock.lastCall?.[0]).toMatchObject({ geolocation }))
})

test('arrow keys move the pin and not the map, which follows it to its edge, ACCESS-04', async () => {
  await openForm(sampleAddress)
  const map = await openMap()
  await keysOnPin('{ArrowRight}')
  expect(latitude()).toHaveValue('15.0343')
  expect(place()[1]).toBeGreaterThan(120.6844)
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(place()[0]).toBeGreaterThan(15.035)
  expectCentre(map, [15.0343, 120.6844])
  await expectTip(map, place())
  expect(await pin()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await waitFor(() =>
    expect(map.getBounds().contains(place().toReversed() as [number, number])).toBe(true),
  )
  await waitFor(() => expect(map.getCenter().lat).toBeGreaterThan(15.036))
  expect(map.getZoom()).toBe(16)
})

test('without coordinates the map begins at the town, and nothing is written before the pin is set', async () => {
  await openForm({ ...sampleAddress, city: 'Angeles City', geolocation: undefined as never })
  expectCentre(await openMap(), [15.145, 120.5847], 2)
  expect(typed()).toEqual(['', ''])
  await expectStatus(
    'Search your street, or drag the pin to your door. It is at Angeles City, Pampanga now.',
  )
  await keysOnPin('{Enter}')
  expect(place()[0]).toBeCloseTo(15.145, 2)
  await waitFor(() => expect(status().textContent).toMatch(/^15\./))
})

test('typed coordinates move the pin and the map, but for unfinished ones and those abroad, which stay', async () => {
  await openForm()
  const map = await openMap()
  expectCentre(map, [15.01, 120.66])
  await userEvent.type(latitude(), '10.3167')
  await userEvent.type(longitude(), '123.8907')
  await waitFor(() => expect(map.isMoving()).toBe(false))
  expectCentre(map, [10.3167, 123.8907])
  expect(map.getZoom()).toBeCloseTo(16)
  await expectTip(map, [10.3167, 123.8907])
  await expectStatus('10.3167, 123.8907, near Cebu City, Cebu')
  await userEvent.type(latitude(), 'x')
  expect(latitude()).toHaveValue('10.3167x')
  await expectTip(map, [10.3167, 123.8907])
  await userEvent.clear(latitude())
  await userEvent.type(latitude(), '48.85')
  expect(typed()).toEqual(['48.85', '123.8907'])
  await expectTip(map, [10.3167, 123.8907])
  await press('Save Address')
  expect(await screen.findAllByText('Coordinates must be in the Philippines')).not.toEqual([])
})

test('the pin can’t leave the Philippines: it goes back to where it was, and says so', async () => {
  await openForm({ ...sampleAddress, geolocation: { latitude: 20.45, longitude: 121.97 } })
  const map = await openMap()
  map.jumpTo({ zoom: 6 })
  await drawnMap()
  await drag(map, 0, -110)
  await expectStatus(STAYS)
  expect(typed()).toEqual(['20.45', '121.97'])
  await expectTip(map, [20.45, 121.97])
  await keysOnPin('{Shift>}{ArrowUp}{/Shift}')
  const north = place()
  expect(north[0]).toBeGreaterThan(21)
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expectStatus(STAYS)
  expect(place()).toEqual(north)
  expect(await pin()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(status().textContent).not.toMatch(/stays/)
  expect(place()[0]).toBeLessThan(north[0])
})

test('Use my location moves the pin; a position abroad, or none, fills nothing and says so, MAP-20 ERR-79', async () => {
  setPosition({ latitude: 14.5547, longitude: 121.0244 })
  await openForm(sampleAddress)
  const map = await openMap()
  await press('Use my location')
  await expectTip(map, [14.5547, 121.0244])
  await expectStatus('14.5547, 121.0244, near Makati City, Metro Manila')
  setPosition({ latitude: 35.68, longitude: 139.69 })
  await press('Use my location')
  await expectShown('Your location is not in the Philippines')
  expect(typed()).toEqual(['14.5547', '121.0244'])
  setPosition('denied')
  await press('Use my location')
  await expectShown('Unable to retrieve your location')
  await expectShown('Please enable location services and try again, or enter the coordinates.')
  expect(typed()).toEqual(['14.5547', '121.0244'])
})

test('Escape on the map closes the map and not the dialog; a second map is the same one', async () => {
  const { onClose } = await openForm(sampleAddress)
  const map = await openMap()
  await keysOnPin('{Escape}')
  const region = () => screen.queryByRole('region', { name: 'Map of the address' })
  await expect.poll(region).toBeNull()
  expect(buttonNamed('Set the pin on a map')).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  expect(typed()).toEqual(['15.0343', '120.6844'])
  expect(await openMap()).toBe(map)
})
