import type { components } from '#openapi/generated/directions.ts'
import { bearing, metresBetween, partOf, type Position } from './geometry.ts'
import { JUNCTION_DELAY, type Stretch, timeOf } from './search.ts'

type Step = components['schemas']['Step']
type Maneuver = Step['maneuver']

interface Section {
  stretches: Stretch[]
  line: Position[]
}

export const tenths = (value: number) => Math.round(value * 10) / 10
const DECIMALS = 6
/** As it is sent. */
export const sentPlace = ([lng, lat]: Position): Position => [
  Number(lng.toFixed(DECIMALS)),
  Number(lat.toFixed(DECIMALS)),
]

/** Takes the first, or last, two different places. */
function heading(line: readonly Position[], end: 'first' | 'last'): number {
  const ordered = end === 'first' ? line : line.toReversed()
  const [at] = ordered as [Position]
  const next = ordered.find((place) => metresBetween(place, at) > 0.5)
  if (!next) return 0
  return end === 'first' ? bearing(at, next) : bearing(next, at)
}

/** Degrees: -180 to 180, positive to the right. */
const turnOf = (before: number, after: number) => ((after - before + 540) % 360) - 180

const STRAIGHT = 20

function modifierOf(turn: number): string {
  const size = Math.abs(turn)
  if (size < STRAIGHT) return 'straight'
  if (size > 170) return 'uturn'
  const side = turn > 0 ? 'right' : 'left'
  if (size < 45) return `slight ${side}`
  return size < 120 ? side : `sharp ${side}`
}

const points = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
]
const compassPoint = (degrees: number) => points[Math.round(degrees / 45) % points.length] as string

const roadOf = ({ stretches }: Section) => (stretches[0] as Stretch).edge

function changeOf(
  previous: Section,
  next: Section,
  modifier: string,
): Pick<Maneuver, 'type' | 'instruction'> {
  const { cls, name } = roadOf(next)
  if (cls === 'ramp' && roadOf(previous).cls === 'motorway')
    return { type: 'off ramp', instruction: `Take the ${name}.` }
  if (cls === 'ramp') return { type: 'on ramp', instruction: `Take the ramp at ${name}.` }
  if (cls === 'motorway') return { type: 'merge', instruction: `Merge onto ${name}.` }
  if (name === roadOf(previous).name)
    return { type: 'continue', instruction: `Turn ${modifier} to stay on ${name}.` }
  if (modifier === 'straight') return { type: 'new name', instruction: `Continue onto ${name}.` }
  if (modifier.startsWith('slight'))
    return { type: 'turn', instruction: `Bear ${modifier.slice('slight '.length)} onto ${name}.` }
  return {
    type: 'turn',
    instruction: `${modifier === 'uturn' ? 'Make a U-turn' : `Turn ${modifier}`} onto ${name}.`,
  }
}

/** A smaller turn is no instruction of its own on one road. */
const REAL_TURN = 60

function sectionsOf(path: readonly Stretch[]): Section[] {
  const sections: Section[] = []
  for (const stretch of path) {
    const line = partOf(stretch.edge.shape, stretch.from, stretch.to)
    const last = sections.at(-1)
    const stays =
      last && roadOf(last).name === stretch.edge.name && roadOf(last).cls === stretch.edge.cls
    if (stays && Math.abs(turnOf(heading(last.line, 'last'), heading(line, 'first'))) < REAL_TURN) {
      last.stretches.push(stretch)
      last.line.push(...line.slice(1))
    } else sections.push({ stretches: [stretch], line: [...line] })
  }
  return sections
}

function stepOf(section: Section, maneuver: Omit<Maneuver, 'location'>, isLast: boolean): Step {
  const { stretches, line } = section
  const distance = tenths(stretches.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0))
  const junctions = stretches.length - (isLast ? 1 : 0)
  const duration = tenths(
    stretches.reduce((sum, stretch) => sum + timeOf(stretch), 0) + junctions * JUNCTION_DELAY,
  )
  const coordinates = line.map(sentPlace)
  return {
    name: roadOf(section).name,
    distance,
    duration,
    weight: duration,
    mode: 'driving',
    driving_side: 'right',
    geometry: { type: 'LineString', coordinates },
    maneuver: { ...maneuver, location: coordinates[0] as Position },
  }
}

/** Metres. */
const ON_THE_ROAD = 8

function arrival(section: Section, destination: Position): Step {
  const at = section.line.at(-1) as Position
  const before = heading(section.line, 'last')
  const side = turnOf(before, bearing(at, destination)) > 0 ? 'right' : 'left'
  const aside = metresBetween(at, destination) > ON_THE_ROAD
  const instruction = aside
    ? `Your destination is on the ${side}.`
    : 'You have arrived at your destination.'
  const location = sentPlace(at)
  return {
    name: roadOf(section).name,
    distance: 0,
    duration: 0,
    weight: 0,
    mode: 'driving',
    driving_side: 'right',
    geometry: { type: 'LineString', coordinates: [location, location] },
    maneuver: {
      type: 'arrive',
      ...(aside && { modifier: side }),
      instruction,
      location,
      bearing_before: before,
      bearing_after: 0,
    },
  }
}

/** Always has depart and arrive; the destination may lie beside the road. */
export function stepsOf(path: readonly Stretch[], destination: Position): Step[] {
  const sections = sectionsOf(path)
  const steps = sections.map((section, n) => {
    const previous = sections[n - 1]
    const after = heading(section.line, 'first')
    const isLast = n === sections.length - 1
    if (!previous) {
      const instruction = `Drive ${compassPoint(after)} on ${roadOf(section).name}.`
      return stepOf(
        section,
        { type: 'depart', instruction, bearing_before: 0, bearing_after: after },
        isLast,
      )
    }
    const before = heading(previous.line, 'last')
    const modifier = modifierOf(turnOf(before, after))
    return stepOf(
      section,
      {
        ...changeOf(previous, section, modifier),
        modifier,
        bearing_before: before,
        bearing_after: after,
      },
      isLast,
    )
  })
  return [...steps, arrival(sections.at(-1) as Section, destination)]
}
