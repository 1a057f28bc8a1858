import { createHeap } from '#mocks/world/heap.ts'
import { metresBetween, type Position } from './geometry.ts'
import { type Edge, type Graph, speeds } from './graph.ts'
import type { Snap } from './nearestRoad.ts'

/** Between two distances from its start, metres; backwards when the first is larger. */
export interface Stretch {
  edge: Edge
  from: number
  to: number
}

/** Seconds. */
export const JUNCTION_DELAY = 3
const FASTEST = Math.max(...Object.values(speeds)) / 3.6

/** Without its junctions, seconds. */
export const timeOf = ({ edge, from, to }: Stretch): number => Math.abs(to - from) / edge.speed

/** Seconds. */
export const durationOf = (path: readonly Stretch[]): number =>
  path.reduce((sum, stretch) => sum + timeOf(stretch), 0) +
  JUNCTION_DELAY * Math.max(0, path.length - 1)

/** Multiplies the driving time; at least 1. */
type Factor = (edge: Edge) => number

interface Reached {
  cost: Float64Array
  /** The edge to each junction; -1 at the start's edge. */
  by: Int32Array
}

/** Finds the lowest cost by A*; null when there is no path. Its ends are parts of edges. */
export function findPath(
  graph: Graph,
  start: Snap,
  end: Snap,
  factor: Factor = () => 1,
): Stretch[] | null {
  const [first, last] = [graph.edges[start.edge] as Edge, graph.edges[end.edge] as Edge]
  const direct: Stretch[] | null =
    start.edge === end.edge ? [{ edge: first, from: start.along, to: end.along }] : null
  const reached = explore(graph, start, end, factor)
  const tail = (node: number): Stretch => ({
    edge: last,
    from: node === last.from ? 0 : last.length,
    to: end.along,
  })
  // The delay of the last junction is for those who drive on.
  const costBy = (node: number) => {
    const { from, to } = tail(node)
    const cost = reached.cost[node] as number
    return from === to
      ? Math.max(0, cost - JUNCTION_DELAY)
      : cost + timeOf(tail(node)) * factor(last)
  }
  const node = costBy(last.from) <= costBy(last.to) ? last.from : last.to
  if (direct && timeOf(direct[0] as Stretch) * factor(first) <= costBy(node)) return direct
  if (costBy(node) === Infinity) return null
  const path = [...pathTo(graph, reached, node, start), tail(node)].filter(
    ({ from, to }) => from !== to,
  )
  return path.length > 0 ? path : [tail(node)]
}

/** `seconds` is the least that a path takes. */
interface Estimate {
  node: number
  seconds: number
}

function explore(
  { nodes, edges, edgesAt }: Graph,
  start: Snap,
  end: Snap,
  factor: Factor,
): Reached {
  const [first, last] = [edges[start.edge] as Edge, edges[end.edge] as Edge]
  const cost = new Float64Array(nodes.length).fill(Infinity)
  const by = new Int32Array(nodes.length).fill(-1)
  const done = new Uint8Array(nodes.length)
  const queue = createHeap<Estimate>((a, b) => a.seconds < b.seconds)
  const reach = (node: number, seconds: number, edge: number) => {
    if (seconds >= (cost[node] as number)) return
    cost[node] = seconds
    by[node] = edge
    queue.push({
      node,
      seconds: seconds + metresBetween(nodes[node] as Position, end.at) / FASTEST,
    })
  }
  const reachEnd = (node: number, metres: number) =>
    reach(node, metres === 0 ? 0 : (metres / first.speed) * factor(first) + JUNCTION_DELAY, -1)
  reachEnd(first.from, start.along)
  reachEnd(first.to, first.length - start.along)
  let targets = last.from === last.to ? 1 : 2
  for (let next = queue.pop(); next && targets > 0; next = queue.pop()) {
    const { node } = next
    if (done[node]) continue
    done[node] = 1
    if (node === last.from || node === last.to) targets -= 1
    for (const index of edgesAt[node] as number[]) {
      const edge = edges[index] as Edge
      reach(
        edge.from === node ? edge.to : edge.from,
        (cost[node] as number) + (edge.length / edge.speed) * factor(edge) + JUNCTION_DELAY,
        index,
      )
    }
  }
  return { cost, by }
}

function pathTo({ edges }: Graph, { by }: Reached, target: number, start: Snap): Stretch[] {
  const path: Stretch[] = []
  let node = target
  for (let index = by[node] as number; index >= 0; index = by[node] as number) {
    const edge = edges[index] as Edge
    const backwards = edge.from === node
    path.push({ edge, from: backwards ? edge.length : 0, to: backwards ? 0 : edge.length })
    node = backwards ? edge.to : edge.from
  }
  const first = edges[start.edge] as Edge
  path.push({ edge: first, from: start.along, to: node === first.from ? 0 : first.length })
  return path.reverse()
}
