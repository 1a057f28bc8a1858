const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** Rounds up: '1 second', '2 minutes', '3 hours'. */
export function durationText(ms: number): string {
  if (ms <= MINUTE) return count(Math.max(1, Math.ceil(ms / SECOND)), 'second')
  return ms <= HOUR ? count(Math.ceil(ms / MINUTE), 'minute') : count(Math.ceil(ms / HOUR), 'hour')
}

/** Rejects with a signal's reason once it is aborted. */
export const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

/** Waits that many ms. @throws the signal's reason when it is aborted meanwhile */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
