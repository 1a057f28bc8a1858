import { lengthOf, type Position } from './geometry.ts'

/** On a free road, km/h, in the order of the numbers in the graph's file. */
export const speeds = {
  motorway: 90,
  primary: 55,
  secondary: 45,
  tertiary: 35,
  ramp: 40,
  street: 22,
} as const

export type RoadClass = keyof typeof speeds

export const roadClasses = Object.keys(speeds) as RoadClass[]

/**
 * Whole numbers, each the difference to the one before it, in units of 1e-5 degrees for places.
 * Written by fixtures/geo/roads.ts.
 */
export interface GraphFile {
  names: string[]
  /** Longitude and latitude in turn. */
  nodes: number[]
  /** First junction of each edge, by which they are ordered. */
  from: number[]
  /** Last junction, as the difference to the first. */
  to: number[]
  /** A digit for each edge. */
  classes: string
  /** Index. */
  name: number[]
  /** Places of the shape between the junctions (no differences). */
  bends: number[]
  /** Longitude and latitude in turn, each edge beginning at its first junction. */
  shape: number[]
}

/** Joins two junctions; both directions may be driven. */
export interface Edge {
  from: number
  to: number
  cls: RoadClass
  name: string
  shape: Position[]
  /** Metres. */
  length: number
  /** Metres per second. */
  speed: number
}

export interface Graph {
  nodes: Position[]
  edges: Edge[]
  edgesAt: number[][]
}

const UNITS_PER_DEGREE = 1e5

/** Moves by a pair of numbers at each call. */
function reader(numbers: readonly number[]) {
  let index = 0
  return (from: Position): Position => {
    const [lng, lat] = [numbers[index] as number, numbers[index + 1] as number]
    index += 2
    return [
      Math.round(from[0] * UNITS_PER_DEGREE + lng) / UNITS_PER_DEGREE,
      Math.round(from[1] * UNITS_PER_DEGREE + lat) / UNITS_PER_DEGREE,
    ]
  }
}

function summed(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}

export function decodeGraph(file: GraphFile): Graph {
  const next = reader(file.nodes)
  const nodes: Position[] = []
  for (let n = 0; n < file.nodes.length / 2; n++) nodes.push(next(nodes[n - 1] ?? [0, 0]))
  const [firsts, names, bend] = [summed(file.from), summed(file.name), reader(file.shape)]
  const edgesAt: number[][] = nodes.map(() => [])
  const edges = firsts.map((from, n): Edge => {
    const to = from + (file.to[n] as number)
    const shape = [nodes[from] as Position]
    for (let k = 0; k < (file.bends[n] as number); k++) shape.push(bend(shape[k] as Position))
    shape.push(nodes[to] as Position)
    const cls = roadClasses[Number(file.classes[n])] as RoadClass
    edgesAt[from]?.push(n)
    if (to !== from) edgesAt[to]?.push(n)
    return {
      from,
      to,
      cls,
      name: file.names[names[n] as number] ?? '',
      shape,
      length: lengthOf(shape),
      speed: speeds[cls] / 3.6,
    }
  })
  return { nodes, edges, edgesAt }
}
