/** An address for `createAddress` and `updateAddress`, without the user's id. */
export const newAddress = {
  owner_name: 'Ana Reyes',
  country: 'Philippines',
  region: 'Central Luzon',
  state_province: 'Pampanga',
  city: 'San Fernando City',
  barangay: 'Dolores',
  zipcode: '2000',
  street: '3 Ilang-Ilang Street',
  mobile_number: '09171230002',
  type: 'HOME',
  geolocation: { latitude: 15.03, longitude: 120.68 },
}
