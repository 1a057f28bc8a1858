import type { Caller } from './caller.ts'

let run = 'run'
let phones = 1_000_000

/**
 * Begins a run on a host that others use too; `id` is in all that it creates.
 * @param firstPhone up to 9 digits, from which on nobody else has phone numbers
 */
export function beginRun(id: string, firstPhone: number): void {
  run = id
  phones = firstPhone
}

/** That no user has. */
export const newPhone = () =>
  `09${String(180_000_000 + (phones += 1))
    .padStart(9, '0')
    .slice(-9)}`

/** For a person who finds it on the host. */
export const ofRun = (name: string) => `${name} ${run}`

let people = 0
export const newEmail = () => `conformance-${run}-${(people += 1)}@suki.example`

export interface Product {
  _id: string
  shop: { _id: string }
  price?: number
}

/** That a product has at least, and that a run may have ordered at a time. */
const MIN_STOCK = 10
const PIECES = 60
const MAX_PAGES = 5

export type Products = readonly [Product, Product, Product, ...Product[]]
export const isEnough = (products: readonly Product[]): products is Products =>
  products.length >= 3 && new Set(products.map(({ shop }) => shop._id)).size >= 2

type Found = Required<Product> & { stocks: number }

/**
 * The first product is ordered most: it has enough pieces, and a price with centavos if one has.
 */
const fitness = ({ stocks, price }: Found) =>
  Math.min(stocks, PIECES) + Number(!Number.isInteger(price)) / 2

export async function findProducts(visitor: Caller): Promise<Product[]> {
  const found: Found[] = []
  for (let page = 1; page <= MAX_PAGES && !isEnough(found); page += 1) {
    const { body } = await visitor.call('listProducts', { query: { limit: 50, page } })
    found.push(...(body.items as Found[]).filter(({ stocks }) => stocks >= MIN_STOCK))
    if (!body.nextPage) break
  }
  return found.toSorted((a, b) => fitness(b) - fitness(a))
}

export const givenProducts = (given: readonly { product: string; shop: string }[]): Product[] =>
  given.map(({ product, shop }) => ({ _id: product, shop: { _id: shop } }))

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

export interface CartLine {
  cartId: string
  productId: string
  product_name: string
  price: number
  quantity: number
  shopId: string
}

interface Group {
  shopId: string
  products: Omit<CartLine, 'shopId'>[]
}

/** As `getCart` answers them, sold-out ones too; none of an error. */
export function cartLines(
  cart: { carts?: Group[]; outOfStock?: Group[] } | null | undefined,
): CartLine[] {
  return [...(cart?.carts ?? []), ...(cart?.outOfStock ?? [])].flatMap(({ shopId, products }) =>
    products.map((line) => ({ ...line, shopId })),
  )
}

export const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })
