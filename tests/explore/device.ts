export const DEVICE = { latitude: 15.0343, longitude: 120.6844 }

export interface Slow {
  /** Null: nobody answers the question for the permission. */
  positionAfter?: number | null
  answerAfter?: number
}

/** Runs in each page before its scripts. */
export function slowDevice(coords: typeof DEVICE): void {
  const { geolocation } = navigator
  const slow = globalThis as Slow
  const [locate, call] = [geolocation.getCurrentPosition.bind(geolocation), globalThis.fetch]
  geolocation.getCurrentPosition = (done, ...rest) => {
    const { positionAfter } = slow
    if (positionAfter === undefined) return locate(done, ...rest)
    const position = { coords, timestamp: 0 } as GeolocationPosition
    if (positionAfter !== null) setTimeout(() => done(position), positionAfter)
  }
  globalThis.fetch = async (...given) => {
    const [input, init] = given
    const { method = 'GET' } = input instanceof Request ? input : (init ?? {})
    const answer = await call(...given)
    if (method === 'GET' || !slow.answerAfter) return answer
    // Until then the browser reports the call as open.
    await answer.clone().arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, slow.answerAfter))
    return answer
  }
}
