import { formatNumber } from '#lib/numbers.ts'

/** Of short distances, metres. */
const ROUNDING_M = 10

/** 2.14 km → '2.1 km'. */
export function formatKilometres(km: number): string {
  const rounded = Math.round(km * 10) / 10
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} km`
}

/** 148 metres → '150 m', 2140 metres → '2.1 km'. */
export function formatMetres(metres: number): string {
  const rounded = Math.round(metres / ROUNDING_M) * ROUNDING_M
  return Math.abs(rounded) < 1000 ? `${rounded} m` : formatKilometres(metres / 1000)
}
