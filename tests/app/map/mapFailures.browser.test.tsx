import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#ui/base.css'
import { configureMaps } from '#ui/map/engine.ts'
import type { Engine } from '#ui/map/gl.ts'
import { MapView } from '#ui/map/MapView.tsx'
import * as fakeMapbox from '../support/fakeMapbox/fakeMapbox.ts'
import { type FakeMap, REFUSED } from '../support/fakeMapbox/map.ts'
import { configureDemoMaps, dropIdleMap } from '../support/maps.ts'

const standIn = { gl: fakeMapbox, styles: { street: 'streets', satellite: 'satellite' } }
const engine = standIn as unknown as Engine
const onUnavailable = vi.fn<() => void>()

/** A map beside a list, as on every screen that shows one. */
function open() {
  render(
    <>
      <p>The list of shops</p>
      <div style={{ width: 400, height: 300, display: 'grid' }}>
        <MapView
          label="Map of shops"
          center={{ latitude: 15, longitude: 120.6 }}
          zoom={10}
          controls="all"
          instead="The list works as before."
          onUnavailable={onUnavailable}
        >
          <p>On the map</p>
        </MapView>
      </div>
    </>,
  )
}

const shownMap = () => (document.querySelector('[data-map]') as unknown as { map: FakeMap }).map

async function expectOneMessage(text: string) {
  expect(
    within(await screen.findByRole('alert')).getByText(`${text} The list works as before.`),
  ).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByText('The list of shops')).toBeVisible()
  expect(screen.queryByText('On the map')).toBeNull()
  expect(onUnavailable).toHaveBeenCalledOnce()
}

beforeAll(dropIdleMap)
afterEach(async () => {
  cleanup()
  await dropIdleMap()
  vi.restoreAllMocks()
  onUnavailable.mockClear()
  fakeMapbox.setAccessToken('pk.test')
})
afterAll(configureDemoMaps)

test('a browser without WebGL shows a message in place of the map, and Retry', async () => {
  configureMaps({ load: async () => engine })
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  open()
  await expectOneMessage('This browser can’t show maps.')
  getContext.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('On the map')).toBeVisible()
})

test('code that does not load shows a message, and Retry loads it', async () => {
  configureMaps({
    load: async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  })
  open()
  await expectOneMessage('The map could not be loaded.')
  configureMaps({ load: async () => engine })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('On the map')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a token that the service refuses shows a message, without Retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeMapbox.setAccessToken(REFUSED)
  configureMaps({ load: async () => engine })
  open()
  await expectOneMessage('Maps are not available right now.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a context that the browser takes away shows a message until it is back', async () => {
  configureMaps({ load: async () => engine })
  open()
  await screen.findByText('On the map')
  shownMap().fire('webglcontextlost')
  await expectOneMessage('The browser has closed the map to save memory.')
  shownMap().fire('webglcontextrestored')
  await waitFor(() => expect(screen.getByText('On the map')).toBeVisible())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a missing tile changes nothing: the map is there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  configureMaps({ load: async () => engine })
  open()
  await screen.findByText('On the map')
  shownMap().fire('error', { error: { status: 404, message: 'Not Found' } })
  expect(warn).toHaveBeenCalledOnce()
  expect(screen.getByText('On the map')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
