import '#ui/base.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { GeoJSONSource } from 'maplibre-gl'
import { type ComponentProps, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { configureMaps } from '#ui/map/engine.ts'
import type { Engine } from '#ui/map/gl.ts'
import { MapLine } from '#ui/map/MapLine.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import * as fakeMapbox from '../support/fakeMapbox/fakeMapbox.ts'
import { type FakeMap, REFUSED } from '../support/fakeMapbox/map.ts'
import { drawnMap, dropIdleMap } from '../support/maps.ts'
import {
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  findButton,
  press,
} from '../support/user.ts'

const center = { latitude: 15.03, longitude: 120.68 }

const marker = (
  <MapMarker at={center} anchor="bottom">
    <button type="button">Aling Nena</button>
  </MapMarker>
)

const view = (
  children?: ReactNode,
  events: Pick<ComponentProps<typeof MapView>, 'onMoved' | 'onUnavailable'> = {},
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

test('a map starts at the given place, with its controls, and all visits share one', async () => {
  const hosts = new Set<Element>()
  for (let visit = 0; visit < 5; visit++) {
    render(view())
    const map = await drawnMap()
    hosts.add(map.getContainer())
    expect(map.getCenter().lng).toBeCloseTo(120.68)
    expect(map.getZoom()).toBe(11)
    for (const name of ['Zoom in', 'Zoom out', 'Enter fullscreen'])
      await expectVisible('button', name)
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
        {marker}
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
  await press('Satellite', screen, 'radio')
  await waitFor(() => expect(map.getStyle().name).toMatch(/satellite/i))
  await drawnMap()
  await expectLine()
  await expectVisible('button', 'Aling Nena')
})

test('arrow keys on a marker leave the map where it is; on the map they move it', async () => {
  const moved = vi.fn<NonNullable<ComponentProps<typeof MapView>['onMoved']>>()
  render(view(marker, { onMoved: moved }))
  const map = await drawnMap()
  moved.mockClear()
  ;(await findButton('Aling Nena')).focus()
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
  await expectShown(/The browser has closed the map to save memory/)
  await press('Retry')
  expect((await drawnMap()).getContainer()).not.toBe(map.getContainer())
  expectNone('alert')
})

describe('a map that fails', () => {
  const standIn = { gl: fakeMapbox, styles: { street: 'streets', satellite: 'satellite' } }
  const engine = standIn as unknown as Engine
  const onUnavailable = vi.fn<() => void>()

  function open(loaded: Promise<Engine> = Promise.resolve(engine)) {
    configureMaps({ load: () => loaded })
    render(
      <>
        <p>The list of shops</p>
        {view(<p>On the map</p>, { onUnavailable })}
      </>,
    )
  }

  const shownMap = () => document.querySelector<HTMLElement & { map: FakeMap }>('[data-map]')!.map
  const onTheMap = () => screen.findByText('On the map')
  const noMessage = () => expectNone('alert')

  async function expectOneMessage(text: string) {
    await expectShown(
      `${text} The list works without it.`,
      within(await screen.findByRole('alert')),
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await expectShown('The list of shops')
    expectNoText('On the map')
    expect(onUnavailable).toHaveBeenCalledOnce()
  }

  beforeAll(dropIdleMap)
  afterEach(async () => {
    // Before the map is dropped, which it gives back.
    cleanup()
    await dropIdleMap()
    onUnavailable.mockClear()
    fakeMapbox.setAccessToken('pk.test')
  })

  test('a browser without WebGL shows a message in place of the map, and Retry', async () => {
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    open()
    await expectOneMessage('This browser can’t show maps.')
    getContext.mockRestore()
    await press('Retry')
    expect(await onTheMap()).toBeVisible()
  })

  test('code that does not load shows a message, and Retry loads it', async () => {
    open(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await expectOneMessage('The map could not be loaded.')
    configureMaps({ load: async () => engine })
    await press('Retry')
    expect(await onTheMap()).toBeVisible()
    noMessage()
  })

  test('a token that the service refuses shows a message, without Retry', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    fakeMapbox.setAccessToken(REFUSED)
    open()
    await expectOneMessage('Maps are not available right now.')
    expectNone('button', 'Retry')
  })

  test('a context that the browser takes away shows a message until it is back', async () => {
    open()
    await onTheMap()
    shownMap().fire('webglcontextlost')
    await expectOneMessage('The browser has closed the map to save memory.')
    shownMap().fire('webglcontextrestored')
    await waitFor(() => expect(screen.getByText('On the map')).toBeVisible())
    noMessage()
  })

  test('a missing tile changes nothing: the map is there', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    open()
    await onTheMap()
    shownMap().fire('error', { error: { status: 404, message: 'Not Found' } })
    expect(warn).toHaveBeenCalledOnce()
    await expectShown('On the map')
    noMessage()
  })
})
