// Generated from openapi/openapi.yaml: do not edit.
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const Address = { '_id=': 's', 'user=': 's', owner_name: 's', 'country=': 's', 'region=': 's', 'state_province=': 's', 'city=': 's', 'barangay=': 's', 'zipcode=': 's', 'street=': 's', 'address_line?': 's', 'mobile_number=': 's', 'type=HOME': 's', 'is_default=': 'b', 'geolocation?!': Geolocation } as const
const SessionUser = { _id: 's', display_name: 's', first_name: 's', last_name: 's', 'display_picture=': ['s', null], 'contact_number=': 's', 'email=': 's', 'has_password=true': 'b', 'has_shop=': 'b', 'following?!': 'n', 'address=': [Address, null] } as const

export const updateUser = SessionUser
export const getCurrentUser = SessionUser
