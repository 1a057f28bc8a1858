/** Rounds pesos to the centavo, halves away from zero. */
export const centavos = (pesos: number) => Math.round((pesos + Number.EPSILON * Math.sign(pesos)) * 100) / 100

/** Adds up pesos without the drift of binary fractions. */
export const sum = (amounts: Iterable<number>) => {
  let total = 0
  for (const amount of amounts) total += Math.round(amount * 100)
  return total / 100
}
