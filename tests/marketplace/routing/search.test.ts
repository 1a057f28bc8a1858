import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bearing,
  lengthOf,
  metresBetween,
  nearestOnLine,
  partOf,
  type Position,
  simplified,
} from '#mocks/rules/routing/geometry.ts'
import { roadClasses } from '#mocks/rules/routing/graph.ts'
import { durationOf, findPath, JUNCTION_DELAY } from '#mocks/rules/routing/search.ts'
import { graphOf, type Road } from './smallGraph.ts'

const place = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))
  .map(([x, y]): Position => [120.5 + x / 1e5, 15 + y / 1e5])
const line = fc.array(place, { minLength: 2, maxLength: 12 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the fastest path', () => {
  const roads = fc.array(
    fc
      .record({ from: fc.nat(7), to: fc.nat(7), cls: fc.constantFrom(...roadClasses) })
      .filter(({ from, to }) => from !== to),
    { minLength: 1, maxLength: 16 },
  )
  // Two junctions are never at one place: the road between them would have no length, and no delay.
  const nodes = fc.uniqueArray(place, { minLength: 8, maxLength: 8, selector: String })
  const network = fc.record({ nodes, roads })

  /**
   * Seconds between junctions by trying every road again and again (Bellman and Ford), with the
   * delay at each junction that is passed.
   */
  function seconds(nodes: Position[], all: Road[], from: number, to: number): number {
    const { edges } = graphOf(nodes, all)
    const cost = nodes.map((_, n) => (n === from ? -JUNCTION_DELAY : Infinity))
    for (let round = 0; round < nodes.length; round++)
      for (const { from: a, to: b, length, speed } of edges)
        for (const [start, end] of [
          [a, b],
          [b, a],
        ] as const)
          cost[end] = Math.min(
            cost[end] as number,
            (cost[start] as number) + length / speed + JUNCTION_DELAY,
          )
    return Math.max(0, cost[to] as number)
  }

  test('is as fast as the one that trying every road finds, or there is none', () => {
    fc.assert(
      fc.property(network, fc.nat(15), fc.nat(15), ({ nodes, roads: all }, first, last) => {
        const graph = graphOf(nodes, all)
        const [start, end] = [graph.edges[first % all.length], graph.edges[last % all.length]]
        if (!start || !end) return
        const path = findPath(
          graph,
          { edge: first % all.length, at: nodes[start.from] as Position, along: 0, distance: 0 },
          {
            edge: last % all.length,
            at: nodes[end.to] as Position,
            along: end.length,
            distance: 0,
          },
        )
        const expected = seconds(nodes, all, start.from, end.to)
        if (path) expect(durationOf(path)).toBeCloseTo(expected, 6)
        else expect(expected).toBe(Infinity)
      }),
    )
  })

  test('is made of stretches that meet', () => {
    fc.assert(
      fc.property(network, share, share, ({ nodes, roads: all }, from, to) => {
        const graph = graphOf(nodes, all)
        const [start, end] = [graph.edges[0], graph.edges.at(-1)]
        if (!start || !end) return
        const snap = (edge: number, along: number) => ({
          edge,
          along,
          at: partOf(graph.edges[edge]?.shape ?? [], along, along)[0] as Position,
          distance: 0,
        })
        const path =
          findPath(graph, snap(0, from * start.length), snap(all.length - 1, to * end.length)) ?? []
        const parts = path.map((stretch) => partOf(stretch.edge.shape, stretch.from, stretch.to))
        for (const [n, part] of parts.slice(1).entries())
          expect(metresBetween(parts[n]?.at(-1) as Position, part[0] as Position)).toBeLessThan(
            0.01,
          )
        expect(new Set(path.map(({ edge }) => edge)).size).toBe(path.length)
      }),
    )
  })
})

describe('lines', () => {
  test('a part has the length of its distances, and is reversed when these are', () => {
    fc.assert(
      fc.property(line, share, share, (shape, first, last) => {
        const [from, to] = [first * lengthOf(shape), last * lengthOf(shape)]
        expect(lengthOf(partOf(shape, from, to))).toBeCloseTo(Math.abs(to - from), 0)
        expect(partOf(shape, to, from)).toEqual(
          from === to ? partOf(shape, from, to) : partOf(shape, from, to).toReversed(),
        )
        expect(partOf(shape, from, to).length).toBeGreaterThan(1)
      }),
    )
  })

  test('a simplified line keeps its ends and stays near the whole one', () => {
    fc.assert(
      fc.property(line, fc.double({ min: 1, max: 500, noNaN: true }), (shape, tolerance) => {
        const short = simplified(shape, tolerance)
        expect([short[0], short.at(-1)]).toEqual([shape[0], shape.at(-1)])
        for (const at of shape) {
          const gaps = short
            .slice(1)
            .map((to, n) => metresBetween(at, nearestOnLine(at, short[n] as Position, to).at))
          expect(Math.min(...gaps)).toBeLessThanOrEqual(tolerance + 0.01)
        }
      }),
    )
  })

  test('the nearest place on a straight line is never farther than its ends', () => {
    fc.assert(
      fc.property(place, place, place, (at, from, to) => {
        const nearest = metresBetween(at, nearestOnLine(at, from, to).at)
        expect(nearest).toBeLessThanOrEqual(
          Math.min(metresBetween(at, from), metresBetween(at, to)) + 0.01,
        )
      }),
    )
  })

  test('a degree of latitude has 111.2 km, and headings go round from the north', () => {
    expect(metresBetween([120, 15], [120, 16])).toBeCloseTo(111_195, 0)
    expect(metresBetween([120, 60], [121, 60])).toBeCloseTo(55_597.5, 0)
    const around: Position[] = [
      [120, 15.1],
      [120.1, 15],
      [120, 14.9],
      [119.9, 15],
    ]
    expect(around.map((to) => bearing([120, 15], to))).toEqual([0, 90, 180, 270])
    expect(bearing([120, 15], [119.9999, 15.1])).toBe(0)
  })
})
