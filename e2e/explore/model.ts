import { namedBuyers, type NamedBuyer, type PersonaKey } from '#fixtures/named.ts'
import type { OrderRow } from '#fixtures/orderRows.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { Screen } from './screen.ts'

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

/**
 * What a buyer may believe after what they have done. Prices, stock and orders are the world's: the
 * model only counts what the buyer has asked for.
 */
export class Model {
  readonly world: World
  buyer: NamedBuyer
  /** Pieces in the cart by product. */
  readonly cart = new Map<string, number>()
  /** How many orders the buyer has, of which so many came by this walk. */
  orders: number
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
    for (const line of this.cartRows()) this.cart.set(line.product_id, line.quantity)
    this.pieces = this.countPieces()
    this.before = new Set(Array.from(world.tables.orders.all(), ({ _id }) => _id))
    this.orders = this.orderRows().length
  }

  /** The path of the address bar. */
  get at(): string {
    return this.screen.address.split('?')[0] ?? ''
  }
  /** The product whose page is shown. */
  get product(): ProductRow | undefined {
    return this.world.tables.products.get(/^\/products\/(\w+)$/.exec(this.at)?.[1] ?? '')
  }
  cartRows = () => this.world.tables.cartLines.by('user_id', this.buyer.id)
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
    this.orders += new Set(lines.map(({ product }) => this.productOf(product).shop_id)).size
    for (const { product, pieces, fromCart } of lines) {
      if (!fromCart) continue
      const left = (this.cart.get(product) ?? 0) - pieces
      if (left > 0) this.cart.set(product, left)
      else this.cart.delete(product)
      this.tab.ticked.delete(product)
      if (left <= 0) for (const tab of this.tabs) tab.ticked.delete(product)
    }
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
}
