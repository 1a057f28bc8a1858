import type { Coordinates } from '#lib/geolocation.ts'

/** Tenths of a second of arc (about 3 m) in a degree and in a minute. */
const PER_DEGREE = 36_000
const PER_MINUTE = 600

const PLACE = 'https://www.google.com/maps/place/'

/**
 * An angle as `15°02'13.6"N`, rounded before it is split: 59.99 seconds become a minute.
 * @param degrees positive for north and east
 */
function arc(degrees: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(degrees) * PER_DEGREE)
  const minutes = Math.floor((tenths % PER_DEGREE) / PER_MINUTE)
  const seconds = ((tenths % PER_MINUTE) / 10).toFixed(1)
  const side = degrees < 0 && tenths > 0 ? negative : positive
  return `${Math.floor(tenths / PER_DEGREE)}°${String(minutes).padStart(2, '0')}'${seconds.padStart(4, '0')}"${side}`
}

/** A position as `15°02'13.6"N 120°40'55.7"E`. */
export const degreesText = ({ latitude, longitude }: Coordinates): string =>
  `${arc(latitude, 'N', 'S')} ${arc(longitude, 'E', 'W')}`

export const mapsLink = (position: Coordinates): string =>
  PLACE + degreesText(position).split(' ').map(encodeURIComponent).join('+')

/**
 * Parses an angle, negative for south and west; not a number where it has 60 minutes or seconds.
 */
function degreesOf(angle: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = angle.split(/[°'"]/).map(Number)
  const size = (degrees * PER_DEGREE + minutes * PER_MINUTE + seconds * 10) / PER_DEGREE
  if (minutes >= 60 || seconds >= 60) return Number.NaN
  return /[SW]/.test(angle) ? -size : size
}

/** Parses two angles; null for no position on Earth. */
function positionOf(latitude: string, longitude: string): Coordinates | null {
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180
    ? { latitude: north, longitude: east }
    : null
}

export function directionsLink(from: Coordinates, to: Coordinates): string {
  const place = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', origin: place(from), destination: place(to) })}`
}

const ARCS = /(\d{1,3}°\d{1,2}'\d{1,2}(?:\.\d+)?"[NS])[ +](\d{1,3}°\d{1,2}'\d{1,2}(?:\.\d+)?"[EW])/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

interface LinkedPlace {
  href: string
  /** Null when the link has none. */
  degrees: string | null
  /** Null, too, when the angles are none on Earth. */
  position: Coordinates | null
}

/**
 * Addresses of map services. Other paths of these hosts may lead elsewhere, as
 * 'maps.google.com/url?q=…' does.
 */
const MAPS: readonly [host: RegExp, path: RegExp][] = [
  [/^(www\.)?google\.com(\.ph)?$/, /^\/maps(\/|$)/],
  [/^maps\.google\.com(\.ph)?$/, /^\/(maps(\/|$)|$)/],
  [/^maps\.app\.goo\.gl$/, /^\//],
  [/^goo\.gl$/, /^\/maps\//],
  [/^maps\.apple(\.com)?$/, /^\//],
  [/^(www\.)?openstreetmap\.org$/, /^\//],
  [/^(www\.|ul\.)?waze\.com$/, /^\//],
]

/** Refuses a user name: 'https://www.google.com@other.example' opens another host. */
const isMap = ({ protocol, username, password, port, hostname, pathname }: URL) =>
  protocol === 'https:' &&
  !username &&
  !password &&
  !port &&
  MAPS.some(([host, path]) => host.test(hostname) && path.test(pathname))

/** The place of a location message; null for no address of a known map service. */
export function placeOfLink(content: string): LinkedPlace | null {
  if (!URL.canParse(content)) return null
  const url = new URL(content)
  if (!isMap(url)) return null
  const { href, pathname, search } = url
  const [, latitude, longitude] = ARCS.exec(decoded(pathname + search)) ?? []
  if (!latitude || !longitude) return { href, degrees: null, position: null }
  return { href, degrees: `${latitude} ${longitude}`, position: positionOf(latitude, longitude) }
}
