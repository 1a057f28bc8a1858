import { nearestTown, regionCodeOf } from '#domain/towns.ts'
import { placeKey } from '#domain/zipcodes.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { type City, type Place, withoutProvince } from './places.ts'

/** The lists of the location service, by the code of the parent place. */
export interface PlaceLists {
  regions: () => Promise<readonly Place[]>
  provinces: (region: string) => Promise<readonly Place[]>
  regionCities: (region: string) => Promise<readonly City[]>
  provinceCities: (province: string) => Promise<readonly Place[]>
}

/**
 * The places of an address down to its city, as the form has them: the region's name instead of a
 * province that there is not.
 */
export interface PlaceNames {
  region: string
  state_province: string
  city: string
}

const named = <P extends Place>(places: readonly P[], name: string) =>
  places.find((place) => placeKey(place.name) === placeKey(name))

/**
 * The region, province and city of a position: they belong to the town whose centre is nearest, by
 * the names of the location service. Null where the service knows no such place. Barangays have no
 * positions, so only the user knows theirs.
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
