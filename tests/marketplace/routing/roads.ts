import { readFileSync } from 'node:fs'
import kit from '#fixtures/data/shops.json' with { type: 'json' }
import type { Position } from '#mocks/rules/routing/geometry.ts'
import { decodeGraph, type GraphFile } from '#mocks/rules/routing/graph.ts'
import { createRouter } from '#mocks/rules/routing/router.ts'

const file = new URL('../../../fixtures/static/geo/road-graph.json', import.meta.url)

export const graph = decodeGraph(JSON.parse(readFileSync(file, 'utf8')) as GraphFile)
const route = createRouter(graph)

/** The centres of the towns with shops. */
export const shopTowns = kit.map(({ lng, lat }): Position => [lng, lat])

/** The routes between places with all options. */
export const routesBetween = (...places: Position[]) =>
  route({ places, alternatives: true, steps: true, overview: 'full' })
/** The same routes as a caller asks for who only draws an overview. */
export const overviewBetween = (...places: Position[]) =>
  route({ places, alternatives: false, steps: false, overview: 'simplified' })
