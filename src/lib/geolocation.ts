/** Degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** How long the device may take to find itself, ms. */
const TIMEOUT_MS = 15_000
/** How old a known position may be, ms. */
const MAX_AGE_MS = 60_000
/** About 10 cm: more decimals would be noise. */
const DECIMALS = 6

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** Why there is no position: the browser can't, or the person or the device won't. */
export class PositionError extends Error {
  readonly reason: 'unsupported' | 'unavailable'

  constructor(reason: PositionError['reason'], cause?: unknown) {
    super(reason === 'unsupported' ? 'Geolocation not supported' : 'Unable to retrieve your location', { cause })
    this.name = 'PositionError'
    this.reason = reason
  }
}

/**
 * Where the device is; the browser asks the person first.
 * @throws PositionError
 */
export function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    const { geolocation } = navigator as Partial<Pick<Navigator, 'geolocation'>>
    if (!geolocation) return reject(new PositionError('unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      (cause) => reject(new PositionError('unavailable', cause)),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}
