import { vi } from 'vitest'

export const positions = {
  sanFernando: { latitude: 15.0343, longitude: 120.6844 },
  manila: { latitude: 14.5995, longitude: 120.9842 },
  middleOfTheSea: { latitude: 12, longitude: 130 },
} as const

const codes = { denied: 1, unavailable: 2 }
type Answer = { latitude: number; longitude: number } | keyof typeof codes | 'unsupported' | 'never'

/** Replaces the device's position until the next call; returns a mock of the requests. */
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
