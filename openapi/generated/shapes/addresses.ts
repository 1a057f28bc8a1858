// Generated from openapi/openapi.yaml: do not edit.
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const Address = { _id: 's', user: 's', owner_name: 's', country: 's', region: 's', state_province: 's', city: 's', barangay: 's', zipcode: 's', street: 's', 'address_line?': 's', mobile_number: 's', type: 's', is_default: 'b', geolocation: Geolocation } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'GET /addresses/{userId}': [Address],
  'POST /addresses': Address,
  'PUT /addresses/{addressId}/user/{userId}': Address,
  'PUT /addresses/default/{addressId}/user/{userId}': Address,
} as const
