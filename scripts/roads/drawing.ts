import type { Position } from '#mocks/rules/routing/geometry.ts'
import type { Road } from './country.ts'
import { keyOf } from './ground.ts'

/** Side of the area within which streets of one name are one feature, degrees. */
const AREA = 0.05

function groupsOf(roads: Road[]): Map<string, Road[]> {
  const groups = new Map<string, Road[]>()
  for (const road of roads) {
    const [lng, lat] = road.shape[0] as Position
    const area = road.cls === 'street' ? `${Math.floor(lng / AREA)},${Math.floor(lat / AREA)}` : ''
    const key = `${road.cls}/${road.name}/${area}`
    groups.set(key, [...(groups.get(key) ?? []), road])
  }
  return groups
}

/** Joins lines that meet end to start: a street's blocks become one line. */
function joined(lines: Position[][]): Position[][] {
  const byStart = new Map(lines.map((line) => [keyOf(line[0] as Position), line]))
  const ends = new Set(lines.map((line) => keyOf(line.at(-1) as Position)))
  const used = new Set<Position[]>()
  const follow = (line: Position[]): Position[] => {
    const whole = [...line]
    used.add(line)
    for (
      let next = byStart.get(keyOf(whole.at(-1) as Position));
      next && !used.has(next);
      next = byStart.get(keyOf(whole.at(-1) as Position))
    ) {
      used.add(next)
      whole.push(...next.slice(1))
    }
    return whole
  }
  const starts = lines.filter((line) => !ends.has(keyOf(line[0] as Position)))
  return [...starts, ...lines].flatMap((line) => (used.has(line) ? [] : [follow(line)]))
}

/** The roads as GeoJSON, for a map's style: `cls` is the road's class. */
export function drawingOf(roads: Road[]) {
  return {
    type: 'FeatureCollection',
    features: [...groupsOf(roads).values()].map((group) => {
      const { cls, name } = group[0] as Road
      return {
        type: 'Feature',
        properties: { cls, name },
        geometry: { type: 'MultiLineString', coordinates: joined(group.map(({ shape }) => shape)) },
      }
    }),
  }
}
