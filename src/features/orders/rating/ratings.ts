import type { Body, Schemas } from '#api/contract.ts'
import { isBlank, visibleText } from '#lib/visibleText.ts'

type Order = Schemas['Order']

export interface Draft {
  /** 1 to 5; 0 while nothing is chosen. */
  stars: number
  text: string
  files: readonly File[]
}

export const noDraft: Draft = { stars: 0, text: '', files: [] }

/** Drafts by product id, and by `DRIVER`. */
export type Drafts = Readonly<Record<string, Draft>>
export const DRIVER = 'driver'

export const draftOf = (drafts: Drafts, key: string): Draft => drafts[key] ?? noDraft

export const hasInput = (drafts: Drafts): boolean =>
  Object.values(drafts).some(
    ({ stars, text, files }) => stars > 0 || !isBlank(text) || files.length > 0,
  )

export const withoutFiles = (drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, { ...draft, files: [] }]))

export const unratedOf = ({ products }: Pick<Order, 'products'>) =>
  products.filter(({ isRate }) => !isRate)

export const mayRateDriver = ({
  delivery_method,
  delivery_reviewed,
}: Pick<Order, 'delivery_method' | 'delivery_reviewed'>) =>
  delivery_method === 'DELIVERY' && !delivery_reviewed

/** The order was received, and a product of it, or its driver, has no rating yet. */
export const mayRate = (
  order: Pick<Order, 'products' | 'order_status' | 'delivery_method' | 'delivery_reviewed'>,
) => order.order_status === 'COMPLETED' && (unratedOf(order).length > 0 || mayRateDriver(order))

/** Keys of the drafts with stars, of what may still be rated. */
export function starredOf(
  order: Pick<Order, 'products' | 'delivery_method' | 'delivery_reviewed'>,
  drafts: Drafts,
): string[] {
  const keys = unratedOf(order).map(({ product }) => product._id)
  return [...keys, ...(mayRateDriver(order) ? [DRIVER] : [])].filter(
    (key) => draftOf(drafts, key).stars > 0,
  )
}

/** `gallery` has ids of uploaded files. */
export function reviewBody(
  customer: string,
  { _id, shop }: Pick<Order, '_id' | 'shop'>,
  product: string,
  { stars, text }: Draft,
  gallery: string[],
): Body<'createProductReview'> {
  return {
    product,
    customer,
    shop: shop._id,
    transaction: _id,
    rating: stars,
    description: visibleText(text),
    gallery,
  }
}
