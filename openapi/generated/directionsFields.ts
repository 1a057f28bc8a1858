// Generated from openapi/directions.yaml: do not edit.
import type { Fields } from '../namedFields.ts'

const Position: Fields = [0]
const Waypoint: Fields = { name: 0, location: Position, distance: 0 }
const LineString: Fields = { type: 0, coordinates: [Position] }
const Step: Fields = { name: 0, distance: 0, duration: 0, weight: 0, mode: 0, driving_side: 0, geometry: LineString, maneuver: { type: 0, modifier: 0, instruction: 0, location: Position, bearing_before: 0, bearing_after: 0 } }
const Leg: Fields = { summary: 0, distance: 0, duration: 0, weight: 0, steps: [Step] }
const Route: Fields = { distance: 0, duration: 0, weight: 0, weight_name: 0, geometry: LineString, legs: [Leg] }
const Directions: Fields = { code: 0, message: 0, uuid: 0, waypoints: [Waypoint], routes: [Route] }
const DirectionsProblem: Fields = { code: 0, message: 0 }

/** The fields of each call's parameters and body. */
export const requestFields = {
  getDrivingDirections: { path: { coordinates: 0 }, query: { alternatives: 0, geometries: 0, overview: 0, steps: 0, access_token: 0 }, header: {}, body: 0 },
} satisfies Record<string, Fields>

/** The fields of each call's JSON body by status. */
export const replyFields: Record<keyof typeof requestFields, Record<number, Fields>> = {
  getDrivingDirections: { 200: Directions, 401: DirectionsProblem, 403: DirectionsProblem, 422: DirectionsProblem, 429: DirectionsProblem },
}
