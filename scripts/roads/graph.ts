import type { Position } from '#mocks/rules/routing/geometry.ts'
import type { GraphFile } from '#mocks/rules/routing/graph.ts'
import { roadClasses } from '#mocks/rules/routing/roadClass.ts'
import type { Piece } from './crossings.ts'
import { keyOf } from './ground.ts'

const UNITS_PER_DEGREE = 1e5
/** Side of the areas by which junctions are ordered, degrees: neighbours then have small differences. */
const AREA = 0.01

const units = (degrees: number) => Math.round(degrees * UNITS_PER_DEGREE)
const differences = (numbers: number[]) => numbers.map((number, n) => number - (numbers[n - 1] ?? 0))

/** Each place as the difference to the one before it, the first one to `start`. */
function placeDifferences(places: Position[], start: Position): number[] {
  return places.flatMap(([lng, lat], n) => {
    const [beforeLng, beforeLat] = places[n - 1] ?? start
    return [units(lng) - units(beforeLng), units(lat) - units(beforeLat)]
  })
}

function junctionsOf(pieces: Piece[]): Position[] {
  const all = new Map(pieces.flatMap(({ shape }) => [shape[0] as Position, shape.at(-1) as Position]).map((at) => [keyOf(at), at]))
  const area = ([lng, lat]: Position) => Math.floor(lng / AREA) * 1e5 + Math.floor(lat / AREA)
  return [...all.values()].toSorted((a, b) => area(a) - area(b) || a[1] - b[1] || a[0] - b[0])
}

/** The graph of the pieces, in the form of its file. */
export function encodeGraph(pieces: Piece[]): GraphFile {
  const nodes = junctionsOf(pieces)
  const indexOf = new Map(nodes.map((at, n) => [keyOf(at), n]))
  const index = (at: Position | undefined) => indexOf.get(keyOf(at as Position)) as number
  const names = [...new Set(pieces.map(({ road }) => road.name))].toSorted()
  const nameIndex = new Map(names.map((name, n) => [name, n]))
  const edges = pieces
    .map(({ road, shape }) => ({ road, shape, from: index(shape[0]), to: index(shape.at(-1)) }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to || a.shape.length - b.shape.length)
  return {
    names,
    nodes: placeDifferences(nodes, [0, 0]),
    from: differences(edges.map(({ from }) => from)),
    to: edges.map(({ from, to }) => to - from),
    classes: edges.map(({ road }) => roadClasses.indexOf(road.cls)).join(''),
    name: differences(edges.map(({ road }) => nameIndex.get(road.name) as number)),
    bends: edges.map(({ shape }) => shape.length - 2),
    shape: edges.flatMap(({ shape }) => placeDifferences(shape.slice(1, -1), shape[0] as Position)),
  }
}
