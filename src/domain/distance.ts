import { formatNumber } from '#lib/numbers.ts'

/** Step of a short distance, metres. */
const ROUNDING_M = 10

/** Returns '2.1 km' for 2.14. */
export function formatKilometres(km: number): string {
  const rounded = Math.round(km * 10) / 10
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} km`
}

/** Returns '150 m' for 148, '2.1 km' for 2140. */
export function formatMetres(metres: number): string {
  const rounded = Math.round(metres / ROUNDING_M) * ROUNDING_M
  return Math.abs(rounded) < 1000 ? `${rounded} m` : formatKilometres(metres / 1000)
}
