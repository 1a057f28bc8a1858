import { vi } from 'vitest'
import type { Selection } from '#domain/selection.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { usualConditions } from '#fixtures/scenarios/conditions.ts'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { isOrdered } from '#flows/checkout/attempt.ts'
import type { Order } from '#flows/checkout/placing.ts'
import { webAddress } from '#lib/webAddress.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openMarket } from '../../../marketplace/support/market.ts'
import { stubStorage } from '../../support/storage.ts'
import { createLocks, type HostCalls, openCheckout, openTab, type Tab } from './tabs.ts'

const { id: customer } = namedBuyers.mia
/** Interval between two checks for false messages, ms. */
const CHECK_INTERVAL_MS = 500

/** The app's own calls, with the current `fetch`. */
async function appCalls(token: string) {
  vi.stubGlobal('document', { cookie: `token=${token}` })
  vi.stubGlobal('location', new URL('https://suki.example/'))
  const [
    { checkoutMutations, checkoutQueries },
    { orderQueries },
    { cartMutations },
    { refreshToken },
  ] = await Promise.all([
    import('#api/checkout.ts'),
    import('#api/orders.ts'),
    import('#api/cart.ts'),
    import('#state/session.ts'),
  ])
  refreshToken()
  const context = { signal: new AbortController().signal } as never
  const calls: HostCalls = {
    send: async (key, body, { bare }) =>
      checkoutMutations.createTransactions().mutationFn?.({ key, body, bare }, context),
    beyond: { areSent: () => true, mayBeMeant: () => false, noteRefused: () => undefined },
    readOrders: async (page) => {
      const { items, nextPage } = (await orderQueries
        .latest(customer, page)
        .queryFn?.(context)) ?? { items: [], nextPage: null }
      return { orders: items, hasMore: nextPage !== null }
    },
    readTotal: async () => Promise.reject(new Error('No total was shown')),
    readPayUrl: async (id) =>
      webAddress((await checkoutQueries.payment(id).queryFn?.(context))?.checkout_page_url),
    takeFromCart: async (lines) => {
      await cartMutations.removeMany().mutationFn?.(
        lines.map(({ cartId }) => cartId),
        context,
      )
    },
    putIntoCart: async ({ productId, shopId, ordered }) => {
      await cartMutations
        .add(customer)
        .mutationFn?.({ productId, shopId, quantity: ordered }, context)
    },
    readDue: async () => null,
    moveScheduleOn: async () => undefined,
  }
  return calls
}

/** Lets work without timers finish, such as reading bodies of requests and responses. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Mia at her checkout, in tabs of one browser, with the simulated marketplace behind the app's own
 * calls.
 */
export async function openShopping() {
  const { openAttempt } = await import('#flows/checkout/store.ts')
  const market = openMarket({ products: 200 })
  const calls = await appCalls(market.login('mia'))
  const { world } = market
  const ids = () => world.tables.orders.by('customer_id', customer).map(({ _id }) => _id)
  let pending = 0
  let online = true
  market.onCarriedOut(() => (pending = 0))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!online) throw new TypeError('offline')
    const orders = request.method === 'POST' && request.url.endsWith('/transactions')
    if (orders) pending = 1
    try {
      return await market.fetch(request)
    } finally {
      if (orders) pending = 0
    }
  })

  /** Starts a checkout of one piece of the first product of each of `shops` shops. */
  return function shop(sim: string, payment: 'cod' | 'gcash', shops = 1) {
    stubStorage()
    market.faults.clear()
    market.setConditions(usualConditions)
    const unknown = applyScenario(market, parseScenario(sim))
    if (unknown.length > 0) throw new Error(`Refused: ${describeRefused(unknown)}`)
    online = true
    pending = 0
    const known = new Set(ids())
    const oneOfEach = new Map(
      [...world.tables.products.all()].map((product) => [product.shop_id, product]),
    )
    const chosen = [...oneOfEach.values()]
      .slice(0, shops)
      .map(({ _id }) => world.tables.products.update(_id, { stocks: 100 }))
    const selection: Selection = chosen.map(({ _id, shop_id, product_name, price }) => ({
      shopId: shop_id,
      shop_name: 'A shop',
      products: [
        { productId: _id, product_name, display_picture: '', price, quantity: 1, total: price },
      ],
    }))
    const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
    const order: Order = {
      cartLines: [],
      reasonOf: () => 'Refused',
      body: {
        urls,
        transactions: chosen.map(({ _id, shop_id }) => ({
          shop: shop_id,
          customer,
          products: [{ product: _id, quantity: 1 }],
          payment_method: payment,
          delivery_method: 'PICKUP',
        })),
      },
    }
    const store = openAttempt(customer, selection)
    store.dispatch({ type: 'chose', change: { payment, gcashConsent: payment === 'gcash' } })
    const lock = createLocks()
    const tabs: Tab[] = []
    const made = () => ids().filter((id) => !known.has(id))

    const shopping = {
      store,
      order,
      tabs,
      open() {
        const tab = openTab(calls, lock)
        openCheckout(tab, store)
        tabs.push(tab)
        return tab
      },
      setOnline: (on: boolean) => void (online = on),
      /** Ids of the orders that the marketplace has created since. */
      made,
      progress: () => store.read()?.progress,
      /** The false messages that the user sees now. */
      falseMessages() {
        const progress = store.read()?.progress
        const found: string[] = []
        const denied =
          progress?.phase === 'absent' ||
          (progress?.phase === 'editing' && progress.refusal !== null)
        if (denied && (made().length > 0 || pending > 0))
          found.push(`denied: ${made().length} made, ${pending} pending`)
        const reported = progress && isOrdered(progress) ? progress.orderIds : undefined
        if (reported && reported.toSorted().join() !== made().toSorted().join())
          found.push('other orders than were created')
        if (
          tabs.some(({ news }) => news.some(({ kind }) => kind === 'ordered')) &&
          made().length === 0
        )
          found.push('confirmed')
        return found
      },
      /** Advances the clock; returns the false messages shown meanwhile. */
      async pass(ms: number): Promise<string[]> {
        const found: string[] = []
        await settle()
        for (let passed = 0; passed < ms; passed += CHECK_INTERVAL_MS) {
          await vi.advanceTimersByTimeAsync(CHECK_INTERVAL_MS)
          await settle()
          found.push(...shopping.falseMessages())
        }
        return found
      },
      end: () => tabs.forEach(({ kill }) => kill()),
    }
    return shopping
  }
}
