import { KM_PER_LATITUDE, KM_PER_LONGITUDE } from '../baseMap/terrain.ts'
import type { Position } from '../baseMap/contours.ts'
import { ramp } from '../baseMap/noise.ts'
import { BEACH, type Colour, farmland, mix, RIVER, type Spot, water, withAsh, withPonds, withRelief, withTown } from './colours.ts'
import { columnOf, covered, latitudeOf, longitudeOf, rowOf, type Tile } from './tiles.ts'

/** What the pictures show; coordinates as in GeoJSON. */
export interface Ground {
  /** Rings of land, with lakes as rings within. */
  land: Position[][]
  urban: Position[][]
  rivers: Position[][]
}

/** Width and height of a picture, px. */
const SIZE = 256
/** Drawn around the picture, so that blurs are right at its edges, px. */
const MARGIN = 24
/** Width of the border in which the pictures become transparent, degrees. */
const FADE = 0.08

type Draw = (context: OffscreenCanvasRenderingContext2D) => void

/** How much of each pixel is covered by a drawing, 0 to 255. `blur` in px. */
function coverage(draw: Draw, blur: number): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  const drawing = new OffscreenCanvas(canvas.width, canvas.height)
  const plain = drawing.getContext('2d')
  if (!plain) throw new Error('This browser has no canvas')
  plain.fillStyle = plain.strokeStyle = '#ffffff'
  draw(plain)
  context.drawImage(drawing, 0, 0)
  const { data } = context.getImageData(MARGIN, MARGIN, SIZE, SIZE)
  return data.filter((_value, n) => n % 4 === 3)
}

function pathOf({ z, x, y }: Tile, lines: readonly Position[][]): Path2D {
  const path = new Path2D()
  for (const line of lines)
    for (const [n, [longitude, latitude]] of line.entries()) {
      const left = (columnOf(longitude, z) - x) * SIZE + MARGIN
      const top = (rowOf(latitude, z) - y) * SIZE + MARGIN
      if (n === 0) path.moveTo(left, top)
      else path.lineTo(left, top)
    }
  return path
}

function landColour(spot: Spot, builtUp: number, river: number, shore: number): Colour {
  const ground = withRelief(withAsh(withPonds(farmland(spot), spot), spot), spot)
  const colour = mix(withTown(ground, spot, builtUp), RIVER, river * 0.85)
  return shore < 235 ? mix(BEACH, colour, ramp(120, 200, shore)) : colour
}

/** 1 within the covered part, 0 at its edge. */
const visible = (longitude: number, latitude: number) =>
  ramp(0, FADE, Math.min(longitude - covered.west, covered.east - longitude, latitude - covered.south, covered.north - latitude))

/** Draws one picture: a pure function of the tile and the ground. */
export function paint(tile: Tile, ground: Ground): OffscreenCanvas {
  const { z } = tile
  const pixel = (40075 * Math.cos((15 * Math.PI) / 180)) / 2 ** z / SIZE
  const land: Draw = (context) => context.fill(pathOf(tile, ground.land), 'evenodd')
  const hard = coverage(land, 0)
  const soft = coverage(land, 8)
  const urban = coverage((context) => context.fill(pathOf(tile, ground.urban), 'evenodd'), Math.min(10, 0.25 / pixel))
  const rivers = coverage((context) => {
    context.lineWidth = Math.max(0.8, 0.09 / pixel)
    context.stroke(pathOf(tile, ground.rivers))
  }, 0.5)
  const canvas = new OffscreenCanvas(SIZE, SIZE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  const image = context.createImageData(SIZE, SIZE)
  for (let n = 0; n < SIZE * SIZE; n++) {
    const longitude = longitudeOf(tile.x + ((n % SIZE) + 0.5) / SIZE, z)
    const latitude = latitudeOf(tile.y + (Math.floor(n / SIZE) + 0.5) / SIZE, z)
    const spot = { x: longitude * KM_PER_LONGITUDE, y: latitude * KM_PER_LATITUDE, pixel, fine: 1 - ramp(0.025, 0.11, pixel) }
    const shore = soft[n] as number
    const colour =
      (hard[n] as number) > 127
        ? landColour(spot, (urban[n] as number) / 255, (rivers[n] as number) / 255, shore)
        : water(spot, shore / 255)
    image.data.set([...colour, visible(longitude, latitude) * 255], n * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas
}
