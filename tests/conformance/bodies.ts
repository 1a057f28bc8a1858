import type { Caller } from './caller.ts'
import type { Product } from './products.ts'

export const addressDetails = {
  owner_name: 'Maria Santos',
  country: 'Philippines',
  region: 'Region III',
  state_province: 'Pampanga',
  city: 'San Fernando City',
  barangay: 'Dolores',
  zipcode: '2000',
  street: 'Mabini Street',
  mobile_number: '09171234567',
  type: 'HOME',
  geolocation: { latitude: 15.03, longitude: 120.68 },
}

export const orderBody = (
  of: Caller,
  product: Product,
  { delivery = false, method = 'cod', quantity = 1, customer = of.id } = {},
) => ({
  urls: {
    success: 'https://suki.example/cart/checkout?status=success',
    failure: 'https://suki.example/cart',
  },
  transactions: [
    {
      shop: product.shop._id,
      customer,
      products: [{ product: product._id, quantity }],
      payment_method: method,
      delivery_method: delivery ? 'DELIVERY' : 'PICKUP',
    },
  ],
})

/** Due each Sunday at 08:00. */
export const scheduleBody = (of: Caller, address: string, name: string) => ({
  name,
  theme: 'sunrise',
  address,
  payment_method: 'cod',
  user_id: of.id,
  schedule_type: 'weekly',
  notification_date: { time: '08:00', day_of_week: 0 },
})

export const addition = ({ _id, shop }: Product, quantity = 1) => ({
  productId: _id,
  quantity,
  shopId: shop._id,
})

export const cancellation = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }

export const ofUser = ({ id }: { id: string }) => ({ path: { userId: id } })
