import type { Schemas } from '#api/contract.ts'

export const sampleShop = (change: Partial<Schemas['MapShop']> = {}): Schemas['MapShop'] => ({
  _id: '65f0a1c2d3e4b5a600000011',
  shop_handle: 'san-fernando-rice-center',
  shop_name: 'San Fernando Rice Center',
  cover_photo: '/demo/covers/rice-and-grains-1.webp',
  display_picture: null,
  working_hour: { from: '07:00', to: '18:00' },
  distanceInKm: 0.42,
  followers: 1204,
  total_product_count: 32,
  rating: 4.4,
  longitude: 120.6898,
  latitude: 15.0286,
  shop_status: 'Closest',
  top_three_products: [
    {
      product_name: 'Bukid Sinandomeng Rice, 25 kg',
      display_picture: '/demo/pictures/rice-grains--bukid-dinorado-rice.webp',
      price: 1285,
      rating: 4.1,
      sold: 92,
    },
    {
      product_name: 'Bukid Jasmine Rice, 5 kg',
      display_picture: '/demo/pictures/rice-grains--bukid-dinorado-rice.webp',
      price: 325,
      rating: 4,
      sold: 46,
    },
  ],
  ...change,
})

const other = (n: number, change: Partial<Schemas['MapShop']>) =>
  sampleShop({
    _id: `65f0a1c2d3e4b5a60000002${n}`,
    shop_handle: `shop-${n}`,
    shop_status: 'Active',
    ...change,
  })

export const sampleShops = [
  sampleShop(),
  other(1, {
    shop_name: 'Mexico Farmers Hub',
    longitude: 120.7198,
    latitude: 15.0646,
    shop_status: 'Inactive',
  }),
  other(2, { shop_name: 'Bacolor Delights Bakeshop', longitude: 120.652, latitude: 15.0003 }),
  other(3, { shop_name: 'Panaderia Del Pilar', longitude: 120.6522, latitude: 15.0005 }),
  other(4, { shop_name: 'Botika ni Doc Ramon', longitude: 120.6524, latitude: 15.0001 }),
]
