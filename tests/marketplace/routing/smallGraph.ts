import { lengthOf, type Position } from '#mocks/rules/routing/geometry.ts'
import { type Edge, type Graph, type RoadClass, speeds } from '#mocks/rules/routing/graph.ts'

export interface Road {
  from: number
  to: number
  name?: string
  cls?: RoadClass
  /** Places between its ends. */
  bends?: Position[]
}

/** A graph of a few roads between junctions. */
export function graphOf(nodes: Position[], roads: Road[]): Graph {
  const edges = roads.map(
    ({ from, to, name = `Road ${from}–${to}`, cls = 'street', bends = [] }): Edge => {
      const shape = [nodes[from] as Position, ...bends, nodes[to] as Position]
      return { from, to, cls, name, shape, length: lengthOf(shape), speed: speeds[cls] / 3.6 }
    },
  )
  const edgesAt = nodes.map((_, node) =>
    edges.flatMap(({ from, to }, n) => (from === node || to === node ? [n] : [])),
  )
  return { nodes, edges, edgesAt }
}
