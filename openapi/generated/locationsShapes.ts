// Generated from openapi/locations.yaml: do not edit.
const IslandGroup = { code: 's', name: 's' } as const
const Region = { code: 's', name: 's', regionName: 's', 'islandGroupCode?': 's' } as const
const Province = { code: 's', name: 's', 'regionCode?': 's' } as const
const City = { code: 's', name: 's', 'isCity?': 'b', 'provinceCode?': ['s', 'b'], 'regionCode?': 's' } as const
const Barangay = { code: 's', name: 's' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'GET /island-groups': [IslandGroup],
  'GET /regions': [Region],
  'GET /regions/{code}/provinces': [Province],
  'GET /regions/{code}/cities-municipalities': [City],
  'GET /provinces/{code}/cities-municipalities': [City],
  'GET /cities-municipalities/{code}/barangays': [Barangay],
} as const
