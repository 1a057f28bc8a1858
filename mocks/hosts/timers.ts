/** Runs `work` after `ms` of real time; answers a function that calls it off. */
export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Waits so many real milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Real time, ms since the epoch. */
export const realTime = (): number => Date.now()
