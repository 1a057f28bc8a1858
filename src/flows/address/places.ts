/** A region, province, city or barangay of the location service. */
export interface Place {
  /** PSGC code. */
  code: string
  name: string
}

export interface City extends Place {
  /** Code of its province; false or missing where the city is in none. */
  provinceCode?: string | false
}

export interface Region extends Place {
  /** Its number or short name: 'Region III'. */
  regionName: string
}

/** The code of a place by its name; undefined while the list is not loaded or has no such name. */
export const codeOf = (places: readonly Place[] | undefined, name: string): string | undefined =>
  name === '' ? undefined : places?.find((place) => place.name === name)?.code

/**
 * A saved address with its region by name: it may have the region's number instead, also where the
 * region is also the province.
 */
export function withRegionName<A extends { region: string; state_province: string }>(
  address: A,
  regions: readonly Region[],
): A {
  const found = regions.find(
    ({ name, regionName }) => name === address.region || regionName === address.region,
  )
  if (!found) return address
  const { region, state_province } = address
  return {
    ...address,
    region: found.name,
    state_province: state_province === region ? found.name : state_province,
  }
}

/**
 * The cities and municipalities of a region that lie in no province: all of Metro Manila's, a few
 * elsewhere.
 */
export const withoutProvince = <C extends City>(cities: readonly C[] | undefined): C[] =>
  cities?.filter(({ provinceCode }) => !provinceCode) ?? []

/** Places as options of a select. Their values are names, since an address consists of names. */
export const optionsOf = (
  places: readonly Place[] | undefined,
): { value: string; label: string }[] =>
  [...new Set(places?.map(({ name }) => name))].map((name) => ({ value: name, label: name }))
