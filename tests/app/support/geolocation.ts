import { vi } from 'vitest'

/** Answers of the browser to a request for the position. */
export const positions = {
  sanFernando: { latitude: 15.0343, longitude: 120.6844 },
  manila: { latitude: 14.5995, longitude: 120.9842 },
  middleOfTheSea: { latitude: 12, longitude: 130 },
} as const

type Answer =
  | { latitude: number; longitude: number }
  | 'denied'
  | 'unavailable'
  | 'unsupported'
  | 'never'

const codes = { denied: 1, unavailable: 2 } as const

/**
 * Replaces the device's position. The function that it returns counts the requests so far; `answer`
 * may be changed by calling this again.
 */
export function setPosition(answer: Answer) {
  const asked = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if (typeof answer === 'object') found({ coords: answer } as GeolocationPosition)
    else if (answer === 'denied' || answer === 'unavailable')
      failed?.({ code: codes[answer], message: answer } as GeolocationPositionError)
  })
  const geolocation =
    answer === 'unsupported' ? undefined : ({ getCurrentPosition: asked } as unknown as Geolocation)
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as Geolocation)
  return asked
}
