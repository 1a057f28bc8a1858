import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { byZoom, labels, satelliteRoads, streetRoads } from './layers.ts'
import { satelliteSource, sources } from './sources.ts'

const WATER = '#bfdfe9'
const LAND = '#f7f3ea'
/** Of the relief's areas. */
const LOWEST = '#eaf1dc'
const HIGHEST = '#bbd1a1'

const provinceLines = (color: string, opacity: number): LayerSpecification => ({
  id: 'province-lines',
  type: 'line',
  source: 'provinces',
  layout: { 'line-join': 'round' },
  paint: { 'line-color': color, 'line-opacity': opacity, 'line-width': byZoom(7, 0.7, 12, 1.6), 'line-dasharray': [4, 2, 1, 2] },
})

/** The street map, in the colours of the app (src/ui/tokens.css). */
export const street: StyleSpecification = {
  version: 8,
  name: 'Simulated street map',
  sources,
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': WATER } },
    { id: 'archipelago', type: 'fill', source: 'archipelago', paint: { 'fill-color': LAND, 'fill-antialias': false } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': LAND } },
    {
      id: 'relief',
      type: 'fill',
      source: 'relief',
      paint: { 'fill-color': ['interpolate', ['linear'], ['get', 'level'], 0, LOWEST, 4, HIGHEST], 'fill-antialias': false },
    },
    {
      id: 'urban',
      type: 'fill',
      source: 'urban',
      paint: { 'fill-color': '#ece5d8', 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7, 0.9, 15, 0.6] },
    },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': WATER } },
    {
      id: 'shore',
      type: 'line',
      source: 'shore',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': '#9ac8d6', 'line-width': byZoom(6, 0.6, 12, 1.4) },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': WATER, 'line-width': byZoom(7, 0.8, 12, 3.4, 15, 13, 17, 30) },
    },
    provinceLines('#a596b8', 0.8),
    ...streetRoads(),
    ...labels({ text: '#26372e', halo: 'rgba(255,255,255,0.92)', haloWidth: 1.4, road: '#6a6556', water: '#4c8aa0', province: '#8a7ba0' }),
  ],
}

/** Our own pictures in place of a satellite's, with roads and names over them. */
export const satellite: StyleSpecification = {
  version: 8,
  name: 'Simulated satellite map',
  sources: {
    pictures: satelliteSource,
    land: sources.land,
    archipelago: sources.archipelago,
    relief: sources.relief,
    lakes: sources.lakes,
    rivers: sources.rivers,
    provinces: sources.provinces,
    roads: sources.roads,
    labels: sources.labels,
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': '#112c48' } },
    { id: 'archipelago', type: 'fill', source: 'archipelago', paint: { 'fill-color': '#66744c', 'fill-antialias': false } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#66744c' } },
    // Only beyond the pictures, which fade out at their edge.
    { id: 'relief', type: 'fill', source: 'relief', paint: { 'fill-color': '#3d5536', 'fill-opacity': 0.3, 'fill-antialias': false } },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': '#345a64' } },
    { id: 'pictures', type: 'raster', source: 'pictures', paint: { 'raster-fade-duration': 0 } },
    provinceLines('#ffffff', 0.45),
    ...satelliteRoads(),
    ...labels({ text: '#ffffff', halo: 'rgba(9,20,28,0.75)', haloWidth: 1, road: '#f1ece0', water: '#a9d6e6', province: '#d9cfe8' }),
  ],
}
