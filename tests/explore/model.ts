import { isDeepStrictEqual } from 'node:util'
import { namedBuyers, type NamedBuyer, type PersonaKey } from '#fixtures/named.ts'
import type { AddressRow, OrderRow, ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { Marketplace } from './marketplace.ts'
import { countPieces, type List, messageText, type Own, ownOf } from './own.ts'
import type { Screen } from './screen.ts'
import { type Confirmed, newTab, type Pieces, type Tab } from './tab.ts'
import { Typing } from './typing.ts'

/** Lists of sentences are the same in any order. */
const isSame = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b)
    ? isDeepStrictEqual(a.toSorted(), b.toSorted())
    : isDeepStrictEqual(a, b)

/** Acts after which every screen has what has changed in the marketplace, if it is not looked at all the time. */
const STALE_ACTS = 6

/**
 * What a buyer may believe after what they have done. Prices, stock and orders are the world's: the
 * model only counts what the buyer has asked for.
 */
export class Model extends Typing {
  readonly market: Pick<Marketplace, 'world' | 'openDevice' | 'onlySpecification'>
  buyer: NamedBuyer
  /** What other buyers had when they signed out. */
  private readonly others = new Map<string, Own>()
  /** The date of a list that was skipped last. */
  skipped: { list: string; due: string | null } | null = null
  /** The lists that are checked out early, by the addresses of their checkouts. */
  readonly ofList = new Map<string, string>()
  /** Texts that were typed and not sent, by shop. */
  drafts = new Map<string, string>()
  /** The acts that the buyer could do before the latest one. */
  couldDo: ReadonlySet<string> = new Set()
  /** The tabs that the buyer doesn't look at, and what they show. */
  elsewhere: { tab: Tab | undefined; screen: Screen }[] = []
  /** Totals that the buyer has confirmed, as the screens showed them. */
  readonly quoted: string[] = []
  /** Why the next order may be refused, as the screen says it. */
  refusal: RegExp | null = null
  /** Acts until a product's page may have an old price or stock. */
  private readonly stale = new Map<string, number>()
  /** The products of the order whose payment is open. */
  paying: Confirmed[] | null = null
  /** Pieces of each product in stock and in orders when the walk began. */
  pieces: ReadonlyMap<string, number>
  private before: Set<string>

  constructor(market: Model['market'], buyer: PersonaKey) {
    super()
    this.market = market
    this.buyer = namedBuyers[buyer]
    this.own = ownOf(market.world, this.buyer)
    this.pieces = countPieces(this.world)
    this.before = this.orderIds()
  }
  get world(): World {
    return this.market.world
  }
  private orderIds = () => new Set(Array.from(this.world.tables.orders.all(), ({ _id }) => _id))

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
  addressRows = (): AddressRow[] => this.world.tables.addresses.by('user', this.buyer.id)
  writes = (shop: string, text: string) => void this.own.messages.push(messageText(shop, text))

  /** The products of a checkout's form. */
  get shownItems(): ProductRow[] {
    const all = [...this.world.tables.products.all()]
    return this.screen.items.flatMap(({ name }) => {
      const named = all.filter((one) => one.product_name === name)
      return named.find(({ _id }) => this.cart.has(_id)) ?? named[0] ?? []
    })
  }
  /** The products of the cart that can be bought, always in the same order. */
  get buyable(): string[] {
    return [...this.cart.keys()].filter((id) => this.productOf(id).stocks > 0).sort()
  }
  get ticked(): Set<string> {
    return this.tab.editing ? this.tab.marked : this.own.ticked
  }
  get tickedLines(): string[] {
    return this.buyable.filter((id) => this.ticked.has(id))
  }
  add({ product, pieces }: Pieces, tick: boolean): void {
    this.cart.set(product, (this.cart.get(product) ?? 0) + pieces)
    if (tick && !this.tab.editing) this.own.ticked.add(product)
    this.tab.removed = this.tab.removed.filter((one) => one.product !== product)
  }

  /** @param endsEditing whether it ends edit mode, whose ticks don't come back */
  remove(products: readonly string[], endsEditing = false): void {
    this.tab.removed = products.map((product) => ({
      product,
      pieces: this.cart.get(product) ?? 0,
      wasTicked: this.ticked.has(product) && !endsEditing,
      wasEditing: this.tab.editing,
    }))
    for (const product of products) this.drop(product)
    // What is sold out can't be added again.
    if (products.some((id) => this.productOf(id).stocks === 0)) this.tab.removed = []
  }

  /** A line of the cart is gone. */
  private drop(product: string): void {
    this.cart.delete(product)
    const ofTabs = this.tabs.flatMap(({ marked, again }) => [marked, again.before])
    for (const held of [this.own.ticked, ...ofTabs]) held.delete(product)
  }

  undo(): void {
    for (const { wasTicked, wasEditing, ...line } of this.tab.removed) {
      this.add(line, false)
      if (wasTicked && wasEditing === this.tab.editing) this.ticked.add(line.product)
    }
    this.tab.removed = []
  }

  /** The buyer has ordered these products, of which some were in the cart. */
  order(lines: readonly Confirmed[], asked: readonly string[]): void {
    this.own.orders.push(...asked)
    for (const { product, pieces, fromCart } of lines) {
      if (!fromCart) continue
      const left = (this.cart.get(product) ?? 0) - pieces
      this.own.ticked.delete(product)
      if (left > 0) this.cart.set(product, left)
      else this.drop(product)
    }
  }

  /** One press puts all of these into the cart, where they alone are ticked; nothing when all are sold out. */
  again(wanted: readonly Pieces[]): void {
    const pieces = new Map<string, number>()
    for (const one of wanted) pieces.set(one.product, (pieces.get(one.product) ?? 0) + one.pieces)
    const lines = [...pieces].filter(([id]) => this.productOf(id).stocks > 0)
    if (lines.length === 0) return
    const { again, editing } = this.tab
    const before = lines.map(
      ([id]) => [id, again.before.get(id) ?? this.cart.get(id) ?? 0] as const,
    )
    this.tab.again = { before: new Map(before), ticked: editing ? [] : [...this.own.ticked] }
    this.tab.editing = false
    this.own.ticked = new Set(lines.map(([id]) => id))
    for (const [id, count] of lines) {
      const all = Math.min(count, this.productOf(id).stocks)
      this.cart.set(id, Math.max(all, this.cart.get(id) ?? 0))
      this.tab.removed = this.tab.removed.filter(({ product }) => product !== id)
    }
  }

  undoAgain(): void {
    const { before, ticked } = this.tab.again
    const lines = [...before]
    const isNew = lines.filter(([, pieces]) => pieces === 0).map(([id]) => id)
    if (isNew.length > 0) this.remove(isNew)
    for (const [id, pieces] of lines) {
      if (pieces > 0 && this.productOf(id).stocks > 0) this.cart.set(id, pieces)
      this.own.ticked.delete(id)
    }
    for (const id of ticked) if (this.cart.has(id)) this.own.ticked.add(id)
    this.tab.again = newTab().again
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

  /** The price or stock of a product has changed in the marketplace. */
  changes = (id: string): void => void this.stale.set(id, STALE_ACTS)
  isStale = (id: string): boolean => this.stale.has(id)
  /** An act has been done. */
  goOn(): void {
    if (this.market.onlySpecification) this.own.address = ownOf(this.world, this.buyer).address
    for (const [id, acts] of this.stale)
      if (acts > 1) this.stale.set(id, acts - 1)
      else this.stale.delete(id)
  }

  /** Somebody else has bought something. */
  forgetPieces = (): void => void (this.pieces = countPieces(this.world))

  /** Time has passed: lists have ordered by themselves, and what the buyer has is the world's. */
  adopt(): void {
    const { ticked } = this.own
    this.own = { ...ownOf(this.world, this.buyer), ticked }
    this.others.clear()
    this.before = this.orderIds()
    this.quoted.length = 0
    this.forgetPieces()
    for (const id of this.pieces.keys()) this.changes(id)
  }

  /** What an act may change, to compare or to go back to. */
  memory = () => structuredClone({ own: this.own, tabs: this.tabs, drafts: this.drafts })

  /**
   * After an act in trouble, each part is as after it or as before it. The tabs take what failed
   * for not done. Returns whether something is not done.
   */
  reconcile({ own, tabs }: ReturnType<Model['memory']>, isDone: boolean): boolean {
    const real = ownOf(this.world, this.buyer)
    let isUndone = false
    // A message that has failed is sent again later.
    for (const part of [
      'cart',
      'liked',
      'followed',
      'lists',
      'orders',
      'address',
      'addresses',
      'profile',
    ] as const) {
      if (part === 'address' && this.market.onlySpecification) continue
      if (isSame(real[part], this.own[part])) continue
      isUndone = true
      Object.assign(this.own, { [part]: own[part] })
    }
    if (isDone) return isUndone
    for (const [i, tab] of this.tabs.entries()) Object.assign(tab, tabs[i])
    this.own.ticked = new Set([...own.ticked].filter((id) => this.cart.has(id)))
    return isUndone
  }

  /** Enters or leaves edit mode. */
  edit(on: boolean): void {
    if (this.tab.editing === on) return
    if (on) this.own.ticked.clear()
    Object.assign(this.tab, { editing: on, marked: new Set() })
  }

  reload(): void {
    Object.assign(this.tab, { ...newTab(), typed: this.tab.typed, form: this.tab.form })
  }

  /** Another buyer signs in, in the only tab. */
  signIn(key: PersonaKey): void {
    this.others.set(this.buyer.id, this.own)
    this.buyer = namedBuyers[key]
    this.own = this.others.get(this.buyer.id) ?? ownOf(this.world, this.buyer)
    this.drafts.clear()
    this.own.ticked = new Set()
    Object.assign(this.tab, newTab())
  }

  /** The buyer looks at a tab, which is a new one where there are not so many yet. */
  lookAt(index: number): void {
    this.tab = this.tabs[index] ??= newTab()
  }
}
