// Generated from openapi/locations.yaml: do not edit.
const IslandGroup = { code: 's', name: 's' } as const
const Region = { code: 's', name: 's', regionName: 's', 'islandGroupCode?': 's' } as const
const Province = { code: 's', name: 's', 'regionCode?': 's' } as const
const City = { code: 's', name: 's', 'isCity?': 'b', 'provinceCode?': ['s', 'b'], 'regionCode?': 's' } as const
const Barangay = { code: 's', name: 's' } as const

export const listIslandGroups = [IslandGroup] as const
export const listRegions = [Region] as const
export const listProvinces = [Province] as const
export const listRegionCities = [City] as const
export const listProvinceCities = [City] as const
export const listBarangays = [Barangay] as const
