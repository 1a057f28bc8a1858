import { namedBuyers } from '#fixtures/named.ts'
import { createRandom, type Random } from '#fixtures/random.ts'
import type { AddressRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { createAccount } from '#mocks/rules/accounts.ts'
import { issueToken } from '#mocks/rules/tokens.ts'

/** Products that the buyers compete for; the first ones are soon sold out. */
const [WANTED, SCARCE] = [24, 8]
/** Pieces of a scarce product, and of the others. */
const [FEW, PLENTY] = [20, 4000]

export type Product = Pick<Schemas['Product'], '_id' | 'price' | 'stocks'> & { shop: string }

/** A checkout that was answered with 201. */
export interface Placed {
  buyer: string
  orders: string[]
  /** The amount that the buyer was quoted before, pesos. */
  quoted: number
  /**
   * The status of its payment after the provider's page was used; undefined for cash, and for a
   * payment that was left alone.
   */
  settled?: Schemas['PaymentStatus']
}

/** What the buyers saw. */
export interface Crowd {
  products: readonly Product[]
  buyers: readonly Buyer[]
  placed: Placed[]
  /** How often each call was answered with each status: 'POST /transactions 201'. */
  answers: Map<string, number>
  /** Answers that no buyer should get. */
  faults: string[]
}

/** A buyer with an address. */
export interface Buyer {
  id: string
  call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Body }>
}

/** The products that the buyers compete for, of several shops. */
function wantedProducts({ simulation }: RunningHost): Product[] {
  const { products } = simulation.world.tables
  return [...products.all()].slice(0, WANTED).map(({ _id, price, shop_id }, i) => {
    const { stocks } = products.update(_id, { stocks: i < SCARCE ? FEW : PLENTY })
    return { _id, price, shop: shop_id, stocks }
  })
}

function join(host: RunningHost, answers: Crowd['answers'], n: number): Buyer {
  const { world } = host.simulation
  const contact_number = `0917${String(n).padStart(7, '0')}`
  const names = { first_name: 'Maria', last_name: 'Santos' }
  const { _id: id } = createAccount(world, {
    email: `crowd-${n}@suki.example`,
    ...names,
    contact_number,
    password_hash: null,
  })
  const authorization = `Bearer ${issueToken(world, id)}`
  const call: Buyer['call'] = async (method, path, body, headers = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${host.url}/api${path}`, {
      method,
      ...sent,
      headers: { ...headers, authorization, 'content-type': 'application/json' },
    })
    const note = `${method} ${path.replaceAll(/[0-9a-f]{24}/g, '{id}').replace(/\?.*/, '')} ${answer.status}`
    answers.set(note, (answers.get(note) ?? 0) + 1)
    return { status: answer.status, body: await answer.json() }
  }
  // Everybody lives where Liza does.
  const address = world.tables.addresses.by('user', namedBuyers.liza.id)[0] as AddressRow
  world.tables.addresses.insert({
    ...address,
    _id: world.newId('addresses'),
    user: id,
    is_default: true,
  })
  return { id, call }
}

/** Some pieces of a few products, grouped by shop. */
function basketOf(random: Random, products: readonly Product[]) {
  const chosen = new Set(Array.from({ length: random.int(1, 3) }, () => random.pick(products)))
  return Array.from(
    Map.groupBy(chosen, ({ shop }) => shop),
    ([shop, own]) => ({
      shop,
      products: own.map(({ _id }) => ({ product: _id, quantity: random.int(1, 4) })),
      delivery_method: 'PICKUP',
    }),
  )
}

/**
 * One checkout, as a buyer on a bad network: priced, ordered, perhaps ordered again with the same
 * key, then paid, cancelled or left.
 */
async function checkOut(crowd: Crowd, buyer: Buyer, random: Random, key: string): Promise<void> {
  const payment_method = random.chance(0.5) ? 'gcash' : 'cod'
  const basket = basketOf(random, crowd.products)
  const priced = await buyer.call<Schemas['PriceSummary']>('POST', '/transactions/summary', {
    customer: buyer.id,
    payment_method,
    transactions: basket,
  })
  const transactions = basket.map((one) => ({ ...one, customer: buyer.id, payment_method }))
  const urls = {
    success: 'https://suki.example/cart/checkout',
    failure: 'https://suki.example/cart',
  }
  const order = () =>
    buyer.call<Schemas['CreatedTransactions']>(
      'POST',
      '/transactions',
      { urls, transactions },
      { 'idempotency-key': key },
    )
  const answers = await Promise.all(random.chance(0.2) ? [order(), order()] : [order()])
  const [done, again] = answers.filter(({ status }) => status === 201)
  if (!done) return
  const orders = done.body.transactions.map(({ _id }) => _id)
  if (again && again.body.transactions.map(({ _id }) => _id).join() !== orders.join())
    crowd.faults.push(`${key} ordered twice`)
  const placed: Placed = { buyer: buyer.id, orders, quoted: priced.body.finalAmount }
  crowd.placed.push(placed)
  const page = done.body.checkout_page_url
  if (page && random.chance(0.8)) {
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ outcome: random.chance(0.75) ? 'paid' : 'failed' }),
    })
    const payment = await buyer.call<Schemas['PaymentDetails']>(
      'GET',
      `/transactions/payment-intent/${orders[0]}`,
    )
    placed.settled = payment.body.status
  } else if (random.chance(0.3))
    await buyer.call('POST', `/transactions/cancel/${random.pick(orders)}`, {
      reason: 'CHANGE OF MIND',
      cancelled_by: 'customer',
    })
}

/**
 * Lets that many buyers order at the same time, each again and again while `goesOn` says so, which
 * gets the number of checkouts of that buyer.
 */
export async function runCrowd(
  host: RunningHost,
  count: number,
  goesOn: (checkouts: number) => boolean,
): Promise<Crowd> {
  const answers: Crowd['answers'] = new Map()
  const products = wantedProducts(host)
  const buyers = Array.from({ length: count }, (_, n) => join(host, answers, n))
  const crowd: Crowd = { products, buyers, placed: [], answers, faults: [] }
  const shop = async (buyer: Buyer, n: number) => {
    const random = createRandom(n + 1)
    for (let round = 0; goesOn(round); round++) {
      await checkOut(crowd, buyer, random, `crowd-${n}-${round}`)
      await buyer.call('GET', `/transactions/customer/${buyer.id}`)
    }
  }
  await Promise.all(buyers.map(shop))
  return crowd
}
