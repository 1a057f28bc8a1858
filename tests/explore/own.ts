import type { NamedBuyer } from '#fixtures/named.ts'
import type { World } from '#mocks/world/world.ts'

/** A scheduled list. */
export interface List {
  name: string
  isActive: boolean
  /** ISO 8601. */
  next: string | null
  lines: Map<string, number>
}

/** What belongs to a buyer. */
export interface Own {
  /** Pieces in the cart by product. */
  cart: Map<string, number>
  /** Ids of products. */
  liked: Set<string>
  /** Ids of shops. */
  followed: Set<string>
  lists: Map<string, List>
  /** How many orders there are. */
  orders: number
  /** Id of the default address. */
  address: string
  /** Texts of the messages to shops that the buyer has sent in this walk. */
  sent: string[]
  /** Those that the buyer has taken back. */
  unsent: string[]
  /** Products whose lines are ticked for the checkout, in every tab of this browser. */
  ticked: Set<string>
}

/** What belongs to a buyer in the marketplace. */
export function ownOf({ tables }: World, { id }: NamedBuyer): Own {
  const byProduct = (rows: readonly { product_id: string; quantity: number }[]) =>
    new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
  return {
    cart: byProduct(tables.cartLines.by('user_id', id)),
    liked: new Set(tables.likes.by('user_id', id).map(({ product_id }) => product_id)),
    followed: new Set(tables.follows.by('user_id', id).map(({ shop_id }) => shop_id)),
    lists: new Map(
      tables.schedules.by('user_id', id).map((row) => [
        row._id,
        {
          name: row.name,
          isActive: row.is_active,
          next: row.next_checkout_date,
          lines: byProduct(tables.scheduleProducts.by('schedule_id', row._id)),
        },
      ]),
    ),
    orders: tables.orders.countBy('customer_id', id),
    address: tables.addresses.by('user', id).find(({ is_default }) => is_default)?._id ?? '',
    sent: [],
    unsent: [],
    ticked: new Set(),
  }
}
