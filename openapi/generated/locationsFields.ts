// Generated from openapi/locations.yaml: do not edit.
import type { Fields } from '../namedFields.ts'

const IslandGroup: Fields = { code: 0, name: 0 }
const Region: Fields = { code: 0, name: 0, regionName: 0, islandGroupCode: 0 }
const Province: Fields = { code: 0, name: 0, regionCode: 0 }
const City: Fields = { code: 0, name: 0, isCity: 0, provinceCode: 0, regionCode: 0 }
const Barangay: Fields = { code: 0, name: 0 }

/** The fields of each call's parameters and body. */
export const requestFields = {
  listIslandGroups: { path: {}, query: {}, header: {}, body: 0 },
  listRegions: { path: {}, query: {}, header: {}, body: 0 },
  listProvinces: { path: { code: 0 }, query: {}, header: {}, body: 0 },
  listRegionCities: { path: { code: 0 }, query: {}, header: {}, body: 0 },
  listProvinceCities: { path: { code: 0 }, query: {}, header: {}, body: 0 },
  listBarangays: { path: { code: 0 }, query: {}, header: {}, body: 0 },
} satisfies Record<string, Fields>

/** The fields of each call's JSON body by status. */
export const replyFields: Record<keyof typeof requestFields, Record<number, Fields>> = {
  listIslandGroups: { 200: [IslandGroup], 404: 0 },
  listRegions: { 200: [Region], 404: 0 },
  listProvinces: { 200: [Province], 404: 0 },
  listRegionCities: { 200: [City], 404: 0 },
  listProvinceCities: { 200: [City], 404: 0 },
  listBarangays: { 200: [Barangay], 404: 0 },
}
