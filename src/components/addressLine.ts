import type { AddressDetails } from './entities.ts'

/** An address on one line, empty parts left out: '12 Rizal St., San Fernando City, Pampanga, Region III, 2000'. */
export const addressLine = ({ address_line, street, city, state_province, region, zipcode }: AddressDetails): string =>
  [address_line, street, city, state_province, region, zipcode].filter((part) => part?.trim()).join(', ')
