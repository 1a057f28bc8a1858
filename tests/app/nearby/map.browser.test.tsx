import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { GeoJSONSource } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Coordinates } from '#lib/geolocation.ts'
import { useToast } from '#ui/toast.ts'
import { positions, setPosition } from '../support/geolocation.ts'
import { drawnMap } from '../support/maps.ts'
import { far, open, pin, route, shop } from '../support/nearbyMap.tsx'
import { expectNone, expectShown, expectVisible, press, stopTimeouts } from '../support/user.ts'

const closest = 'Panaderia ni Aling Nena, 2.1 km, closest, open'
const zoomedTo = (map: { getZoom(): number }, zoom: number) =>
  waitFor(() => expect(map.getZoom()).toBe(zoom))
const noButton = (name: string | RegExp) => expectNone('button', name)

test('the map starts at 120.66, 15.01, zoom 10, with its controls and two layers, MAP-10 MAP-11 MAP-16', async () => {
  const { map } = await open()
  expect(map.getCenter().lng).toBeCloseTo(120.66, 5)
  expect(map.getCenter().lat).toBeCloseTo(15.01, 5)
  expect(map.getZoom()).toBe(10)
  await press('Zoom in')
  await zoomedTo(map, 11)
  await expectVisible('button', 'Enter fullscreen')
  await expectVisible('button', 'Find my location')
  expect(screen.getByRole('radio', { name: 'Street' })).toBeChecked()
  const before = map.getStyle().name
  await press('Satellite', screen, 'radio')
  await waitFor(() => expect(map.getStyle().name).not.toBe(before))
  await drawnMap()
  expect(await pin(closest)).toBeVisible()
})

test('the position control moves the map to the device, or says that there is no position, and asks again, MAP-11 MAP-19', async () => {
  setPosition('unsupported')
  const { result: toast } = renderHook(useToast)
  const { map } = await open()
  const button = await screen.findByRole('button', { name: 'Find my location' })
  await userEvent.click(button)
  await waitFor(() => expect(toast.current?.title).toBe('Geolocation not supported'))
  const asked = setPosition('never')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveAccessibleName('Finding your location')
  asked.mock.calls[0]?.[0]({ coords: positions.sanFernando } as GeolocationPosition)
  await zoomedTo(map, 15)
  expect(map.getCenter().lat).toBeCloseTo(positions.sanFernando.latitude, 3)
  expect(button).toHaveAccessibleName('Find my location')
  expect(button).toHaveFocus()
})

test.each([
  ['the map has been moved', () => press('Zoom in')],
  ['a shop has been chosen', () => press(closest)],
])('a position that comes after %s is not used', async (_, act) => {
  const asked = setPosition('never')
  const { map } = await open()
  await press('Find my location')
  await act()
  const button = await screen.findByRole('button', { name: 'Find my location' })
  await drawnMap()
  const flown = vi.spyOn(map, 'flyTo')
  asked.mock.calls[0]?.[0]({ coords: positions.manila } as GeolocationPosition)
  setPosition(positions.sanFernando)
  await userEvent.click(button)
  await waitFor(() => expect(flown).toHaveBeenCalled())
  const { longitude, latitude } = positions.sanFernando
  expect(flown.mock.calls.map(([to]) => to.center)).toEqual([[longitude, latitude]])
})

test('a marker says its status by icon and name: a check for Closest and Active, a clock for Inactive, MAP-13', async () => {
  await open()
  const iconOf = (button: HTMLElement) => button.querySelectorAll('path')[1]?.getAttribute('d')
  const [first, second, third] = [
    await pin(closest),
    await pin('Shop number 3, 3 km, open'),
    await pin('Shop number 2, 2 km, closed'),
  ]
  expect(iconOf(first)).toBe(iconOf(second))
  expect(iconOf(third)).not.toBe(iconOf(first))
})

test('the pointer, which may move onto it, and the focus show a marker’s card with 13 characters of the name, which Escape closes, MAP-09', async () => {
  await open()
  const button = await pin(closest)
  await userEvent.hover(button)
  const card = await screen.findByRole('tooltip')
  await expectShown('Panaderia ni…', within(card))
  await expectShown('2.1 km', within(card))
  stopTimeouts()
  await userEvent.hover(card)
  // Longer than the pointer has to cross the gap.
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expectNone('tooltip'))
  await userEvent.hover(screen.getByRole('radio', { name: 'Street' }))
  // The focus has to be visible, so it comes by the keyboard.
  ;(await screen.findByRole('button', { name: 'Enter fullscreen' })).focus()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  button.focus()
  expect(await screen.findByRole('tooltip')).toBeVisible()
  button.blur()
  await waitFor(() => expectNone('tooltip'))
})

test('a chosen marker is pressed, in front, and zoomed to 15; so is a shop that the list chooses, MAP-17', async () => {
  const { map } = await open()
  await press(closest)
  expect(screen.getByRole('status')).toHaveTextContent('shop-1')
  await zoomedTo(map, 15)
  expect(map.getCenter().lng).toBeCloseTo(120.6, 3)
  expect(map.getCenter().lat).toBeCloseTo(15.1, 3)
  const marker = await pin(closest)
  expect(marker).toHaveAttribute('aria-pressed', 'true')
  expect(marker).toHaveFocus()
  cleanup()
  const again = await open({ selected: 'shop-2' })
  await zoomedTo(again.map, 15)
  expect(again.map.getCenter().lng).toBeCloseTo(120.75, 3)
})

test('a route is a line of width 5, and the map fits it within 100 px, at zoom 15 at most, in 1 s, MAP-12 MAP-18', async () => {
  const { map, change } = await open({ selected: 'shop-1' })
  const fit = vi.spyOn(map, 'fitBounds')
  const line: [number, number][] = [
    [120.5, 15],
    [120.62, 15.2],
    [120.7, 15.1],
  ]
  change({ route: route(line) })
  const expectRoute = (features: object[]) =>
    waitFor(() =>
      expect((map.getSource('route') as GeoJSONSource).serialize().data).toMatchObject({
        features,
      }),
    )
  await expectRoute([{ geometry: { coordinates: line } }])
  expect(map.getPaintProperty('route', 'line-width')).toBe(5)
  expect(fit).toHaveBeenCalledExactlyOnceWith([120.5, 15, 120.7, 15.2], {
    padding: 100,
    maxZoom: 15,
    duration: 1000,
  })
  await waitFor(() => expect(map.isMoving()).toBe(false))
  const [corner, opposite] = [map.project([120.5, 15.2]), map.project([120.7, 15])]
  expect(Math.min(corner.x, corner.y)).toBeGreaterThan(99)
  expect(opposite.x).toBeLessThan(541)
  expect(opposite.y).toBeLessThan(381)
  change({ route: null })
  await expectRoute([])
})

test('the map goes to the user’s place, of a device with the shops around it, but not from a shop of the address', async () => {
  const { map, change } = await open()
  change({ origin: { at: { latitude: 14.6, longitude: 121 }, kind: 'device' } })
  await zoomedTo(map, 13.5)
  expect(map.getCenter().lat).toBeCloseTo(14.6, 3)
  await expectVisible('img', 'You are here')
  // In the middle between it and the only shop of its town.
  change({ origin: { at: { latitude: 15.08, longitude: 120.6 }, kind: 'device' } })
  await waitFor(() => expect(map.getCenter().lat).toBeCloseTo(15.09, 3))
  expect(map.getZoom()).toBeLessThan(15)
  cleanup()
  const again = await open({
    selected: 'shop-3',
    origin: { at: { latitude: 14.6, longitude: 121 }, kind: 'place' },
  })
  await zoomedTo(again.map, 15)
  expect(again.map.getCenter().lng).toBeCloseTo(120.5, 3)
})

test('markers that overlap are a button that zooms in until it splits; the focus stays on the map', async () => {
  const near = [
    shop(4, [120.66, 15.01]),
    shop(5, [120.66308, 15.01154]),
    shop(6, [120.66077, 15.01385]),
  ]
  const { map } = await open({ shops: [...near, far] })
  const cluster = await pin('3 shops here, zoom in')
  noButton(/Shop number 4/)
  cluster.focus()
  await userEvent.keyboard('{Enter}')
  await zoomedTo(map, 13)
  expect(await pin('2 shops here, zoom in')).toBeVisible()
  const apart = await pin('Shop number 4, 4 km, open')
  await waitFor(() => expect(apart).toHaveFocus())
})

test('a shop of a cluster has its own marker while its card is under the pointer', async () => {
  const near = [shop(4, [120.66, 15.01]), shop(5, [120.664, 15.012])]
  const { change } = await open({ shops: near })
  await pin('2 shops here, zoom in')
  change({ shops: near, hovered: 'shop-5' })
  expect(await pin('Shop number 5, 5 km, open')).toHaveAttribute('data-hovered')
})

test('shops at one place are a list, which Escape closes', async () => {
  const at: [number, number] = [120.66, 15.01]
  await open({ shops: [shop(7, at), shop(8, at), far] })
  const stack = await pin('2 shops at one place')
  stack.focus()
  await userEvent.keyboard('{Enter}')
  expect(await pin('Shop number 7, 7 km, open')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(stack).toHaveFocus()
  expect(stack).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await press('Shop number 8, 8 km, open')
  expect(screen.getByRole('status')).toHaveTextContent('shop-8')
})

test('the area is searched when the user asks for it, and only after they have moved the map', async () => {
  const onSearchArea = vi.fn<(center: Coordinates) => void>()
  const { map, change } = await open({ onSearchArea })
  map.jumpTo({ center: [120.7, 15] })
  await drawnMap()
  noButton('Search this area')
  map.getCanvas().focus()
  await userEvent.keyboard('{ArrowRight}')
  const button = await pin('Search this area')
  expect(onSearchArea).not.toHaveBeenCalled()
  await userEvent.click(button)
  const center = onSearchArea.mock.lastCall?.[0]
  expect(center?.longitude).toBeCloseTo(map.getCenter().lng, 4)
  // The search gives the page a new place, which is where the map is.
  change({ onSearchArea, origin: { at: center as Coordinates, kind: 'place' } })
  await waitFor(() => noButton('Search this area'))
  expect(map.getZoom()).toBe(10)
})

test('a user who prefers reduced motion sees no flights: the map is there at once', async () => {
  const { map } = await open({ shops: [far] })
  const zooms = new Set<number>()
  map.on('move', () => zooms.add(map.getZoom()))
  await press('Shop number 3, 3 km, open')
  await zoomedTo(map, 15)
  expect(zooms).toEqual(new Set([15]))
})
