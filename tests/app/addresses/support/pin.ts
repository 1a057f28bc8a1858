import { screen, waitFor } from '@testing-library/react'
import type { Map as GlMap } from 'maplibre-gl'
import { expect } from 'vitest'

/** The pin on the map of an address. */
export const pin = () => screen.findByRole('button', { name: 'Pin of the address' })
/** Where the pin's tip is on the map, degrees. */
async function tip(map: GlMap): Promise<[latitude: number, longitude: number]> {
  const box = (await pin()).getBoundingClientRect()
  const frame = map.getContainer().getBoundingClientRect()
  const { lat, lng } = map.unproject([
    (box.left + box.right) / 2 - frame.left,
    box.bottom - frame.top,
  ])
  return [lat, lng]
}

/** Waits until the pin's tip is at a place, to the pixel. */
export async function expectTip(map: GlMap, [lat, lng]: readonly [number, number]) {
  await waitFor(async () => {
    const at = await tip(map)
    const far = map.project([lng, lat]).dist(map.project([at[1], at[0]]))
    expect(far, `the pin at ${String(at)}`).toBeLessThan(3)
  })
}

/** A place on the screen, px from the map's middle. */
export function screenPoint(map: GlMap, x: number, y: number) {
  const { left, top, width, height } = map.getContainer().getBoundingClientRect()
  return { clientX: left + width / 2 + x, clientY: top + height / 2 + y }
}

/** Drags the pin by its middle, as a mouse does. */
export async function drag(map: GlMap, x: number, y: number) {
  const button = await pin()
  const box = button.getBoundingClientRect()
  const from = { clientX: (box.left + box.right) / 2, clientY: (box.top + box.bottom) / 2 }
  const to = { clientX: from.clientX + x, clientY: from.clientY + y }
  const fire = (target: Element, type: string, at: object, buttons: number) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        buttons,
        detail: 1,
        ...at,
      }),
    )
  fire(button, 'mousedown', from, 1)
  const canvas = map.getCanvasContainer()
  fire(canvas, 'mousemove', { clientX: from.clientX + x / 2, clientY: from.clientY + y / 2 }, 1)
  fire(canvas, 'mousemove', to, 1)
  fire(canvas, 'mouseup', to, 0)
  fire(button, 'click', to, 0)
}
