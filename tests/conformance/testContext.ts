import { expect } from 'vitest'
import { objectId } from '#fixtures/ids.ts'
import { operations } from '#openapi/generated/operations.ts'
import { type Answer, type Caller, createCaller, NotTried } from './caller.ts'
import type { OperationId } from './contract.ts'
import {
  addition,
  addressDetails,
  orderBody,
  scheduleBody,
  findProducts,
  givenProducts,
  isEnough,
  type Product,
  type Products,
  newEmail,
  newPhone,
  ofRun,
} from './records.ts'
import type { Target } from './target.ts'

export const UNKNOWN_ID = objectId('nothing', 0)

export const pathOf = (operation: OperationId, of: { id: string }, id: string) =>
  Object.fromEntries(
    [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'userId' ? of.id : id,
    ]),
  )

/** Users and records, created through the API only, so that the suite runs against any host. */
export interface TestContext {
  target: Target
  visitor: Caller
  /** Buyers with an address each; the cases share them. */
  buyer: Caller
  stranger: Caller
  password: string
  /** In stock, of at least two shops. @throws NotTried when the host has too few */
  readonly products: Products
  readonly other: Product
  /** As a visitor gets it, by default the first one. */
  productOf(id?: string): Promise<Answer['body']>
  /** Without an address. */
  newBuyer(): Promise<Caller>
  /** These make something of the buyer's, or of another one's, and return its id. */
  newAddress(of?: Caller): Promise<string>
  /** One piece, in cash. */
  newOrder(
    of?: Caller,
    options?: { delivery?: boolean; method?: string },
  ): Promise<{ id: string; product: Product }>
  newCartLine(of?: Caller): Promise<string>
  newSchedule(of?: Caller, name?: string): Promise<string>
  /** With the first product's shop. */
  newConversation(of?: Caller): Promise<string>
  /** Ms since the epoch. @throws NotTried where it is not known */
  now(): number
  /** Applies `?sim=` directives. @throws NotTried on a real host */
  steer(directives: string): Promise<void>
}

/** Only a simulator in this process will do. */
export function simulated(context: TestContext): TestContext {
  if (!context.target.simulator) throw new NotTried('a simulator, which can fail on demand')
  return context
}

/** How far a host's clock may be from ours, ms: less than any two time zones. */
const CLOCKS_MS = 15 * 60_000

export function expectNow(context: TestContext, moment: string): void {
  const minutes = Math.round((Date.parse(moment) - context.now()) / 60_000)
  expect(
    Math.abs(minutes) * 60_000,
    `the time is ${minutes} minutes off; the difference, ms`,
  ).toBeLessThan(CLOCKS_MS)
}

/** Of those whom a run registers. */
export const password = 'palengke-2026'

/** The caller knows the user's id. */
async function signedIn(target: Target, token: string, email: string): Promise<Caller> {
  const { body } = await createCaller(target, token).call('getCurrentUser')
  return createCaller(target, token, { id: body._id, email })
}

type Reader = Pick<TestContext, 'target' | 'visitor'>

/** Requests a code. @throws NotTried on a host whose mail can't be read */
export async function requestCode(
  { target, visitor }: Reader,
  email: string,
  otpType: string,
): Promise<string> {
  if (!target.lastCode) throw new NotTried('a code, which only a host whose mail can be read gives')
  await visitor.call('requestOtp', { body: { email, otpType } })
  return target.lastCode(email)
}

/** Without a code no e-mail address can be registered. */
export async function verifyEmail(context: Reader, email: string): Promise<void> {
  const otpValue = await requestCode(context, email, 'REGISTRATION')
  await context.visitor.call('verifyOtp', { body: { email, otpType: 'REGISTRATION', otpValue } })
}

export const newPerson = () => ({
  email: newEmail(),
  password,
  first_name: 'Maria',
  last_name: 'Santos',
  contact_number: newPhone(),
})

export async function register(target: Target): Promise<Caller> {
  const [visitor, body] = [createCaller(target, null), newPerson()]
  await verifyEmail({ target, visitor }, body.email)
  const answer = await visitor.call('registerUser', { body })
  return signedIn(target, answer.body.token, body.email)
}

export async function logIn(
  target: Target,
  account: { email: string; password: string },
): Promise<Caller> {
  const { status, body } = await createCaller(target, null).call('login', {
    body: account,
  })
  if (status !== 200)
    throw new Error(`${account.email} can't log in: ${status} ${JSON.stringify(body)}`)
  return signedIn(target, body.token, account.email)
}

export interface People {
  buyer: Caller
  password: string
  stranger: Caller
  newBuyer: () => Promise<Caller>
}

async function registeredPeople(target: Target): Promise<People> {
  const newBuyer = () => register(target)
  return { buyer: await newBuyer(), stranger: await newBuyer(), password, newBuyer }
}

const unlessNotTried = (error: unknown) => {
  if (!(error instanceof NotTried)) throw error
}

async function addAddresses(people: readonly Caller[]): Promise<void> {
  for (const one of people)
    await (async () => {
      const { body } = await one.call('listAddresses', { path: { userId: one.id } })
      if (body.length === 0)
        await one.call('createAddress', { body: { userId: one.id, address: addressDetails } })
    })().catch(unlessNotTried)
}

/** @param given products of a host that can't list them */
export async function createTestContext(
  target: Target,
  findPeople = registeredPeople,
  given?: { product: string; shop: string }[],
): Promise<TestContext> {
  const visitor = createCaller(target, null)
  const found = given
    ? givenProducts(given)
    : ((await findProducts(visitor).catch(unlessNotTried)) ?? [])
  const people = await findPeople(target)
  const { buyer, stranger } = people
  const context: TestContext = {
    target,
    visitor,
    ...people,
    get products() {
      if (!isEnough(found)) throw new NotTried('three products in stock, of two shops')
      return found
    },
    get other() {
      const [first, ...others] = context.products
      return others.find(({ shop }) => shop._id !== first.shop._id) as Product
    },
    productOf: async (id = context.products[0]._id) =>
      (await visitor.call('getProduct', { path: { id } })).body,
    newAddress: async (of = buyer) =>
      (await of.call('createAddress', { body: { userId: of.id, address: addressDetails } })).body
        ._id,
    async newOrder(of = buyer, options = {}) {
      const [product] = context.products
      const { body } = await of.call('createTransactions', {
        body: orderBody(of, product, options),
      })
      return { id: body.transactions[0]._id, product }
    },
    newCartLine: async (of = buyer) =>
      (await of.call('addToCart', { body: addition(context.products[0]) })).body.cartId,
    async newSchedule(of = buyer, name = ofRun(`List ${newPhone()}`)) {
      const address = await context.newAddress(of)
      return (await of.call('createSchedule', { body: scheduleBody(of, address, name) })).body._id
    },
    newConversation: async (of = buyer) =>
      (
        await of.call('createConversation', {
          body: { buyer_id: of.id, seller_id: context.products[0].shop._id },
        })
      ).body.conversation_id,
    now() {
      if (!target.now) throw new NotTried('the time of the host')
      return target.now()
    },
    async steer(directives) {
      if (!target.steer)
        throw new NotTried('a simulated host, which lets time pass, shops act and payments end')
      await target.steer(directives)
    },
  }
  await addAddresses([buyer, stranger])
  return context
}
