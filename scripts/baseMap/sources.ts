import type { SourceSpecification } from 'maplibre-gl'

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

/** The part with satellite pictures, degrees, and their zooms; drawn by scripts/satellite.ts. */
export const pictures = { west: 119.9, south: 14.3, east: 121.4, north: 15.7, minzoom: 6, maxzoom: 12 }

export const satelliteSource: SourceSpecification = {
  type: 'raster',
  tiles: ['satellite/{z}/{x}/{y}.webp'],
  tileSize: 256,
  minzoom: pictures.minzoom,
  maxzoom: pictures.maxzoom,
  bounds: [pictures.west, pictures.south, pictures.east, pictures.north],
  attribution: attribution.replace('Simulated map', 'Simulated satellite pictures'),
}
