/**
 * ZIP codes by province and city, each name as `placeKey` makes it; cities without a province are
 * under ''.
 */
type Zipcodes = Record<string, Record<string, string> | undefined>

/**
 * A normalized name, equal for all spellings of a place: 'City of San Fernando (Capital)' and 'San
 * Fernando City' → 'sanfernando'.
 */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)|\b(?:city|municipality) of\b|\bcity\b|[^a-z0-9]/gu, '')

/**
 * The ZIP code of a city or municipality; undefined when it isn't known. `province` is '' where
 * there is none. The table is loaded with the first call. Source: use-postal-ph, see CREDITS.md.
 */
export async function findZipcode(province: string, city: string): Promise<string | undefined> {
  const { default: zipcodes } = (await import('./zipcodes.json')) as { default: Zipcodes }
  return zipcodes[placeKey(province)]?.[placeKey(city)]
}
