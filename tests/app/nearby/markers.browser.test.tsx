import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import type { Coordinates } from '#lib/geolocation.ts'
import { drawnMap } from '../support/maps.ts'
import { far, open, pin, shop } from '../support/nearbyMap.tsx'

test('markers that overlap are a button, which zooms in until it splits; by keyboard the focus stays on the map', async () => {
  const near = [
    shop(4, [120.66, 15.01]),
    shop(5, [120.66308, 15.01154]),
    shop(6, [120.66077, 15.01385]),
  ]
  const { map } = await open({ shops: [...near, far] })
  const cluster = await pin('3 shops here, zoom in')
  expect(screen.queryByRole('button', { name: /Shop number 4/ })).toBeNull()
  cluster.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(map.getZoom()).toBe(13))
  expect(await pin('2 shops here, zoom in')).toBeVisible()
  const apart = await pin('Shop number 4, 4 km, open')
  await waitFor(() => expect(apart).toHaveFocus())
})

test('a shop within a cluster has its own marker while its card is under the pointer, or when it is open', async () => {
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
  await userEvent.click(await pin('Shop number 8, 8 km, open'))
  expect(screen.getByRole('status')).toHaveTextContent('shop-8')
})

test('the area is searched when the user asks for it, and only after they have moved the map', async () => {
  const onSearchArea = vi.fn<(center: Coordinates) => void>()
  const { map, change } = await open({ onSearchArea })
  map.jumpTo({ center: [120.7, 15] })
  await drawnMap()
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull()
  map.getCanvas().focus()
  await userEvent.keyboard('{ArrowRight}')
  const button = await pin('Search this area')
  expect(onSearchArea).not.toHaveBeenCalled()
  await userEvent.click(button)
  const center = onSearchArea.mock.lastCall?.[0]
  expect(center?.longitude).toBeCloseTo(map.getCenter().lng, 4)
  // The search gives the page a new place, which is where the map is.
  change({ onSearchArea, origin: { at: center as Coordinates, kind: 'place' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull())
  expect(map.getZoom()).toBe(10)
})

test('a user who prefers reduced motion sees no flights: the map is there at once', async () => {
  const { map } = await open({ shops: [far] })
  const prefer = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await prefer('reduce')
  try {
    const zooms: number[] = []
    map.on('move', () => zooms.push(map.getZoom()))
    await userEvent.click(await pin('Shop number 3, 3 km, open'))
    await waitFor(() => expect(map.getZoom()).toBe(15))
    expect(new Set(zooms)).toEqual(new Set([15]))
  } finally {
    await prefer('no-preference')
  }
})
