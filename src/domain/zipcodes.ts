/** ZIP codes by province, '' for none, and city, as `placeKey` makes them. */
type Zipcodes = Record<string, Record<string, string> | undefined>

/** Returns 'sanfernando' for 'City of San Fernando (Capital)' and 'San Fernando City'. */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)|\b(?:city|municipality) of\b|\bcity\b|[^a-z0-9]/gu, '')

/**
 * Resolves to undefined for an unknown city; `province` may be ''. Source: use-postal-ph, see
 * CREDITS.md.
 */
export async function findZipcode(province: string, city: string): Promise<string | undefined> {
  const { default: zipcodes } = (await import('./zipcodes.json')) as { default: Zipcodes }
  return zipcodes[placeKey(province)]?.[placeKey(city)]
}
