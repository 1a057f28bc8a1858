/** The operationIds of openapi/locations.yaml. */
const routes = {
  listIslandGroups: /^\/island-groups$/,
  listRegions: /^\/regions$/,
  listProvinces: /^\/regions\/(?<code>\d{9,10})\/provinces$/,
  listRegionCities: /^\/regions\/(?<code>\d{9,10})\/cities-municipalities$/,
  listProvinceCities: /^\/provinces\/(?<code>\d{9,10})\/cities-municipalities$/,
  listBarangays: /^\/cities-municipalities\/(?<code>\d{9,10})\/barangays$/,
} as const

export type PlaceCall = keyof typeof routes

/**
 * The path begins after the service's base; a slash at the end is ignored, as by the public
 * service.
 */
export function routePlace(pathname: string): { call: PlaceCall; code: string } | null {
  for (const [call, pattern] of Object.entries(routes)) {
    const found = pattern.exec(pathname.replace(/\/$/, ''))
    if (found) return { call: call as PlaceCall, code: found.groups?.code ?? '' }
  }
  return null
}
