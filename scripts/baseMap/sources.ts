import type { SourceSpecification } from 'maplibre-gl'
import { covered } from '../satellite/tiles.ts'

const link = (address: string, text: string) => `<a href="${address}" target="_blank" rel="noopener">${text}</a>`

const attribution = [
  'Simulated map, not for navigation',
  `© ${link('https://www.openstreetmap.org/copyright', 'OpenStreetMap')} contributors (ODbL)`,
  link('https://www.naturalearthdata.com/', 'Natural Earth'),
  `${link('https://www.geonames.org/', 'GeoNames')} (CC BY 4.0)`,
].join(' · ')

const file = (data: string): SourceSpecification => ({ type: 'geojson', data })

/** The files of the map by their names in the styles; addresses are relative to the styles' own. */
export const sources = {
  land: { type: 'geojson', data: 'land.osm.geojson', attribution },
  archipelago: file('archipelago.geojson'),
  lakes: file('lakes.geojson'),
  shore: file('shore.geojson'),
  relief: file('relief.geojson'),
  urban: file('urban.geojson'),
  rivers: file('rivers.geojson'),
  provinces: file('province-lines.geojson'),
  roads: { type: 'geojson', data: 'roads.geojson', tolerance: 0.2 },
  labels: file('labels.geojson'),
} satisfies Record<string, SourceSpecification>

export const satelliteSource: SourceSpecification = {
  type: 'raster',
  tiles: ['satellite/{z}/{x}/{y}.webp'],
  tileSize: 256,
  minzoom: covered.minzoom,
  maxzoom: covered.maxzoom,
  bounds: [covered.west, covered.south, covered.east, covered.north],
  attribution,
}
