/** A picture of the map in the usual scheme: `2 ** z` columns and rows over the whole world, from the north-west. */
export interface Tile {
  z: number
  x: number
  y: number
}

/** The part of the map that has pictures, degrees, and their zooms. */
export const covered = { west: 119.9, south: 14.3, east: 121.4, north: 15.7, minzoom: 6, maxzoom: 12 }

/** Column of a longitude, with fractions. */
export const columnOf = (longitude: number, z: number) => ((longitude + 180) / 360) * 2 ** z

/** Row of a latitude in the Mercator projection, with fractions. */
export function rowOf(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180
  return ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** z
}

export const longitudeOf = (column: number, z: number) => (column / 2 ** z) * 360 - 180

export const latitudeOf = (row: number, z: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI

/** Every tile that a map with these bounds asks for. */
export function coveredTiles(): Tile[] {
  const tiles: Tile[] = []
  for (let z = covered.minzoom; z <= covered.maxzoom; z++)
    for (let x = Math.floor(columnOf(covered.west, z)); x < columnOf(covered.east, z); x++)
      for (let y = Math.floor(rowOf(covered.north, z)); y < rowOf(covered.south, z); y++) tiles.push({ z, x, y })
  return tiles
}
