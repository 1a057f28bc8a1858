import { expect, test } from 'vitest'
import {
  boxAt,
  clearPlace,
  moved,
  nextCorner,
  readPlace,
  type Room,
} from '#mocks/demo/console/place.ts'

/** A button of 60 × 40 px in a screen of 360 × 640 px, 10 px from its edges. */
const room: Room = {
  start: { left: 10, top: 590, width: 60, height: 40 },
  end: { left: 290, top: 10, width: 60, height: 40 },
}
const corner = { x: 0, y: 0 }

test('a place is moved by px, and stays in the room', () => {
  expect(moved(room, corner, 140, 290)).toEqual({ x: 0.5, y: 0.5 })
  expect(moved(room, { x: 0.5, y: 0.5 }, -1000, 1000)).toEqual({ x: 0, y: 1 })
  const flat = { start: room.start, end: { ...room.start, top: 10 } }
  expect(moved(flat, corner, 500, 58)).toEqual({ x: 0, y: 0.1 })
})

test('the box at a place', () => {
  expect(boxAt(room, { x: 1, y: 0.5 })).toEqual({ left: 290, top: 300, width: 60, height: 40 })
})

test('four clicks lead around the screen', () => {
  const corners = [corner]
  for (let click = 0; click < 4; click += 1) corners.push(nextCorner(corners.at(-1)!))
  expect(corners).toEqual([corner, { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 0 }, corner])
  expect(nextCorner({ x: 0.9, y: 0.2 })).toEqual(corner)
})

test('a wanted place that covers nothing is used, wherever it is', () => {
  expect(clearPlace(room, { x: 0.3, y: 0.7 }, () => 0)).toEqual({ x: 0.3, y: 0.7 })
})

test('otherwise it is the nearest one at a side, rather across the screen than high above', () => {
  const covered = (left: number, top: number) =>
    clearPlace(room, corner, (box) => (box.left <= left && box.top >= top ? 1 : 0))
  // A chip at the left, as high as the button.
  expect(covered(10, 550)).toEqual({ x: 0, y: 0.09375 })
  // A list of chips at the left.
  expect(covered(10, 200)).toEqual({ x: 1, y: 0 })
  // A bar.
  expect(covered(360, 500)).toEqual({ x: 0, y: 0.15625 })
})

test('where something is covered everywhere, it is the least', () => {
  expect(clearPlace(room, corner, ({ left }) => (left > 100 ? 0.2 : 1))).toEqual({ x: 1, y: 0 })
})

test('a stored place that was changed is none', () => {
  expect(readPlace({ x: 0.5, y: 1, z: 3 })).toEqual({ x: 0.5, y: 1 })
  for (const value of [
    null,
    undefined,
    'left',
    { x: 0 },
    { x: -1, y: 0 },
    { x: 0, y: NaN },
    { x: '0', y: 0 },
  ])
    expect(readPlace(value)).toBeNull()
})
