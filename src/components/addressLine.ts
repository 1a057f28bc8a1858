import type { components } from '../../openapi/generated/types.ts'

/** What an address is written of. */
export type AddressParts = Pick<
  components['schemas']['Address'],
  'address_line' | 'street' | 'city' | 'state_province' | 'region' | 'zipcode'
>

/**
 * An address on one line, empty parts left out: '12 Rizal St., San Fernando City, Pampanga, Region III, 2000'. Where a city lies in
 * no province, as in Metro Manila, `state_province` carries the region's name, which is then said once.
 */
export function addressLine({ address_line, street, city, state_province, region, zipcode }: AddressParts): string {
  const province = state_province === region ? '' : state_province
  return [address_line, street, city, province, region, zipcode].filter((part) => part?.trim()).join(', ')
}
