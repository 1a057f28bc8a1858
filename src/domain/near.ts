import type { Coordinates } from '#lib/geolocation.ts'
import { pastedText } from '#lib/visibleText.ts'

/** Decimals of a degree: about 1 m. */
const DECIMALS = 5
/**
 * Two numbers as map apps copy them: '15.0343, 120.6844', '(15.0343; 120.6844)', '15.0343° N,
 * 120.6844° E'.
 */
const PAIR =
  /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*°?\s*N?\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*E?\s*\)?\s*$/i

/** Returns '15.0343,120.6844', latitude first. */
export const formatNear = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(',')

/** Reads such a text, latitude first; null for every other. */
export function parseNear(text: string | null): Coordinates | null {
  const [, latitude, longitude] = PAIR.exec(pastedText(text ?? '')) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null
}
