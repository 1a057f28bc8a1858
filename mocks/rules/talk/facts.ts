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
  /** It waits for an online payment. */
  unpaid: boolean
}

export interface TalkFacts {
  /** World time, ms since the epoch. */
  now: number
  shopId: string
  shop: Shop
  products: readonly ShopProduct[]
  /** Still unanswered, one a line. */
  text: string
  /** Newest first. */
  earlier: readonly string[]
  media: ReadonlySet<'image' | 'video'>
  /** Null when its link has no coordinates. */
  place: Place | null | undefined
  home: Place | undefined
  /** Of the buyer, newest first. */
  orders: readonly KnownOrder[]
  /** Knows the products of other shops. */
  elsewhere(productId: string): { product_name: string; shop_name: string } | undefined
}

/** `picture`: a path below the static folder. */
export type Reply = { type: 'text'; content: string } | { type: 'image'; picture: string }
export type Pick1 = <T>(choices: readonly T[]) => T
