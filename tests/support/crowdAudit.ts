import type { Schemas } from '#mocks/contract.ts'
import type { Buyer, Crowd } from './crowd.ts'

const centavos = (pesos: number) => Math.round(pesos * 100)

async function ordersOf({ id, call }: Buyer): Promise<Schemas['Order'][]> {
  const orders: Schemas['Order'][] = []
  for (let page: number | null = 1; page !== null;) {
    const { body }: { body: Schemas['OrderPage'] } = await call(
      'GET',
      `/transactions/customer/${id}?page=${page}`,
    )
    orders.push(...body.items)
    page = body.nextPage
  }
  return orders
}

/** The faults of one checkout, by its orders as they are now. */
function* faultsOfCheckout(
  { orders: ids, quoted, settled }: Crowd['placed'][number],
  orders: ReadonlyMap<string, Schemas['Order']>,
) {
  const own = ids.flatMap((id) => orders.get(id) ?? [])
  const total = own.reduce((sum, { total_price }) => sum + centavos(total_price), 0)
  if (total !== centavos(quoted))
    yield `checkout ${ids[0]} costs ${total / 100}, and was quoted ${quoted}`
  for (const { _id, products, fees, total_price, order_status, payment_status } of own) {
    const goods = products.reduce(
      (sum, { product, quantity }) => sum + centavos(product.price) * quantity,
      0,
    )
    if (goods + centavos(fees) !== centavos(total_price))
      yield `order ${_id} costs ${total_price}, its parts ${goods / 100} and ${fees}`
    const isUnpaid = settled === 'FAILED' || settled === 'EXPIRED'
    if (isUnpaid && order_status !== 'CANCELLED')
      yield `order ${_id} is ${order_status}, its payment ${settled}`
    if (settled === 'PAID' && order_status !== 'CANCELLED' && payment_status !== 'PAID')
      yield `order ${_id} was paid, and is ${payment_status}`
  }
}

/**
 * Reads back what a crowd has done, while nothing happens any more, and compares: no piece of stock
 * is lost or made, no order is lost or placed twice, amounts add up to the centavo and are those
 * that were quoted, and payments and orders agree.
 */
export async function audit({ products, buyers, placed, faults }: Crowd): Promise<string[]> {
  const found = [...faults]
  const orders = new Map(
    (await Promise.all(buyers.map(ordersOf))).flat().map((order) => [order._id, order]),
  )
  const known = placed.flatMap((checkout) => checkout.orders)
  if (new Set(known).size !== known.length) found.push('an order was answered to two checkouts')
  if (orders.size !== known.length || !known.every((id) => orders.has(id)))
    found.push(`${known.length} orders were placed, ${orders.size} are listed`)
  for (const checkout of placed) found.push(...faultsOfCheckout(checkout, orders))
  const taken = new Map<string, number>()
  for (const { order_status, products: items } of orders.values())
    for (const { product, quantity } of order_status === 'CANCELLED' ? [] : items)
      taken.set(product._id, (taken.get(product._id) ?? 0) + quantity)
  for (const { _id, stocks } of products) {
    const { body } = (await buyers[0]?.call<Schemas['Product']>('GET', `/products/${_id}`)) ?? {}
    const now = body?.stocks ?? NaN
    if (now + (taken.get(_id) ?? 0) !== stocks)
      found.push(
        `product ${_id} had ${stocks} pieces, has ${now}, and ${taken.get(_id) ?? 0} are ordered`,
      )
  }
  return found
}
