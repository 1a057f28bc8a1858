import { objectId } from '#fixtures/ids.ts'
import { type Caller, Coverage, createCaller } from './caller.ts'
import { NotTried } from './notTried.ts'
import { newEmail, newPhone, ofRun } from './runId.ts'
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
  /** The buyer's. */
  password: string
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

/** The password of those whom a run registers. */
export const password = 'palengke-2026'

/** Signs in; the caller knows the user's id. */
async function signedIn(target: Target, coverage: Coverage, token: string, email: string): Promise<Caller> {
  const { body } = await createCaller(target, coverage, token).call('getCurrentUser')
  return createCaller(target, coverage, token, { id: body._id, email })
}

type Reader = Pick<TestContext, 'target' | 'visitor'>

/** Requests a code of a type and returns it. On a host whose mail can't be read this is not tried. */
export async function requestCode({ target, visitor }: Reader, email: string, otpType: string): Promise<string> {
  if (!target.lastCode) throw new NotTried('a code, which only a host whose mail can be read gives')
  await visitor.call('requestOtp', { body: { email, otpType } })
  return target.lastCode(email)
}

/** Enters the code of a registration, without which an e-mail address can't be registered. */
export async function verifyEmail(context: Reader, email: string): Promise<void> {
  const otpValue = await requestCode(context, email, 'REGISTRATION')
  await context.visitor.call('verifyOtp', { body: { email, otpType: 'REGISTRATION', otpValue } })
}

/** Registers a buyer, with the code that was sent to them. */
export async function register(target: Target, coverage: Coverage): Promise<Caller> {
  const visitor = createCaller(target, coverage, null)
  const [email, contact_number] = [newEmail(), newPhone()]
  await verifyEmail({ target, visitor }, email)
  const { body } = await visitor.call('registerUser', {
    body: { email, password, first_name: 'Maria', last_name: 'Santos', contact_number },
  })
  return signedIn(target, coverage, body.token, email)
}

/** Logs in to an account that exists. */
export async function logIn(target: Target, coverage: Coverage, account: { email: string; password: string }): Promise<Caller> {
  const { status, body } = await createCaller(target, coverage, null).call('login', { body: account })
  if (status !== 200) throw new Error(`${account.email} can't log in: ${status} ${JSON.stringify(body)}`)
  return signedIn(target, coverage, body.token, account.email)
}

/** Whom the cases act as. */
export interface People {
  buyer: Caller
  /** The buyer's. */
  password: string
  stranger: Caller
  newBuyer: () => Promise<Caller>
}

async function registeredPeople(target: Target, coverage: Coverage): Promise<People> {
  const newBuyer = () => register(target, coverage)
  return { buyer: await newBuyer(), stranger: await newBuyer(), password, newBuyer }
}

const unlessNotTried = (error: unknown) => {
  if (!(error instanceof NotTried)) throw error
}

/** Creates the test context on a target. */
export async function createTestContext(target: Target, findPeople = registeredPeople): Promise<TestContext> {
  const coverage = new Coverage()
  const visitor = createCaller(target, coverage, null)
  const { body: page } = await visitor.call('listProducts', { query: { limit: 50 } })
  const products = (page.items as Product[]).filter((product) => product.stocks > 20)
  const people = await findPeople(target, coverage)
  const { buyer, stranger } = people
  const first = products[0] as Product
  const context: TestContext = {
    target,
    coverage,
    visitor,
    ...people,
    products,
    newAddress: async (of) => (await of.call('createAddress', { body: { userId: of.id, address: addressDetails } })).body._id,
    async newOrder(of, { delivery = false, product = first, method = 'cod' } = {}) {
      const { body } = await of.call('createTransactions', { body: orderBody(of, product, { delivery, method }) })
      return { id: body.transactions[0]._id, product, checkout_page_url: body.checkout_page_url }
    },
    newCartLine: async (of, product = first) =>
      (await of.call('addToCart', { body: { productId: product._id, quantity: 1, shopId: product.shop._id } })).body.cartId,
    async newSchedule(of, name = ofRun(`List ${newPhone()}`)) {
      const address = await context.newAddress(of)
      return (await of.call('createSchedule', { body: scheduleBody(of, address, name) })).body._id
    },
    newConversation: async (of) =>
      (await of.call('createConversation', { body: { buyer_id: of.id, seller_id: first.shop._id } })).body.conversation_id,
    pass(minutes) {
      if (!target.simulator) throw new NotTried('a simulator, which can let time pass')
      target.simulator.steer(`advance:${minutes}`)
    },
  }
  for (const one of [buyer, stranger]) await context.newAddress(one).catch(unlessNotTried)
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
