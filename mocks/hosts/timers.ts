/** Waits in real time; returns a function that cancels. */
export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms))

/** Real ms of this thread, with fractions; no change of the device's clock changes it. */
export const elapsed = (): number => performance.now()

/** Ms since the epoch. */
export const realTime = (): number => Date.now()

/** Worlds begin on one, so that links can name it. */
export const wholeSecond = (ms: number): number => Math.floor(ms / 1000) * 1000

/** Repeats in real time; returns a function that ends that. */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}
