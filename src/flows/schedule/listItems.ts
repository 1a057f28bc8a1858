import type { Body, Schemas } from '../../api/contract.ts'

/** Pieces of a product that go on a scheduled list. */
export interface ListItem {
  productId: string
  shopId: string
  quantity: number
}

/** The lines of a list, whoever sells them. */
export const linesOf = ({ products }: Schemas['Schedule']) => products.flatMap((group) => group.products)

/** How many pieces of a product a list holds. */
export const quantityOn = (list: Schemas['Schedule'], productId: string): number =>
  linesOf(list).find(({ product_id }) => product_id === productId)?.quantity ?? 0

/** The body of the call that puts products on a list. */
export const additionOf = (listId: string, userId: string, items: readonly ListItem[]): Body<'addScheduleProducts'> => ({
  products: items.map(({ productId, shopId, quantity }) => ({
    product_id: productId,
    user_id: userId,
    order_schedule_id: listId,
    shop_id: shopId,
    quantity,
  })),
})

/** Whether a list holds what it held before and the items as well. */
export const hasTaken = (now: Schemas['Schedule'], before: Schemas['Schedule'] | undefined, items: readonly ListItem[]): boolean =>
  items.every(({ productId, quantity }) => quantityOn(now, productId) === (before ? quantityOn(before, productId) : 0) + quantity)
