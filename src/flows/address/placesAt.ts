import { nearestTown, regionCodeOf } from '#domain/towns.ts'
import { placeKey } from '#domain/zipcodes.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { type City, type Place, withoutProvince } from './places.ts'

/** The lists take the code of the place above. */
export interface PlaceLists {
  regions: () => Promise<readonly Place[]>
  provinces: (region: string) => Promise<readonly Place[]>
  regionCities: (region: string) => Promise<readonly City[]>
  provinceCities: (province: string) => Promise<readonly Place[]>
}

/** Names down to the city, as the form has them. */
export interface PlaceNames {
  region: string
  state_province: string
  city: string
}

const named = <P extends Place>(places: readonly P[], name: string) =>
  places.find((place) => placeKey(place.name) === placeKey(name))

/**
 * Returns the places of the nearest town, by the location service's names; null where it knows
 * none. Barangays have no positions.
 * @throws when a list can't be loaded
 */
export async function placesAt(
  position: Coordinates,
  lists: PlaceLists,
): Promise<PlaceNames | null> {
  const town = await nearestTown(position)
  const prefix = town && (await regionCodeOf(town.area))
  const region = prefix && (await lists.regions()).find(({ code }) => code.startsWith(prefix))
  if (!region) return null
  const province = named(await lists.provinces(region.code), town.area)
  const cities = province
    ? await lists.provinceCities(province.code)
    : withoutProvince(await lists.regionCities(region.code))
  const city = named(cities, town.name)
  return city
    ? { region: region.name, state_province: province?.name ?? region.name, city: city.name }
    : null
}
