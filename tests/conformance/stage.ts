import { objectId } from '../../fixtures/ids.ts'
import { type Caller, Coverage, createCaller } from './caller.ts'
import type { Target } from './target.ts'

/** An id that nothing has. */
export const NOBODY = objectId('nothing', 0)

export interface Product {
  _id: string
  product_name: string
  price: number
  stocks: number
  shop: { _id: string; shop_handle: string; shop_name: string }
}

/** The people and things that cases act with, made through the API alone, so that any host will do. */
export interface Stage {
  target: Target
  coverage: Coverage
  visitor: Caller
  /** Two buyers with an address each; the cases share them. */
  buyer: Caller
  stranger: Caller
  /** Products in stock, of at least two shops. */
  products: Product[]
  /** A buyer of the case's own, without an address. */
  newBuyer(): Promise<Caller>
  /** Adds an address; answers its id. */
  newAddress(of: Caller): Promise<string>
  /** Places a cash order of one piece; answers its id. */
  newOrder(
    of: Caller,
    options?: { delivery?: boolean; product?: Product; method?: string },
  ): Promise<{ id: string; product: Product; checkout_page_url: string | null }>
  /** Puts one piece into the cart; answers the line's id. */
  newCartLine(of: Caller, product?: Product): Promise<string>
  /** Makes a scheduled list; answers its id. */
  newSchedule(of: Caller, name?: string): Promise<string>
  /** Opens a conversation with a product's shop; answers its id. */
  newConversation(of: Caller): Promise<string>
  /** Lets world time pass; on a host that is not a simulator the case can't go on. */
  pass(minutes: number): void
}

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

let people = 0
/** A phone number of nobody. */
export const newPhone = () => `0918${String(1_000_000 + (people += 1)).padStart(7, '0')}`

async function register(target: Target, coverage: Coverage): Promise<Caller> {
  const visitor = createCaller(target, coverage, null)
  const contact_number = newPhone()
  const email = `conformance-${contact_number}@suki.example`
  const { body } = await visitor.call('registerUser', {
    body: { email, password: 'palengke-2026', first_name: 'Maria', last_name: 'Santos', contact_number },
  })
  const me = await createCaller(target, coverage, body.token).call('getCurrentUser')
  return createCaller(target, coverage, body.token, { id: me.body._id, email })
}

/** Sets the stage on a target. */
export async function setStage(target: Target): Promise<Stage> {
  const coverage = new Coverage()
  const visitor = createCaller(target, coverage, null)
  const { body: page } = await visitor.call('listProducts', { query: { limit: 50 } })
  const products = (page.items as Product[]).filter((product) => product.stocks > 20)
  const [buyer, stranger] = [await register(target, coverage), await register(target, coverage)]
  const first = products[0] as Product
  const stage: Stage = {
    target,
    coverage,
    visitor,
    buyer,
    stranger,
    products,
    newBuyer: () => register(target, coverage),
    newAddress: async (of) => (await of.call('createAddress', { body: { userId: of.id, address: addressDetails } })).body._id,
    async newOrder(of, { delivery = false, product = first, method = 'cod' } = {}) {
      const { body } = await of.call('createTransactions', { body: orderBody(of, product, { delivery, method }) })
      return { id: body.transactions[0]._id, product, checkout_page_url: body.checkout_page_url }
    },
    newCartLine: async (of, product = first) =>
      (await of.call('addToCart', { body: { productId: product._id, quantity: 1, shopId: product.shop._id } })).body.cartId,
    async newSchedule(of, name = `List ${newPhone()}`) {
      const address = await stage.newAddress(of)
      return (await of.call('createSchedule', { body: scheduleBody(of, address, name) })).body._id
    },
    newConversation: async (of) =>
      (await of.call('createConversation', { body: { buyer_id: of.id, seller_id: first.shop._id } })).body.conversation_id,
    pass(minutes) {
      if (!target.simulator) throw new Error('Only a simulator can let time pass')
      target.simulator.steer(`advance:${minutes}`)
    },
  }
  await stage.newAddress(buyer)
  await stage.newAddress(stranger)
  return stage
}

export const orderBody = (of: Caller, product: Product, { delivery = false, method = 'cod', quantity = 1, customer = of.id } = {}) => ({
  urls: { success: 'https://suki.example/cart/checkout?status=success', failure: 'https://suki.example/cart' },
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

export const scheduleBody = (of: Caller, address: string, name: string) => ({
  name,
  theme: 'sunrise',
  address,
  payment_method: 'cod',
  user_id: of.id,
  schedule_type: 'weekly',
  notification_date: { time: '08:00', day_of_week: 0 },
})
