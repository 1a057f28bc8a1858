/** One choice of the cascade, as the location service names it. */
export interface Place {
  /** PSGC code. */
  code: string
  name: string
}

export interface Region extends Place {
  /** Its number or short name: 'Region III'. */
  regionName: string
}

/** The code of a place by its name; undefined while the list isn't there or has no such name. */
export const codeOf = (places: readonly Place[] | undefined, name: string): string | undefined =>
  name === '' ? undefined : places?.find((place) => place.name === name)?.code

/** The region of a saved address, which may carry its number in place of its name. */
export const regionNamed = (regions: readonly Region[], text: string): Region | undefined =>
  regions.find(({ name, regionName }) => name === text || regionName === text)

/** Places as the choices of a select. The form keeps names: they are what an address is made of. */
export const optionsOf = (places: readonly Place[] | undefined): { value: string; label: string }[] =>
  [...new Set(places?.map(({ name }) => name))].map((name) => ({ value: name, label: name }))
