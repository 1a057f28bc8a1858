import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'

/** Widths or sizes at zooms, `[zoom, value, zoom, value, …]`, growing as streets do when zooming in. */
export const byZoom = (...stops: number[]): ExpressionSpecification => ['interpolate', ['exponential', 1.5], ['zoom'], ...stops]
const linear = (...stops: number[]): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], ...stops]

type Widths = [zoom: number, width: number, ...rest: number[]]

interface Road {
  cls: string
  minzoom: number
  fill: string
  casing: string
  widths: Widths
  /** Width of both edges together, px. */
  edge: number
}

/** From the smallest to the largest, which is the order in which they are drawn. */
export const roads: readonly Road[] = [
  { cls: 'street', minzoom: 12, fill: '#ffffff', casing: '#e2dccf', widths: [12, 0.5, 14, 2.4, 16, 9, 18, 26], edge: 1.4 },
  { cls: 'tertiary', minzoom: 9.5, fill: '#ffffff', casing: '#d9d2c2', widths: [9.5, 0.5, 12, 1.8, 14, 4.4, 16, 12, 18, 32], edge: 1.5 },
  { cls: 'secondary', minzoom: 8.5, fill: '#fff6da', casing: '#dfd0a2', widths: [8.5, 0.7, 12, 2.8, 14, 6, 16, 14, 18, 36], edge: 1.6 },
  { cls: 'ramp', minzoom: 10.5, fill: '#ffdf9e', casing: '#d9a84e', widths: [10.5, 0.7, 12, 1.8, 14, 4, 16, 9, 18, 24], edge: 1.6 },
  { cls: 'primary', minzoom: 7, fill: '#ffe7ae', casing: '#dcb55c', widths: [7, 0.8, 10, 2, 12, 3.8, 14, 7.5, 16, 17, 18, 40], edge: 1.8 },
  {
    cls: 'motorway',
    minzoom: 5.5,
    fill: '#ffc24d',
    casing: '#cf8b1c',
    widths: [5.5, 0.8, 9, 2.2, 12, 4.8, 14, 9, 16, 20, 18, 46],
    edge: 2,
  },
]

const round = { 'line-cap': 'round', 'line-join': 'round' } as const
const ofClass = (cls: string): ExpressionSpecification => ['==', ['get', 'cls'], cls]
const widened = (widths: Widths, edge: number) => widths.map((value, n) => (n % 2 === 0 ? value : value + edge))

const casing = ({ cls, minzoom, casing: color, widths, edge }: Road): LayerSpecification => ({
  id: `${cls}-casing`,
  type: 'line',
  source: 'roads',
  filter: ofClass(cls),
  minzoom,
  layout: round,
  // At small scales an edge would be wider than the road.
  paint: {
    'line-color': color,
    'line-width': byZoom(...widened(widths, edge)),
    'line-opacity': linear(minzoom, 0.4, minzoom + 2.5, 1),
  },
})

const surface = ({ cls, minzoom, fill, widths }: Road): LayerSpecification => ({
  id: cls,
  type: 'line',
  source: 'roads',
  filter: ofClass(cls),
  minzoom,
  layout: round,
  paint: { 'line-color': fill, 'line-width': byZoom(...widths) },
})

/** All roads of a street map: edges first, so that crossings are open; expressways pass over everything. */
export function streetRoads(): LayerSpecification[] {
  const expressway = roads.filter(({ cls }) => cls === 'motorway')
  const others = roads.filter(({ cls }) => cls !== 'motorway')
  return [others, expressway].flatMap((group) => [...group.map(casing), ...group.map(surface)])
}

/** Roads over pictures: narrow, light, without edges. */
export function satelliteRoads(): LayerSpecification[] {
  const opacity: Record<string, number> = { street: 0.45, tertiary: 0.5, secondary: 0.6, ramp: 0.6, primary: 0.75, motorway: 0.9 }
  return roads.map((road) => ({
    id: road.cls,
    type: 'line',
    source: 'roads',
    filter: ofClass(road.cls),
    minzoom: road.minzoom + 1,
    layout: round,
    paint: {
      'line-color': road.cls === 'motorway' ? '#ffc766' : road.cls === 'primary' ? '#ffe4a6' : '#f4efe3',
      'line-width': byZoom(...road.widths.map((value, n) => (n % 2 === 0 ? value : value * 0.6))),
      'line-opacity': opacity[road.cls] ?? 0.5,
    },
  }))
}

export interface Ink {
  text: string
  halo: string
  /** px */
  haloWidth: number
  road: string
  water: string
  province: string
}

/** maplibre takes the weight from the first name, which no font has, and the font from the second. */
const family = 'Plus Jakarta Sans Variable'
const font = (weight: 'Medium' | 'Semibold' | 'Bold') => [`${family} ${weight}`, family, 'sans-serif']

type Town = { rank: number; minzoom: number; maxzoom?: number; size: number[]; weight: 'Medium' | 'Semibold' | 'Bold' }

const towns: readonly Town[] = [
  { rank: 0, minzoom: 5, size: [5, 12, 8, 15, 12, 20], weight: 'Bold' },
  { rank: 1, minzoom: 5.5, size: [6, 11, 12, 17], weight: 'Bold' },
  { rank: 2, minzoom: 7.8, size: [8, 11, 12, 15], weight: 'Semibold' },
  { rank: 3, minzoom: 9.4, size: [9, 10.5, 13, 14], weight: 'Semibold' },
  { rank: 4, minzoom: 11.4, size: [11, 10.5, 14, 12.5], weight: 'Medium' },
  { rank: 5, minzoom: 12.6, size: [12, 10.5, 15, 12], weight: 'Medium' },
]

const townLabel = ({ rank, minzoom, size, weight }: Town, ink: Ink): SymbolLayerSpecification => ({
  id: `town-${rank}`,
  type: 'symbol',
  source: 'labels',
  filter: ['all', ['==', ['get', 'kind'], 'town'], ['==', ['get', 'rank'], rank]],
  minzoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font(weight),
    'text-size': linear(...size),
    'text-max-width': 8,
    'text-padding': rank > 3 ? 14 : 5,
  },
  paint: { 'text-color': rank > 3 ? ink.road : ink.text, 'text-halo-color': ink.halo, 'text-halo-width': 1.5, 'text-halo-blur': 0.5 },
})

interface LineName {
  id: string
  source: 'roads' | 'rivers'
  classes?: string[]
  minzoom: number
  size: number[]
  /** Distance of two occurrences along a line, px. */
  spacing: number
}

/** The least important first. */
const lineNames: readonly LineName[] = [
  { id: 'street-names', source: 'roads', classes: ['street', 'tertiary'], minzoom: 14, size: [14, 10, 17, 13], spacing: 420 },
  { id: 'road-names', source: 'roads', classes: ['secondary', 'primary', 'motorway'], minzoom: 11.5, size: [11, 10, 16, 13], spacing: 500 },
  { id: 'river-names', source: 'rivers', minzoom: 11, size: [11, 10, 15, 13], spacing: 600 },
]

const haloOf = (ink: Ink) => ({ 'text-halo-color': ink.halo, 'text-halo-width': ink.haloWidth, 'text-halo-blur': 0.5 })

const lineName = ({ id, source, classes, minzoom, size, spacing }: LineName, ink: Ink): SymbolLayerSpecification => ({
  id,
  type: 'symbol',
  source,
  minzoom,
  ...(classes ? { filter: ['in', ['get', 'cls'], ['literal', classes]] } : {}),
  layout: {
    'symbol-placement': 'line',
    'text-field': ['get', 'name'],
    'text-font': font('Medium'),
    'text-size': linear(...size),
    'symbol-spacing': spacing,
    'text-padding': 8,
  },
  paint: { 'text-color': source === 'rivers' ? ink.water : ink.road, ...haloOf(ink) },
})

/** A name of an area, in spaced letters. */
const areaName = (kind: 'water' | 'province', minzoom: number, size: number[], ink: Ink): SymbolLayerSpecification => ({
  id: `${kind}-names`,
  type: 'symbol',
  source: 'labels',
  minzoom,
  filter: ['==', ['get', 'kind'], kind],
  layout: {
    'text-field': kind === 'province' ? ['upcase', ['get', 'name']] : ['get', 'name'],
    'text-font': font(kind === 'province' ? 'Semibold' : 'Medium'),
    'text-size': linear(...size),
    'text-letter-spacing': kind === 'province' ? 0.18 : 0.12,
    'text-max-width': 7,
  },
  paint: kind === 'province' ? { 'text-color': ink.province, ...haloOf(ink) } : { 'text-color': ink.water },
})

/** All names of the map; the most important ones last, since maplibre places the last layer's first. */
export const labels = (ink: Ink): LayerSpecification[] => [
  ...lineNames.map((name) => lineName(name, ink)),
  areaName('water', 7, [7, 10.5, 11, 15], ink),
  ...towns.toReversed().map((town) => townLabel(town, ink)),
  // Provinces are named until their towns are.
  { ...areaName('province', 7.6, [7, 9, 10, 12.5], ink), maxzoom: 10 },
]
