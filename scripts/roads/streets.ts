import { streamOf } from '#fixtures/streams.ts'
import { METRES_PER_DEGREE, metresBetween, type Position } from '#mocks/rules/routing/geometry.ts'
import { avenueNames, streetNames } from './backbone.ts'
import type { Road } from './country.ts'
import { rounded } from './ground.ts'
import type { Town } from './towns.ts'

const at = (list: string[], n: number) => list[((n % list.length) + list.length) % list.length] as string

/** The street corners of a town by 'column,row': a grid that is turned, bent and shaken, as far as no other town with streets is nearer. */
function cornersOf(town: Town, neighbours: Town[], buildable: (at: Position) => boolean): Map<string, Position> {
  const { spacing, reach } = town.streets as NonNullable<Town['streets']>
  const random = streamOf(1, `streets:${town.name}:${town.population}`)
  const turn = (random.next() * Math.PI) / 2
  const step = spacing * (0.88 + 0.24 * random.next())
  const count = Math.ceil(reach / step)
  const [eastward, northward] = [METRES_PER_DEGREE * Math.cos((town.at[1] * Math.PI) / 180), METRES_PER_DEGREE]
  const corners = new Map<string, Position>()
  for (let i = -count; i <= count; i++)
    for (let j = -count; j <= count; j++) {
      const bend = 0.05 * Math.sin(i * 0.9) + 0.05 * Math.cos(j * 0.7)
      const x = (i + (random.next() - 0.5) * 0.28 + bend * j) * step
      const y = (j + (random.next() - 0.5) * 0.28 - bend * i) * step
      const [edge, dropped] = [reach * (0.82 + 0.3 * random.next()), random.chance(0.04)]
      if (i === 0 && j === 0) corners.set('0,0', rounded(town.at))
      if ((i === 0 && j === 0) || dropped || Math.hypot(x, y) > edge) continue
      const corner = rounded([
        town.at[0] + (x * Math.cos(turn) - y * Math.sin(turn)) / eastward,
        town.at[1] + (x * Math.sin(turn) + y * Math.cos(turn)) / northward,
      ])
      const own = metresBetween(corner, town.at)
      if (buildable(corner) && !neighbours.some((other) => metresBetween(other.at, corner) < own)) corners.set(`${i},${j}`, corner)
    }
  return corners
}

/** The streets of a town, each from corner to corner in as long pieces as there are no gaps. */
function streetsOf(town: Town, towns: Town[], buildable: (at: Position) => boolean): Road[] {
  const { reach } = town.streets as NonNullable<Town['streets']>
  const neighbours = towns.filter((other) => other !== town && other.streets && metresBetween(other.at, town.at) < 2 * reach + 3000)
  const corners = cornersOf(town, neighbours, buildable)
  const random = streamOf(1, `blocks:${town.name}:${town.population}`)
  const first = random.int(0, 99)
  return [...corners].flatMap(([key, from]) => {
    const [i, j] = key.split(',').map(Number) as [number, number]
    const across = [
      { to: corners.get(`${i + 1},${j}`), name: `${at(streetNames, first + j)} Street` },
      { to: corners.get(`${i},${j + 1}`), name: `${at(avenueNames, first + i)} Avenue` },
    ]
    // Some blocks are larger; the two main streets have no gaps.
    return across.flatMap(({ to, name }): Road[] =>
      to && !(random.chance(0.13) && i !== 0 && j !== 0) ? [{ cls: 'street', name, shape: [from, to] }] : [],
    )
  })
}

/** The streets of all towns that have some. */
export const localStreets = (towns: Town[], buildable: (at: Position) => boolean): Road[] =>
  towns.filter(({ streets }) => streets).flatMap((town) => streetsOf(town, towns, buildable))
