import { expect, test } from 'vitest'
import { CLOSE_ZOOM, movedByKey } from '#flows/address/pinMove.ts'

const at = { latitude: 15.0343, longitude: 120.6844 }
const press = (key: string, zoom = CLOSE_ZOOM, shiftKey = false) =>
  movedByKey(at, { key, shiftKey }, zoom)
/** Metres to the east and to the north of the start. */
function metres(to: ReturnType<typeof press>): [number, number] {
  if (!to) throw new Error('The key moves nothing')
  const perDegree = 111_320
  const east = (to.longitude - at.longitude) * perDegree * Math.cos((at.latitude * Math.PI) / 180)
  return [Math.round(east), Math.round((to.latitude - at.latitude) * perDegree)]
}

test('an arrow key moves the pin by about 10 m where single houses can be distinguished, ACCESS-04', () => {
  expect(metres(press('ArrowRight'))).toEqual([12, 0])
  expect(metres(press('ArrowLeft'))).toEqual([-12, 0])
  expect(metres(press('ArrowUp'))).toEqual([0, 12])
  expect(metres(press('ArrowDown'))).toEqual([0, -12])
})

test('the step is ten times as long with Shift, and twice as long for each zoom level less, ACCESS-04', () => {
  expect(metres(press('ArrowUp', CLOSE_ZOOM, true))).toEqual([0, 115])
  expect(metres(press('ArrowUp', CLOSE_ZOOM - 1))).toEqual([0, 23])
  expect(metres(press('ArrowUp', 10))).toEqual([0, 738])
})

test('the coordinates have six decimals, and other keys move nothing', () => {
  expect(press('ArrowUp')).toEqual({ latitude: 15.034404, longitude: 120.6844 })
  for (const key of ['Enter', 'a', 'Tab', 'PageUp']) expect(press(key)).toBeNull()
})
