import { wait } from './waiting.ts'

/** Degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** How long the user's answer and the device may take together, ms. */
const LIMIT_MS = 20_000
/** Maximum age of a cached position, ms. */
const MAX_AGE_MS = 60_000
/** The browser's `code` for it. */
const PERMISSION_DENIED = 1
/** Decimals of a degree: about 10 cm. */
const DECIMALS = 6

export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/**
 * Why there is no position. `unanswered`: nothing has answered in time, such as a question that the
 * user doesn't see.
 */
export class PositionError extends Error {
  readonly reason: 'unsupported' | 'denied' | 'unavailable' | 'unanswered'

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
 * The position of the device; the browser asks for permission first. Waits for `LIMIT_MS` at most.
 * @throws PositionError
 */
export async function currentPosition(): Promise<Coordinates> {
  // Some browsers are built without, and enterprises switch it off.
  const { geolocation } = navigator as Partial<Navigator>
  if (!geolocation) throw new PositionError('unsupported')
  const found = new Promise<Coordinates>((resolve, reject) =>
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundDegrees(coords.latitude),
          longitude: roundDegrees(coords.longitude),
        }),
      (cause) =>
        reject(
          new PositionError(cause.code === PERMISSION_DENIED ? 'denied' : 'unavailable', cause),
        ),
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: MAX_AGE_MS },
    ),
  )
  // The browser's own limit begins only after the user has answered.
  const unanswered = wait(LIMIT_MS).then(() => Promise.reject(new PositionError('unanswered')))
  return Promise.race([found, unanswered])
}

/** MAP-16: where maps begin without the user's position, in Pampanga. */
export const DEFAULT_CENTRE: Coordinates = { latitude: 15.01, longitude: 120.66 }
