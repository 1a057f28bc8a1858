// Generated from openapi/directions.yaml: do not edit.
const Waypoint = { name: 's', location: ['n'], 'distance?': 'n' } as const
const LineString = { type: 's', coordinates: [['n']] } as const
const Step = { name: 's', distance: 'n', duration: 'n', weight: 'n', mode: 's', driving_side: 's', geometry: LineString, maneuver: { type: 's', 'modifier?': 's', instruction: 's', location: ['n'], bearing_before: 'n', bearing_after: 'n' } } as const
const Leg = { summary: 's', distance: 'n', duration: 'n', weight: 'n', steps: [Step] } as const
const Route = { distance: 'n', duration: 'n', weight: 'n', weight_name: 's', geometry: LineString, legs: [Leg] } as const
const Directions = { code: 's', 'message?': 's', 'uuid?': 's', 'waypoints?': [Waypoint], routes: [Route] } as const

export const getDrivingDirections = Directions
