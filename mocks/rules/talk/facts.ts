import type { OrderRow, ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { Place } from '../distance.ts'

type Shop = Pick<
  ShopRow,
  'shop_name' | 'municipality' | 'province' | 'working_hour' | 'longitude' | 'latitude'
>
export type ShopProduct = Pick<
  ProductRow,
  '_id' | 'product_name' | 'price' | 'stocks' | 'sold' | 'category' | 'display_picture'
>
export type KnownOrder = Pick<
  OrderRow,
  '_id' | 'shop_id' | 'order_status' | 'delivery_method' | 'total_price' | 'created_at'
> & {
  items: readonly { product_name: string }[]
  /** Whether the order waits for an online payment. */
  unpaid: boolean
}

/** What a shop knows when it answers a buyer. */
export interface TalkFacts {
  /** World time, ms since the epoch. */
  now: number
  shopId: string
  shop: Shop
  /** All products of the shop. */
  products: readonly ShopProduct[]
  /** The buyer's texts that are still unanswered, one a line. */
  text: string
  /** The buyer's texts before these, newest first. */
  earlier: readonly string[]
  /** What the buyer has sent besides text. */
  media: ReadonlySet<'image' | 'video'>
  /**
   * The place that the buyer has shared; null when its link has no coordinates; undefined when none
   * was shared.
   */
  place: Place | null | undefined
  /** The buyer's default address; undefined without one. */
  home: Place | undefined
  /** All orders of the buyer, newest first. */
  orders: readonly KnownOrder[]
  /** Name and shop of a product of another shop; undefined when there is no such product. */
  elsewhere(productId: string): { product_name: string; shop_name: string } | undefined
}

/**
 * One message of an answer: a text, or the picture of a product (a path below the static folder).
 */
export type Reply = { type: 'text'; content: string } | { type: 'image'; picture: string }
/** Chooses one of several wordings. */
export type Pick1 = <T>(choices: readonly T[]) => T
