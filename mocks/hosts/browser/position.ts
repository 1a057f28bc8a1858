import type { SimulatedPosition } from '#fixtures/scenarios/position.ts'
import { after, realTime } from '../timers.ts'

/** Searches so long at most. */
const SLOW_MS = 3000
/** Radius in metres. */
const ACCURACY = 15

const errors = {
  denied: { code: 1, message: 'User denied Geolocation' },
  unavailable: { code: 2, message: 'Position unavailable' },
  slow: { code: 3, message: 'Timeout expired' },
} as const

/** Pages can't construct an object of this class. */
function instanceOf<T extends object>(prototype: T, fields: Partial<T>): T {
  return Object.create(prototype, Object.getOwnPropertyDescriptors(fields)) as T
}

const errorOf = (state: keyof typeof errors) =>
  instanceOf<GeolocationPositionError>(GeolocationPositionError.prototype, errors[state])

function positionAt(coordinates: { latitude: number; longitude: number }): GeolocationPosition {
  const coords = instanceOf<GeolocationCoordinates>(GeolocationCoordinates.prototype, {
    ...coordinates,
    accuracy: ACCURACY,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  })
  return instanceOf<GeolocationPosition>(GeolocationPosition.prototype, {
    coords,
    timestamp: realTime(),
  })
}

function geolocationOf(position: Exclude<SimulatedPosition, 'unsupported'>): Geolocation {
  return instanceOf<Geolocation>(Geolocation.prototype, {
    getCurrentPosition: (onFound, onFailed, { timeout = Infinity } = {}) =>
      void after(position === 'slow' ? Math.min(timeout, SLOW_MS) : 0, () =>
        typeof position === 'object'
          ? onFound(positionAt(position))
          : onFailed?.(errorOf(position)),
      ),
  })
}

/** Asks the browser for every other permission. */
function permissionsOf(state: PermissionState): Permissions {
  const real = navigator.permissions
  return instanceOf<Permissions>(Permissions.prototype, {
    query: async (wanted) =>
      wanted.name === 'geolocation'
        ? Object.assign(new EventTarget(), { name: wanted.name, state, onchange: null })
        : real.query.call(real, wanted),
  })
}

const forgetOwn = () =>
  ['geolocation', 'permissions'].forEach((name) => Reflect.deleteProperty(navigator, name))

/**
 * `unsupported`: the browser has no geolocation at all.
 * @returns a function that restores the real one
 */
export function simulatePosition(position: SimulatedPosition): () => void {
  forgetOwn()
  const inherited = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')
  if (position === 'unsupported') Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  else {
    const permissions = permissionsOf(position === 'denied' ? 'denied' : 'granted')
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: geolocationOf(position),
    })
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
  }
  return () => {
    forgetOwn()
    if (inherited) Object.defineProperty(Navigator.prototype, 'geolocation', inherited)
  }
}
