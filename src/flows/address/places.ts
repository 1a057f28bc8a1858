export interface Place {
  /** PSGC code. */
  code: string
  name: string
}

export interface City extends Place {
  /** False or missing where the city is in none. */
  provinceCode?: string | false
}

export interface Region extends Place {
  /** Number or short name: 'Region III'. */
  regionName: string
}

/** A place's code by its name; undefined while the list is not loaded, and for another name. */
export const codeOf = (places: readonly Place[] | undefined, name: string): string | undefined =>
  name === '' ? undefined : places?.find((place) => place.name === name)?.code

/** A saved address may have its region's number instead, also for the province. */
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

/** The cities that lie in no province: all of Metro Manila's, a few elsewhere. */
export const withoutProvince = <C extends City>(cities: readonly C[] | undefined): C[] =>
  cities?.filter(({ provinceCode }) => !provinceCode) ?? []

/** The values are names, of which an address consists. */
export const optionsOf = (
  places: readonly Place[] | undefined,
): { value: string; label: string }[] =>
  [...new Set(places?.map(({ name }) => name))].map((name) => ({ value: name, label: name }))
