import type { Body, Schemas } from '#api/contract.ts'

/** Pieces of a product for a scheduled list. */
export interface ListItem {
  productId: string
  shopId: string
  quantity: number
}

/** The lines of a list, of all shops. */
export const linesOf = ({ products }: Schemas['Schedule']) =>
  products.flatMap((group) => group.products)

/** Number of pieces of a product on a list. */
export const quantityOn = (list: Schemas['Schedule'], productId: string): number =>
  linesOf(list).find(({ product_id }) => product_id === productId)?.quantity ?? 0

/** The body of the call that adds products to a list. */
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

/** Whether a list contains its earlier products and the items. */
export const hasTaken = (
  now: Schemas['Schedule'],
  before: Schemas['Schedule'] | undefined,
  items: readonly ListItem[],
): boolean =>
  items.every(
    ({ productId, quantity }) =>
      quantityOn(now, productId) === (before ? quantityOn(before, productId) : 0) + quantity,
  )

/** The message that a number of products are on the list. */
export const addedText = (count: number): string =>
  count === 1 ? 'Product added to list!' : `${count} products added to list!`
