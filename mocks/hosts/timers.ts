/** In real time; returns a function that cancels it. */
export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** In real time. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms))

/** Of this thread, ms with fractions; no change of the device's clock changes it. */
export const elapsed = (): number => performance.now()

/** Ms since the epoch. */
export const realTime = (): number => Date.now()

/** Worlds begin on one, so that links can name it. */
export const wholeSecond = (ms: number): number => Math.floor(ms / 1000) * 1000

/** In real time; returns a function that ends that. */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}
