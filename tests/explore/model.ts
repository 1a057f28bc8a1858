import { namedBuyers, type NamedBuyer, type PersonaKey } from '#fixtures/named.ts'
import type { OrderRow } from '#fixtures/rows.ts'
import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { Screen } from './screen.ts'

/** Width from which a list is shown beside the panel with all of them, px. */
export const WIDE = 1024

/** Pieces of a product, by its id. */
export interface Pieces {
  product: string
  pieces: number
}

/** A product of an order, of which the pieces may have been in the cart. */
export interface Confirmed extends Pieces {
  fromCart: boolean
}

/** What one tab remembers, and what a reload forgets. */
interface Tab {
  /** Products whose lines are ticked. */
  ticked: Set<string>
  /** Edit mode: the ticked lines are for deletion. */
  editing: boolean
  /** What was removed last and can be brought back. */
  removed: (Pieces & { wasTicked: boolean })[]
}

const newTab = (): Tab => ({ ticked: new Set(), editing: false, removed: [] })

/** A scheduled list. */
export interface List {
  name: string
  isActive: boolean
  /** ISO 8601. */
  next: string | null
  lines: Map<string, number>
}

/** What belongs to a buyer, in whatever browser. */
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
  /** Texts of the messages to shops that the buyer has sent in this walk. */
  sent: string[]
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
    sent: [],
  }
}

/**
 * What a buyer may believe after what they have done. Prices, stock and orders are the world's: the
 * model only counts what the buyer has asked for.
 */
export class Model {
  readonly world: World
  buyer: NamedBuyer
  own: Own
  /** What other buyers had when they signed out. */
  private readonly others = new Map<string, Own>()
  /** The date of a list that was skipped last. */
  skipped: { list: string; due: string | null } | null = null
  /** The lists that are checked out early, by the addresses of their checkouts. */
  readonly ofList = new Map<string, string>()
  /** Texts that were typed and not sent, by shop. */
  drafts = new Map<string, string>()
  tabs: Tab[] = [newTab()]
  tab: Tab = this.tabs[0] as Tab
  /** What the screen shows after the latest act. */
  screen!: Screen
  /** Totals that the buyer has confirmed, as the screens showed them. */
  readonly quoted: string[] = []
  /** The products of the order whose payment is open. */
  paying: Confirmed[] | null = null
  /** Pieces of each product in stock and in orders when the walk began. */
  readonly pieces: ReadonlyMap<string, number>
  private readonly before: Set<string>

  constructor(world: World, buyer: PersonaKey) {
    this.world = world
    this.buyer = namedBuyers[buyer]
    this.own = ownOf(world, this.buyer)
    this.pieces = this.countPieces()
    this.before = new Set(Array.from(world.tables.orders.all(), ({ _id }) => _id))
  }

  /** The path of the address bar. */
  get at(): string {
    return this.screen.address.split('?')[0] ?? ''
  }
  /** The product whose page is shown. */
  get product(): ProductRow | undefined {
    return this.world.tables.products.get(/^\/products\/(\w+)$/.exec(this.at)?.[1] ?? '')
  }
  get cart(): Map<string, number> {
    return this.own.cart
  }
  /** The scheduled list that is shown. */
  get list(): List | undefined {
    return this.own.lists.get(this.listId)
  }
  get listId(): string {
    return /^\/order\/schedule\/(\w+)$/.exec(this.at)?.[1] ?? ''
  }
  shopOf = (id: string): ShopRow => this.world.tables.shops.get(id) as ShopRow
  orderRows = () => this.world.tables.orders.by('customer_id', this.buyer.id)
  /** The orders that came since the walk began. */
  newOrders = (): OrderRow[] =>
    [...this.world.tables.orders.all()].filter(({ _id }) => !this.before.has(_id))
  productOf = (id: string): ProductRow => this.world.tables.products.get(id) as ProductRow
  nameOf = (id: string): string => this.productOf(id).product_name
  /** The products of the cart that can be bought, always in the same order. */
  get buyable(): string[] {
    return [...this.cart.keys()].filter((id) => this.productOf(id).stocks > 0).sort()
  }
  get tickedLines(): string[] {
    return this.buyable.filter((id) => this.tab.ticked.has(id))
  }
  /** Pieces of each product in stock and in orders that were not cancelled: they never change. */
  countPieces(): Map<string, number> {
    const { products, orders } = this.world.tables
    const count = new Map(Array.from(products.all(), ({ _id, stocks }) => [_id, stocks]))
    for (const { order_status, items } of orders.all())
      for (const { product_id, quantity } of order_status === 'CANCELLED' ? [] : items)
        count.set(product_id, (count.get(product_id) ?? 0) + quantity)
    return count
  }

  add({ product, pieces }: Pieces, tick: boolean): void {
    this.cart.set(product, (this.cart.get(product) ?? 0) + pieces)
    if (tick && !this.tab.editing) this.tab.ticked.add(product)
    this.tab.removed = this.tab.removed.filter((one) => one.product !== product)
  }

  remove(products: readonly string[]): void {
    this.tab.removed = products.map((product) => ({
      product,
      pieces: this.cart.get(product) ?? 0,
      wasTicked: this.tab.ticked.has(product) && !this.tab.editing,
    }))
    for (const product of products) {
      this.cart.delete(product)
      for (const tab of this.tabs) tab.ticked.delete(product)
    }
  }

  undo(): void {
    for (const { wasTicked, ...line } of this.tab.removed) this.add(line, wasTicked)
    this.tab.removed = []
  }

  /** The buyer has ordered these products, of which some were in the cart. */
  order(lines: readonly Confirmed[]): void {
    this.own.orders += new Set(lines.map(({ product }) => this.productOf(product).shop_id)).size
    for (const { product, pieces, fromCart } of lines) {
      if (!fromCart) continue
      const left = (this.cart.get(product) ?? 0) - pieces
      if (left > 0) this.cart.set(product, left)
      else this.cart.delete(product)
      this.tab.ticked.delete(product)
      if (left <= 0) for (const tab of this.tabs) tab.ticked.delete(product)
    }
  }

  /** A list was checked out early: its date moves on as the marketplace says. */
  orderList(id = ''): void {
    const list = this.own.lists.get(id)
    if (list) list.next = this.world.tables.schedules.get(id)?.next_checkout_date ?? null
  }

  /** The payment has ended: of one that was not paid, the products are back in the cart. */
  endPayment(paid: boolean): void {
    for (const line of this.paying ?? []) if (!paid && line.fromCart) this.add(line, false)
    this.paying = null
  }

  leaveCart(): void {
    this.tab.removed = []
    this.edit(false)
  }

  edit(on: boolean): void {
    if (this.tab.editing !== on) this.tab.ticked.clear()
    this.tab.editing = on
  }

  reload(): void {
    Object.assign(this.tab, newTab())
  }

  /** Another buyer signs in, in the only tab. */
  signIn(key: PersonaKey): void {
    this.others.set(this.buyer.id, this.own)
    this.buyer = namedBuyers[key]
    this.own = this.others.get(this.buyer.id) ?? ownOf(this.world, this.buyer)
    this.drafts.clear()
    this.reload()
  }

  /** The buyer looks at a tab, which is a new one where there are not so many yet. */
  lookAt(index: number): void {
    this.tab = this.tabs[index] ??= newTab()
  }
}
