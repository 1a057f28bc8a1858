import type { components } from '#openapi/generated/directions.ts'
import { type Position, simplified } from './geometry.ts'
import type { Edge, Graph } from './graph.ts'
import { roadFinder, type Snap } from './nearestRoad.ts'
import { durationOf, findPath, type Stretch } from './search.ts'
import { sentPlace, stepsOf, tenths } from './steps.ts'

type Schemas = components['schemas']
type Directions = Schemas['Directions']

export interface RouteRequest {
  /** In the order of travel. */
  places: Position[]
  alternatives: boolean
  steps: boolean
  overview: 'full' | 'simplified'
}

/** Makes an alternative avoid the first route. */
const AVOIDED = 1.7
/** The part of an alternative that may be the same, and how much longer it may take. */
const MAX_SHARED = 0.7
const LONGEST = 1.6
/** From the road, metres. */
const TOLERANCE = 30

const sumOf =
  (parts: Record<'distance' | 'duration', number>[]) => (name: 'distance' | 'duration') =>
    tenths(parts.reduce((total, part) => total + part[name], 0))
const metresOf = (path: readonly Stretch[]) =>
  path.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0)

function legOf(path: readonly Stretch[], destination: Position): Schemas['Leg'] {
  const steps = stepsOf(path, destination)
  const sum = sumOf(steps)
  const byLength = steps.toSorted((a, b) => b.distance - a.distance).map(({ name }) => name)
  const duration = sum('duration')
  return {
    summary: [...new Set(byLength)].slice(0, 2).join(', '),
    distance: sum('distance'),
    duration,
    weight: duration,
    steps,
  }
}

/** A path between each place and the next. */
type Paths = Stretch[][]

function routeOf(paths: Paths, { places, steps, overview }: RouteRequest): Schemas['Route'] {
  const legs = paths.map((path, n) => legOf(path, places[n + 1] as Position))
  const sum = sumOf(legs)
  const line = legs.flatMap((leg) =>
    leg.steps.flatMap((step) => step.geometry.coordinates as Position[]),
  )
  const whole = line.filter(
    (at, n) => n === 0 || at[0] !== line[n - 1]?.[0] || at[1] !== line[n - 1]?.[1],
  )
  const coordinates = overview === 'full' ? whole : simplified(whole, TOLERANCE)
  const duration = sum('duration')
  return {
    distance: sum('distance'),
    duration,
    weight: duration,
    weight_name: 'auto',
    geometry: {
      type: 'LineString',
      coordinates: coordinates.length > 1 ? coordinates : [...coordinates, ...coordinates],
    },
    legs: steps ? legs : legs.map((leg) => ({ ...leg, steps: [] })),
  }
}

/** Null when no path differs enough. */
function alternativeTo(fastest: Stretch[], graph: Graph, from: Snap, to: Snap): Stretch[] | null {
  const avoided = new Set<Edge>(fastest.map(({ edge }) => edge))
  const other = findPath(graph, from, to, (edge) => (avoided.has(edge) ? AVOIDED : 1))
  if (!other || durationOf(other) > durationOf(fastest) * LONGEST) return null
  return metresOf(other.filter(({ edge }) => avoided.has(edge))) < metresOf(other) * MAX_SHARED
    ? other
    : null
}

/** Answers as openapi/directions.yaml says. */
export function createRouter(graph: Graph): (request: RouteRequest) => Directions {
  const roadAt = roadFinder(graph)
  return (request) => {
    const snaps = request.places.map(roadAt)
    if (!snaps.every((snap) => snap !== null))
      return { code: 'NoSegment', message: 'A place is too far from any road', routes: [] }
    const waypoints = snaps.map(({ edge, at, distance }) => ({
      name: (graph.edges[edge] as Edge).name,
      location: sentPlace(at),
      distance: tenths(distance),
    }))
    const paths = snaps.slice(1).map((to, n) => findPath(graph, snaps[n] as Snap, to))
    if (!paths.every((path) => path !== null))
      return { code: 'NoRoute', message: 'No route found', waypoints, routes: [] }
    const [from, to] = snaps as [Snap, Snap]
    const other =
      request.alternatives && paths.length === 1
        ? alternativeTo(paths[0] as Stretch[], graph, from, to)
        : null
    return {
      code: 'Ok',
      waypoints,
      routes: [paths, ...(other ? [[other]] : [])].map((each) => routeOf(each, request)),
    }
  }
}
