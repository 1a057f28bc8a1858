import type { Body, Schemas } from '#api/contract.ts'

export interface ListItem {
  productId: string
  shopId: string
  quantity: number
}

export const linesOf = ({ products }: Schemas['Schedule']) =>
  products.flatMap((group) => group.products)

export const quantityOn = (list: Schemas['Schedule'], productId: string): number =>
  linesOf(list).find(({ product_id }) => product_id === productId)?.quantity ?? 0

export const additionOf = (
  listId: string,
  userId: string,
  items: readonly ListItem[],
): Body<'addScheduleProducts'> => ({
  products: items.map(({ productId, shopId, quantity }) => ({
    product_id: productId,
    user_id: userId,
    order_schedule_id: listId,
    shop_id: shopId,
    quantity,
  })),
})

/** The earlier products and the items are on it. */
export const hasTaken = (
  now: Schemas['Schedule'],
  before: Schemas['Schedule'] | undefined,
  items: readonly ListItem[],
): boolean =>
  items.every(
    ({ productId, quantity }) =>
      quantityOn(now, productId) === (before ? quantityOn(before, productId) : 0) + quantity,
  )

export const addedText = (count: number): string =>
  count === 1 ? 'Product added to list!' : `${count} products added to list!`
