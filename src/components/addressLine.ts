import type { components } from '#openapi/generated/types.ts'

export type AddressParts = Pick<
  components['schemas']['Address'],
  'address_line' | 'street' | 'city' | 'state_province' | 'region' | 'zipcode'
>

type Barangay = Pick<components['schemas']['Address'], 'barangay'>

/**
 * Returns '12 Rizal St., San Fernando City, Pampanga, Region III, 2000'. Where a city lies in no
 * province, as in Metro Manila, `state_province` holds the region's name, written once.
 */
export function addressLine({
  address_line,
  street,
  city,
  state_province,
  region,
  zipcode,
}: AddressParts): string {
  const province = state_province === region ? '' : state_province
  return [address_line, street, city, province, region, zipcode]
    .filter((part) => part?.trim())
    .join(', ')
}

const HAS_WORD = /^(barangay|brgy|bgy)\b/i

/** Returns 'Barangay Dolores', or '': the line of the address has no place for it (ADDR-07). */
export function barangayText(barangay: string): string {
  const name = barangay.trim()
  return name === '' || HAS_WORD.test(name) ? name : `Barangay ${name}`
}

/** Returns '12 Rizal St., …, 2000 · Barangay Dolores', for a sentence or a hint. */
export const addressText = (address: AddressParts & Barangay): string =>
  [addressLine(address), barangayText(address.barangay)].filter(Boolean).join(' · ')
