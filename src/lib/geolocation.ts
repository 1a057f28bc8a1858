/** Degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** How long determining the position may take, ms. */
const TIMEOUT_MS = 15_000
/** Maximum age of a cached position, ms. */
const MAX_AGE_MS = 60_000
/** `code` of the browser's error when the permission is denied. */
const PERMISSION_DENIED = 1
/** Decimals of a degree: about 10 cm, which is finer than any device measures. */
const DECIMALS = 6

/** Degrees with the precision that the app stores. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/**
 * Why there is no position: the browser has no geolocation, the user or the browser denied it, or
 * the device could not find it (in time).
 */
export class PositionError extends Error {
  readonly reason: 'unsupported' | 'denied' | 'unavailable'

  constructor(reason: PositionError['reason'], cause?: unknown) {
    super(
      reason === 'unsupported' ? 'Geolocation not supported' : 'Unable to retrieve your location',
      { cause },
    )
    this.name = 'PositionError'
    this.reason = reason
  }
}

/**
 * Whether the browser can find the position at all; some are built without, and enterprises switch
 * it off.
 */
export const hasGeolocation = (): boolean =>
  Boolean((navigator as Partial<Pick<Navigator, 'geolocation'>>).geolocation)

/**
 * The position of the device; the browser asks the user for permission first.
 * @throws PositionError
 */
export function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!hasGeolocation()) return reject(new PositionError('unsupported'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundDegrees(coords.latitude),
          longitude: roundDegrees(coords.longitude),
        }),
      (cause) =>
        reject(
          new PositionError(cause.code === PERMISSION_DENIED ? 'denied' : 'unavailable', cause),
        ),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}

/** MAP-16: where maps begin when the position of the user is unknown, in Pampanga. */
export const DEFAULT_CENTRE: Coordinates = { latitude: 15.01, longitude: 120.66 }
