import type { Schemas } from '#api/contract.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import { roundMoney } from '#domain/money.ts'
import type { Selection } from '#domain/selection.ts'

export type Cart = Schemas['Cart']
export type CartGroup = Schemas['CartGroup']
export type CartLine = Schemas['CartProduct']

export function withoutLines(cart: Cart, cartIds: ReadonlySet<string>): Cart {
  const without = (groups: CartGroup[]) =>
    groups
      .map((group) => ({
        ...group,
        products: group.products.filter((line) => !cartIds.has(line.cartId)),
      }))
      .filter((group) => group.products.length > 0)
  const carts = without(cart.carts)
  const outOfStock = without(cart.outOfStock)
  const count = (groups: CartGroup[]) =>
    groups.reduce((sum, group) => sum + group.products.length, 0)
  const removed = count(cart.carts) + count(cart.outOfStock) - count(carts) - count(outOfStock)
  return { carts, outOfStock, totalProductsCount: cart.totalProductsCount - removed }
}

export const lineOf = (cart: Cart, cartId: string): CartLine | undefined =>
  cart.carts.flatMap(({ products }) => products).find((line) => line.cartId === cartId)

export function withChangedLine(cart: Cart, cartId: string, change: Partial<CartLine>): Cart {
  const changed = (line: CartLine) => (line.cartId === cartId ? { ...line, ...change } : line)
  return {
    ...cart,
    carts: cart.carts.map((group) => ({ ...group, products: group.products.map(changed) })),
  }
}

/** Sorts those with a rank among their positions; the others stay in place. */
function sortRanked<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const ranked = items
    .filter((item) => rankOf(item) !== undefined)
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
  return items.map((item) => (rankOf(item) === undefined ? item : (ranked.shift() ?? item)))
}

/** Sorts by a stored `order` of product ids; lines that it lacks stay in the server's order. */
export function inOrder(groups: readonly CartGroup[], order: readonly string[]): CartGroup[] {
  const ranks = new Map(order.map((productId, index) => [productId, index]))
  const rankOf = ({ productId }: CartLine) => ranks.get(productId)
  const sorted = groups.map((group) => ({ ...group, products: sortRanked(group.products, rankOf) }))
  return sortRanked(sorted, ({ products }) =>
    products.map(rankOf).find((rank) => rank !== undefined),
  )
}

/** Applies the user's unconfirmed quantities, at most the stock. */
export function withDrafts(cart: Cart, drafts: ReadonlyMap<string, { quantity: number }>): Cart {
  const withDraft = (line: CartLine) => ({
    ...line,
    quantity: Math.max(
      1,
      Math.min(drafts.get(line.cartId)?.quantity ?? line.quantity, line.stocks),
    ),
  })
  return {
    ...cart,
    carts: cart.carts.map((group) => ({ ...group, products: group.products.map(withDraft) })),
  }
}

export function chosenOf(groups: readonly CartGroup[], selected: ReadonlySet<string>): Selection {
  return groups
    .map(({ shopId, shop_name, products }) => ({
      shopId,
      shop_name,
      products: products.filter((line) => selected.has(line.cartId)).map(chosenProduct),
    }))
    .filter((group) => group.products.length > 0)
}

/** Pesos. */
export const subtotalOf = (group: Selection[number]): number =>
  roundMoney(group.products.reduce((sum, product) => sum + product.total, 0))

export const productIdsOf = (groups: readonly CartGroup[]): string[] =>
  groups.flatMap((group) => group.products.map((line) => line.productId))

export const cartIdsOf = (groups: readonly CartGroup[]): string[] =>
  groups.flatMap((group) => group.products.map((line) => line.cartId))

export interface RemovedLine {
  shopId: string
  line: CartLine
  index: number
}
