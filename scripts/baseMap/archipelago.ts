import type { Position } from './contours.ts'
import { lakes } from './lakes.ts'
import { detailed, type Land } from './shore.ts'

/** The part of world-atlas's land-10m.json that is read here: arcs of whole numbers, each the difference to the one before. */
export interface Topology {
  transform: { scale: Position; translate: Position }
  arcs: Position[][]
  objects: { land: { geometries: { type: 'MultiPolygon'; arcs: number[][][] }[] } }
}

type Ring = Position[]
interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** The Philippines and the shores around them. */
const around: Box = { west: 113, south: 2, east: 131, north: 24 }

function ringsOf({ transform: { scale, translate }, arcs, objects }: Topology): Ring[] {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const line = (n: number) => (n < 0 ? (lines[~n] ?? []).toReversed() : (lines[n] ?? []))
  // Lakes are left out: none is large enough to be missed at this scale.
  return objects.land.geometries.flatMap(({ arcs: polygons }) => polygons.map(([outline = []]) => outline.flatMap(line)))
}

/** The part of a ring where a coordinate is below (or above) a limit: the Sutherland-Hodgman algorithm for one side. */
function cut(ring: Ring, axis: 0 | 1, limit: number, side: 1 | -1): Ring {
  const inside = (at: Position) => (limit - at[axis]) * side >= 0
  return ring.flatMap((a, n) => {
    const b = ring[(n + 1) % ring.length] as Position
    if (inside(a) === inside(b)) return inside(a) ? [a] : []
    const t = (limit - a[axis]) / (b[axis] - a[axis])
    const crossing: Position = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    return inside(a) ? [a, crossing] : [crossing]
  })
}

const within = (ring: Ring, { west, south, east, north }: Box) =>
  cut(cut(cut(cut(ring, 0, east, 1), 0, west, -1), 1, north, 1), 1, south, -1)

const grid = ([x, y]: Position): Position => [Number(x.toFixed(3)), Number(y.toFixed(3))]
const closed = (ring: Ring): Ring => {
  const points = ring.map(grid).filter(([x, y], n, all) => n === 0 || x !== all[n - 1]?.[0] || y !== all[n - 1]?.[1])
  return points.length > 3 ? [...points, points[0] as Position] : []
}

/** The land around the detailed part, from Natural Earth, in four boxes that leave that part out. */
export function archipelago(world: Topology): string {
  const { west, south, east, north } = detailed
  const boxes: Box[] = [
    { ...around, east: west },
    { ...around, west: east },
    { west, east, south: around.south, north: south },
    { west, east, south: north, north: around.north },
  ]
  const coordinates = ringsOf(world).flatMap((ring) => boxes.map((box) => closed(within(ring, box))).filter((part) => part.length > 0))
  return `${JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: coordinates.map((ring) => [ring]) } })}\n`
}

const isCut = (a: number, b: number, ...limits: number[]) => a === b && limits.includes(a)

/** Whether a line lies where the land was cut: at an edge of the detailed part or of the whole. */
const onCut = ([ax, ay]: Position, [bx, by]: Position) =>
  isCut(ax, bx, detailed.west, detailed.east, around.west, around.east) ||
  isCut(ay, by, detailed.south, detailed.north, around.south, around.north)

/** The shores of all lands and lakes as lines, without the straight edges where the land was cut. */
export function shoreLines(lands: readonly Land[]): string {
  const rings = [...lands.flatMap(({ coordinates }) => coordinates), ...lakes].flat()
  const lines = rings.flatMap((ring) => {
    const parts: Ring[] = [[ring[0] as Position]]
    for (const [n, at] of ring.slice(1).entries()) {
      if (onCut(ring[n] as Position, at)) parts.push([at])
      else parts.at(-1)?.push(at)
    }
    return parts.filter((part) => part.length > 1)
  })
  return `${JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } })}\n`
}
