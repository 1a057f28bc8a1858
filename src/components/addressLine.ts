import type { components } from '#openapi/generated/types.ts'

/** The parts of an address that its line shows. */
export type AddressParts = Pick<
  components['schemas']['Address'],
  'address_line' | 'street' | 'city' | 'state_province' | 'region' | 'zipcode'
>

/**
 * An address on one line, without empty parts: '12 Rizal St., San Fernando City, Pampanga, Region III, 2000'. Where a city lies in
 * no province, as in Metro Manila, `state_province` holds the region's name, which is then written once.
 */
export function addressLine({ address_line, street, city, state_province, region, zipcode }: AddressParts): string {
  const province = state_province === region ? '' : state_province
  return [address_line, street, city, province, region, zipcode].filter((part) => part?.trim()).join(', ')
}
