import { objectId } from '../../fixtures/ids.ts'
import { type Caller, Coverage, createCaller } from './caller.ts'
import type { Target } from './target.ts'

/** An id that no record has. */
export const UNKNOWN_ID = objectId('nothing', 0)

export interface Product {
  _id: string
  product_name: string
  price: number
  stocks: number
  shop: { _id: string; shop_handle: string; shop_name: string }
}

/** Users and records for the test cases, created through the API only, so that the suite runs against any host. */
export interface TestContext {
  target: Target
  coverage: Coverage
  visitor: Caller
  /** Two buyers with an address each; the cases share them. */
  buyer: Caller
  stranger: Caller
  /** Products in stock, of at least two shops. */
  products: Product[]
  /** Creates a buyer without an address. */
  newBuyer(): Promise<Caller>
  /** Adds an address; returns its id. */
  newAddress(of: Caller): Promise<string>
  /** Places a cash order of one piece; returns its id. */
  newOrder(
    of: Caller,
    options?: { delivery?: boolean; product?: Product; method?: string },
  ): Promise<{ id: string; product: Product; checkout_page_url: string | null }>
  /** Adds one piece to the cart; returns the line's id. */
  newCartLine(of: Caller, product?: Product): Promise<string>
  /** Creates a scheduled list; returns its id. */
  newSchedule(of: Caller, name?: string): Promise<string>
  /** Opens a conversation with a product's shop; returns its id. */
  newConversation(of: Caller): Promise<string>
  /** Advances world time; skips the case on a host that is not a simulator. */
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
/** A phone number that no user has. */
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

/** Creates the test context on a target. */
export async function createTestContext(target: Target): Promise<TestContext> {
  const coverage = new Coverage()
  const visitor = createCaller(target, coverage, null)
  const { body: page } = await visitor.call('listProducts', { query: { limit: 50 } })
  const products = (page.items as Product[]).filter((product) => product.stocks > 20)
  const [buyer, stranger] = [await register(target, coverage), await register(target, coverage)]
  const first = products[0] as Product
  const context: TestContext = {
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
      const address = await context.newAddress(of)
      return (await of.call('createSchedule', { body: scheduleBody(of, address, name) })).body._id
    },
    newConversation: async (of) =>
      (await of.call('createConversation', { body: { buyer_id: of.id, seller_id: first.shop._id } })).body.conversation_id,
    pass(minutes) {
      if (!target.simulator) throw new Error('Only a simulator can let time pass')
      target.simulator.steer(`advance:${minutes}`)
    },
  }
  await context.newAddress(buyer)
  await context.newAddress(stranger)
  return context
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
