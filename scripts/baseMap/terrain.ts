import { clamp, layeredNoise, noise } from './noise.ts'

/** Kilometres of one degree, at 15° of latitude. */
export const KM_PER_LONGITUDE = 107.5
export const KM_PER_LATITUDE = 110.6

/** Mountains and ranges: where they are, radius (degrees of longitude), height (1 is about 700 m). Placed by hand; schematic. */
const mountains: readonly (readonly [name: string, longitude: number, latitude: number, radius: number, height: number])[] = [
  ['Arayat', 120.742, 15.2, 0.055, 1.9],
  ['Pinatubo', 120.35, 15.13, 0.14, 2.6],
  ['Natib', 120.4, 14.71, 0.1, 2.1],
  ['Mariveles', 120.5, 14.53, 0.09, 2.1],
  ['Zambales, south', 120.3, 14.95, 0.12, 1.8],
  ['Zambales', 120.24, 15.35, 0.16, 2.4],
  ['Zambales, north', 120.12, 15.62, 0.14, 2.5],
  ['Zambales, High Peak', 120.13, 15.48, 0.12, 2.5],
  ['Sierra Madre, Angat', 121.2, 15.0, 0.16, 2.3],
  ['Sierra Madre, Mingan', 121.4, 15.45, 0.18, 2.6],
  ['Sierra Madre, Dingalan', 121.35, 15.22, 0.15, 2.2],
  ['Sierra Madre, Rizal', 121.32, 14.78, 0.14, 1.9],
  ['Sierra Madre, Infanta', 121.5, 14.6, 0.15, 1.8],
  ['Caraballo', 121.1, 16.1, 0.25, 2.4],
  ['Cordillera', 120.68, 16.3, 0.2, 2.6],
  ['Aurora', 121.65, 15.85, 0.2, 2.2],
  ['Makiling', 121.2, 14.135, 0.05, 1.5],
  ['Tagaytay', 120.93, 14.08, 0.1, 0.8],
  ['Banahaw', 121.49, 14.07, 0.08, 2.6],
]

const massifs = mountains.map(([, longitude, latitude, radius, height]) => ({
  x: longitude * KM_PER_LONGITUDE,
  y: latitude * KM_PER_LATITUDE,
  radius: radius * KM_PER_LONGITUDE * 1.15,
  height,
}))

/** Height of the invented relief at a place (kilometres east and north), 0 in the plains; 1 is about 700 m. */
export function heightAt(x: number, y: number): number {
  // Displaced, so that no mountain is a circle.
  const east = x + 7 * (noise(x * 0.11, y * 0.11, 11) - 0.5) + 2.4 * (noise(x * 0.42, y * 0.42, 12) - 0.5)
  const north = y + 7 * (noise(x * 0.11, y * 0.11, 13) - 0.5) + 2.4 * (noise(x * 0.42, y * 0.42, 14) - 0.5)
  let base = 0
  for (const massif of massifs) {
    const distance = ((east - massif.x) ** 2 + (north - massif.y) ** 2) / massif.radius ** 2
    if (distance < 1) base += massif.height * (1 - distance) ** 2
  }
  if (base < 0.02) return base
  const bend = layeredNoise(x * 0.35, y * 0.35, 3, 9) * 1.6
  const ridge = 1 - Math.abs(2 * layeredNoise(x * 0.42 + bend, y * 0.42, 5, 3) - 1)
  return base * (0.55 + 0.9 * clamp(ridge))
}
