import { clamp, hash, layeredNoise, noise, ramp } from '../baseMap/noise.ts'
import { heightAt, KM_PER_LATITUDE, KM_PER_LONGITUDE } from '../baseMap/terrain.ts'

export type Colour = [red: number, green: number, blue: number]

/** A point of a picture: kilometres east and north, and how much of the ground a pixel shows. */
export interface Spot {
  x: number
  y: number
  /** Kilometres of a pixel. */
  pixel: number
  /** 1 where single fields can be made out, 0 where they melt together. */
  fine: number
}

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const shifted = ([red, green, blue]: Colour, r: number, g = r, b = r): Colour => [red + r, green + g, blue + b]
const scaled = ([red, green, blue]: Colour, factor: number): Colour => [red * factor, green * factor, blue * factor]
/** Whether a point of a cell lies at its edge; both coordinates from 0 to 1. */
const atEdge = (x: number, y: number, width: number) => Math.min(x, 1 - x) < width || Math.min(y, 1 - y) < width
const fraction = (value: number) => value - Math.floor(value)

const FIELDS: readonly Colour[] = [
  [104, 122, 72],
  [130, 138, 86],
  [92, 114, 66],
  [150, 144, 102],
  [84, 106, 62],
  [126, 118, 82],
  [136, 148, 92],
  [100, 122, 70],
]
const FIELDS_FROM_AFAR: Colour = [108, 122, 76]
const HEDGE: Colour = [72, 94, 50]
const TREES: Colour = [60, 84, 52]

/** Rice fields in blocks that lie askew, with hedges and clumps of trees. */
export function farmland({ x, y, fine }: Spot): Colour {
  const bentX = x + 0.35 * noise(x * 0.9, y * 0.9, 21)
  const bentY = y + 0.35 * noise(x * 0.9, y * 0.9, 22)
  const turn = hash(Math.floor(bentX * 0.55), Math.floor(bentY * 0.55), 5) * 1.3
  const column = (bentX * Math.cos(turn) - bentY * Math.sin(turn)) * 6.5
  const row = (bentX * Math.sin(turn) + bentY * Math.cos(turn)) * 9.5
  const field = FIELDS[Math.floor(hash(Math.floor(column), Math.floor(row), 7) * FIELDS.length)] as Colour
  const small = (layeredNoise(x * 0.8, y * 0.8, 4, 31) - 0.5) * 30
  const large = (layeredNoise(x * 0.11, y * 0.11, 3, 33) - 0.5) * 46
  let colour = shifted(mix(FIELDS_FROM_AFAR, field, fine * 0.85), small + large, small + large * 0.45, small * 0.6 + large * 0.4)
  if (fine > 0.3 && atEdge(fraction(column), fraction(row), 0.05)) colour = mix(colour, HEDGE, 0.45 * fine)
  const trees = layeredNoise(x * 3.1, y * 3.1, 3, 41)
  return trees > 0.5 ? mix(colour, TREES, ramp(0.5, 0.7, trees) * (0.3 + 0.35 * fine)) : colour
}

/** Share of fishponds in the ground: the delta north of Manila Bay has many. */
const pondShare = (longitude: number, latitude: number) =>
  ramp(14.93, 14.84, latitude) * ramp(120.42, 120.52, longitude) * ramp(120.95, 120.86, longitude)

export function withPonds(colour: Colour, { x, y, fine }: Spot): Colour {
  const share = pondShare(x / KM_PER_LONGITUDE, y / KM_PER_LATITUDE)
  if (share < 0.02) return colour
  const column = x * 2.1 + 0.4 * noise(x, y, 51)
  const row = y * 2.8 + 0.4 * noise(x, y, 52)
  const kind = hash(Math.floor(column), Math.floor(row), 53)
  let pond = mix([58, 92, 88], [98, 122, 106], kind)
  if (fine > 0.2 && atEdge(fraction(column), fraction(row), 0.06)) pond = mix(pond, [140, 142, 112], fine * 0.8)
  return mix(colour, pond, share * (kind > 0.16 ? 0.92 : 0.25))
}

/** The grey plain of ash that reaches east from Pinatubo. */
export function withAsh(colour: Colour, { x, y }: Spot): Colour {
  const along = (x / KM_PER_LONGITUDE - 120.38) / 0.22
  if (along <= 0 || along >= 1.05) return colour
  const off = Math.abs(y / KM_PER_LATITUDE - (15.13 - 0.115 * along) - 0.012 * Math.sin(along * 9))
  const share = ramp(0.02 + 0.012 * (1 - along), 0.004, off) * (0.55 + 0.5 * layeredNoise(x * 1.4, y * 1.4, 3, 61)) * 0.8
  return mix(colour, [178, 172, 158], clamp(share))
}

/** Forest on the mountains, lit from the north-west. */
export function withRelief(colour: Colour, { x, y, pixel }: Spot): Colour {
  const height = heightAt(x, y)
  if (height <= 0.06) return colour
  const step = 0.06 + pixel * 0.6
  const east = (heightAt(x + step, y) - heightAt(x - step, y)) / (2 * step)
  const north = (heightAt(x, y + step) - heightAt(x, y - step)) / (2 * step)
  const light = clamp(0.5 + (north - east) * 0.44 * ramp(0.06, 0.5, height), 0.1, 1)
  const forest = mix(mix(colour, [52, 76, 46], ramp(0.06, 0.5, height)), [88, 94, 66], ramp(1.9, 2.9, height) * 0.6)
  const lit = scaled(forest, 0.62 + light * 0.76)
  return height > 0.35 ? shifted(lit, (layeredNoise(x * 9, y * 9, 2, 71) - 0.5) * 20) : lit
}

const ROOFS: readonly Colour[] = [
  [152, 148, 141],
  [168, 134, 114],
  [126, 142, 150],
  [98, 110, 80],
  [186, 182, 174],
  [146, 140, 130],
]
const ROOFS_FROM_AFAR: Colour = [142, 137, 127]

/** Roofs, yards and trees between them, where it is built up. */
export function withTown(colour: Colour, { x, y, fine }: Spot, builtUp: number): Colour {
  if (builtUp < 0.04) return colour
  const column = Math.floor(x * 17 + 2 * noise(x * 3, y * 3, 91))
  const row = Math.floor(y * 19 + 2 * noise(x * 3, y * 3, 93))
  const roof = mix(ROOFS_FROM_AFAR, ROOFS[Math.floor(hash(column, row, 92) * ROOFS.length)] as Colour, 0.15 + 0.45 * fine)
  const quarter = (layeredNoise(x * 1.3, y * 1.3, 3, 94) - 0.5) * 44
  const green = layeredNoise(x * 2.2, y * 2.2, 4, 81)
  const share = ramp(0.15, 0.75, builtUp) * ramp(0.78, 0.42, green)
  return mix(colour, shifted(roof, quarter), share * 0.9)
}

const DEEP: Colour = [17, 44, 72]
const SHALLOW: Colour = [50, 100, 106]
const MURKY: Colour = [56, 88, 88]

/** Water, lighter towards the shore. `near` is 1 at the shore and 0 in the open. */
export function water({ x, y }: Spot, near: number): Colour {
  const latitude = y / KM_PER_LATITUDE
  const longitude = x / KM_PER_LONGITUDE
  const bay = ramp(14.45, 14.8, latitude) * ramp(120.4, 120.6, longitude) * ramp(121.05, 120.95, longitude)
  const lake = ramp(120.98, 121.02, longitude)
  const open = mix(mix(DEEP, SHALLOW, ramp(0, 0.5, near)), MURKY, Math.max(bay * 0.5, lake * 0.75))
  return shifted(open, (layeredNoise(x * 0.35, y * 0.35, 3, 101) - 0.5) * 12)
}

export const BEACH: Colour = [168, 160, 128]
export const RIVER: Colour = [88, 104, 92]
