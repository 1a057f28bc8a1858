const ROUNDS = 5e7

/**
 * Does a fixed piece of work; how long it took, ms. By as much as that varies, figures in ms do
 * too.
 */
export function fixedWork(): number {
  const start = performance.now()
  let sum = 0
  for (let round = 0; round < ROUNDS; round++) sum += round % 7
  return sum > 0 ? performance.now() - start : NaN
}
