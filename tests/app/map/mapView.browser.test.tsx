import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { GeoJSONSource } from 'maplibre-gl'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#ui/base.css'
import { MapLine } from '#ui/map/MapLine.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { Viewport } from '#ui/map/openMap.ts'
import { drawnMap } from '../support/maps.ts'

const center = { latitude: 15.03, longitude: 120.68 }

const view = (
  children?: ReactNode,
  events: { onMoved?: (view: Viewport, byUser: boolean) => void; onUnavailable?: () => void } = {},
) => (
  <StrictMode>
    <div style={{ width: 400, height: 300, display: 'grid' }}>
      <MapView
        label="Map of shops"
        center={center}
        zoom={11}
        controls="all"
        instead="The list works without it."
        {...events}
      >
        {children}
      </MapView>
    </div>
  </StrictMode>
)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a map starts at the given place, with its controls, and all visits share one', async () => {
  const hosts = new Set<Element>()
  for (let visit = 0; visit < 5; visit++) {
    render(view())
    const map = await drawnMap()
    hosts.add(map.getContainer())
    expect(map.getCenter().lng).toBeCloseTo(120.68)
    expect(map.getZoom()).toBe(11)
    for (const name of ['Zoom in', 'Zoom out', 'Enter fullscreen'])
      expect(await screen.findByRole('button', { name })).toBeVisible()
    cleanup()
  }
  expect(hosts.size).toBe(1)
})

test('a line and markers stay when the layer changes, and the line is 5 px wide', async () => {
  const line: [number, number][] = [
    [120.68, 15.03],
    [120.7, 15.05],
  ]
  render(
    view(
      <>
        <MapLine coordinates={line} />
        <MapMarker at={center} anchor="bottom">
          <button type="button">Aling Nena</button>
        </MapMarker>
      </>,
    ),
  )
  const map = await drawnMap()
  const drawn = () => (map.getSource('route') as GeoJSONSource | undefined)?.serialize().data
  // A reused map is rendered before it has a line.
  const expectLine = () =>
    waitFor(() =>
      expect(drawn()).toMatchObject({ features: [{ geometry: { coordinates: line } }] }),
    )
  await expectLine()
  expect(map.getPaintProperty('route', 'line-width')).toBe(5)
  await userEvent.click(screen.getByRole('radio', { name: 'Satellite' }))
  await waitFor(() => expect(map.getStyle().name).toMatch(/satellite/i))
  await drawnMap()
  await expectLine()
  expect(screen.getByRole('button', { name: 'Aling Nena' })).toBeVisible()
})

test('arrow keys on a marker leave the map where it is; on the map they move it', async () => {
  const moved = vi.fn<(view: Viewport, byUser: boolean) => void>()
  render(
    view(
      <MapMarker at={center} anchor="bottom">
        <button type="button">Aling Nena</button>
      </MapMarker>,
      { onMoved: moved },
    ),
  )
  const map = await drawnMap()
  moved.mockClear()
  ;(await screen.findByRole('button', { name: 'Aling Nena' })).focus()
  await userEvent.keyboard('{ArrowRight}{+}')
  expect(map.isMoving()).toBe(false)
  map.getCanvas().focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(moved).toHaveBeenLastCalledWith(expect.anything(), true))
  expect(map.getCenter().lng).toBeGreaterThan(120.68)
})

test('a lost graphics context leaves a message, and Retry makes a new map', async () => {
  render(view())
  const map = await drawnMap()
  const context = map.getCanvas().getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  expect(await screen.findByText(/The browser has closed the map to save memory/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await drawnMap()).getContainer()).not.toBe(map.getContainer())
  expect(screen.queryByRole('alert')).toBeNull()
})
