/** Where the buyer's device is: San Fernando, Pampanga. */
export const DEVICE = { latitude: 15.0343, longitude: 120.6844 }

interface Device {
  /** Time after which the position comes, ms; null: nobody answers the question for the permission. */
  positionAfter?: number | null
}

/** Lets the position come as `Device` says. Runs in each page before its scripts. */
export function steerPosition(coords: typeof DEVICE): void {
  const { geolocation } = navigator
  const ask = geolocation.getCurrentPosition.bind(geolocation)
  geolocation.getCurrentPosition = (done, ...rest) => {
    const { positionAfter } = globalThis as Device
    if (positionAfter === undefined) return ask(done, ...rest)
    const position = { coords, timestamp: 0 } as GeolocationPosition
    if (positionAfter !== null) setTimeout(() => done(position), positionAfter)
  }
}
