import type { components } from '#openapi/generated/types.ts'
import type { CardProduct } from './ProductCard.tsx'

type Schemas = components['schemas']

export const sampleShop: Schemas['ShopSummary'] = {
  _id: 's1',
  display_picture: null,
  shop_name: "Aling Nena's Sari-Sari Store",
  shop_handle: 'aling-nenas-sari-sari-store',
}

export const sampleProduct: CardProduct = {
  _id: 'p1',
  product_name: 'Carabao Mango, Ripe, 1 kg',
  display_picture: '/demo/pictures/fruits--carabao-mango-ripe.webp',
  price: 185,
  stocks: 24,
  rating: 4.6,
  sold: 128,
  category: ['fruits'],
  shop: sampleShop,
}

export const sampleLine: Schemas['CartProduct'] = {
  cartId: 'c1',
  productId: 'p2',
  product_name: 'Bukid Jasmine Rice Premium, 5 kg',
  display_picture: '/demo/pictures/rice-grains--bukid-jasmine-rice.webp',
  price: 289.5,
  quantity: 2,
  stocks: 5,
}

export const sampleAddress: Omit<Schemas['Address'], '_id' | 'user' | 'is_default'> = {
  owner_name: 'Maria Santos',
  mobile_number: '09171234567',
  street: '12 Rizal St.',
  city: 'San Fernando City',
  state_province: 'Pampanga',
  region: 'Region III',
  zipcode: '2000',
  type: 'HOME',
  country: 'Philippines',
  barangay: 'Dolores',
  geolocation: { latitude: 15.0343, longitude: 120.6844 },
}

export const sampleReview: Schemas['Review'] = {
  _id: 'r1',
  display_name: 'Jun Reyes',
  display_picture: '/demo/avatars/m03.webp',
  rating: 4,
  date: '2026-10-02T03:00:00Z',
  description: 'Matamis at sariwa. Babalik ako.',
  gallery: [{ url: '/demo/media/review-01.webp', type: 'image' }],
}

const pixel = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)

export const onePixel = (name: string): File =>
  new File([Uint8Array.from(pixel, (char) => char.charCodeAt(0))], name, {
    type: 'image/png',
    lastModified: 0,
  })
