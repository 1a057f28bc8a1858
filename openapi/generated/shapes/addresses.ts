// Generated from openapi/openapi.yaml: do not edit.
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const Address = { '_id=': 's', 'user=': 's', owner_name: 's', 'country=': 's', 'region=': 's', 'state_province=': 's', 'city=': 's', 'barangay=': 's', 'zipcode=': 's', 'street=': 's', 'address_line?': 's', 'mobile_number=': 's', 'type=HOME': 's', 'is_default=': 'b', 'geolocation?!': Geolocation } as const

export const listAddresses = [Address] as const
export const createAddress = Address
export const updateAddress = Address
export const setDefaultAddress = Address
