import type { Place } from '../distance.ts'

const DEGREES = /(\d+(?:\.\d+)?)°\s*(?:(\d+(?:\.\d+)?)['′]\s*)?(?:(\d+(?:\.\d+)?)["″]\s*)?([NSEW])/g
const DECIMAL = /(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '))
  } catch {
    return link
  }
}

/**
 * Reads degrees, minutes and seconds ("15°02'13.6"N 120°40'55.7"E") or decimals ('15.03,120.68');
 * null without any.
 */
export function placeOfLink(link: string): Place | null {
  const text = decoded(link)
  const angles = Array.from(
    text.matchAll(DEGREES),
    ([, degrees, minutes = 0, seconds = 0, side]) => ({
      isLatitude: side === 'N' || side === 'S',
      value:
        (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) *
        (side === 'S' || side === 'W' ? -1 : 1),
    }),
  )
  const [latitude, longitude] = [
    angles.find(({ isLatitude }) => isLatitude)?.value,
    angles.find(({ isLatitude }) => !isLatitude)?.value,
  ]
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const [, north, east] = DECIMAL.exec(text) ?? []
  return north === undefined || east === undefined
    ? null
    : { latitude: Number(north), longitude: Number(east) }
}
