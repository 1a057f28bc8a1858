import { isDeepStrictEqual } from 'node:util'
import { namedBuyers, type NamedBuyer, type PersonaKey } from '#fixtures/named.ts'
import type { AddressRow, OrderRow, ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import { piecesOf } from '../marketplace/properties/invariants/ledger.ts'
import type { Marketplace } from './marketplace.ts'
import { type List, messageText, type Own, ownOf } from './own.ts'
import type { Screen } from './screen.ts'
import { type Confirmed, newTab, type Pieces, type Tab, Typing } from './tab.ts'

/** Lists of sentences have no order. */
const isSame = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b)
    ? isDeepStrictEqual(a.toSorted(), b.toSorted())
    : isDeepStrictEqual(a, b)

/** Acts after which every screen has what has changed in the marketplace. */
const STALE_ACTS = 6

/** What a buyer may believe. Prices, stock and orders are the world's. */
export class Model extends Typing {
  readonly market: Pick<Marketplace, 'world' | 'openDevice' | 'onlySpecification'>
  buyer: NamedBuyer
  /** What they had when they signed out. */
  private readonly others = new Map<string, Own>()
  skipped: { list: string; due: string | null } | null = null
  /** Lists that are checked out early, by the addresses of their checkouts. */
  readonly ofList = new Map<string, string>()
  /** Unsent texts by shop. */
  drafts = new Map<string, string>()
  /** Before the latest act. */
  couldDo: ReadonlySet<string> = new Set()
  /** What the tabs show that the buyer doesn't look at. */
  elsewhere: { tab: Tab | undefined; screen: Screen }[] = []
  readonly quoted: string[] = []
  /** As the screen says it. */
  refusal: RegExp | null = null
  /** Acts until a product's page has the new price and stock. */
  private readonly stale = new Map<string, number>()
  /** Of the order whose payment is open. */
  paying: Confirmed[] | null = null
  /** In stock and in orders when the walk began. */
  pieces: ReadonlyMap<string, number>
  private before: Set<string>

  constructor(market: Model['market'], buyer: PersonaKey) {
    super()
    this.market = market
    this.buyer = namedBuyers[buyer]
    this.own = ownOf(market.world, this.buyer)
    this.pieces = piecesOf(this.world.tables)
    this.before = this.orderIds()
  }
  get world(): World {
    return this.market.world
  }
  private orderIds = () => new Set(Array.from(this.world.tables.orders.all(), ({ _id }) => _id))

  get at(): string {
    return this.screen.address.split('?')[0] ?? ''
  }
  get product(): ProductRow | undefined {
    return this.world.tables.products.get(/^\/products\/(\w+)$/.exec(this.at)?.[1] ?? '')
  }
  get cart(): Map<string, number> {
    return this.own.cart
  }
  get list(): List | undefined {
    return this.own.lists.get(this.listId)
  }
  get listId(): string {
    return /^\/order\/schedule\/(\w+)$/.exec(this.at)?.[1] ?? ''
  }
  shopOf = (id: string): ShopRow => this.world.tables.shops.get(id) as ShopRow
  orderRows = () => this.world.tables.orders.by('customer_id', this.buyer.id)
  /** Of this walk. */
  newOrders = (): OrderRow[] =>
    [...this.world.tables.orders.all()].filter(({ _id }) => !this.before.has(_id))
  productOf = (id: string): ProductRow => this.world.tables.products.get(id) as ProductRow
  nameOf = (id: string): string => this.productOf(id).product_name
  addressRows = (): AddressRow[] => this.world.tables.addresses.by('user', this.buyer.id)
  writes = (shop: string, text: string) => void this.own.messages.push(messageText(shop, text))

  get shownItems(): ProductRow[] {
    const all = [...this.world.tables.products.all()]
    return this.screen.items.flatMap(({ name }) => {
      const named = all.filter((one) => one.product_name === name)
      return named.find(({ _id }) => this.cart.has(_id)) ?? named[0] ?? []
    })
  }
  /** Always in the same order. */
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
    if (products.some((id) => this.productOf(id).stocks === 0)) this.tab.removed = []
  }

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

  /** These alone are ticked then; nothing happens when all are sold out. */
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

  /** The next date is what the marketplace says. */
  adoptDate(id = ''): void {
    const list = this.own.lists.get(id)
    if (list) list.next = this.world.tables.schedules.get(id)?.next_checkout_date ?? null
  }

  /** The products of an unpaid order are back in the cart. */
  endPayment(paid: boolean): void {
    for (const line of this.paying ?? []) if (!paid && line.fromCart) this.add(line, false)
    this.paying = null
  }

  changes = (id: string): void => void this.stale.set(id, STALE_ACTS)
  isStale = (id: string): boolean => this.stale.has(id)
  goOn(): void {
    if (this.market.onlySpecification) this.own.address = ownOf(this.world, this.buyer).address
    for (const [id, acts] of this.stale)
      if (acts > 1) this.stale.set(id, acts - 1)
      else this.stale.delete(id)
  }

  forgetPieces = (): void => void (this.pieces = piecesOf(this.world.tables))

  /** Lists have ordered by themselves, and what the buyer has is the world's. */
  adopt(): void {
    const { ticked } = this.own
    this.own = { ...ownOf(this.world, this.buyer), ticked }
    this.others.clear()
    this.before = this.orderIds()
    this.quoted.length = 0
    this.forgetPieces()
    for (const id of this.pieces.keys()) this.changes(id)
  }

  /** What an act may change. */
  memory = () => structuredClone({ own: this.own, tabs: this.tabs, drafts: this.drafts })

  /**
   * After an act in trouble, each part is as after or as before it. Returns whether something is
   * not done.
   */
  reconcile({ own, tabs }: ReturnType<Model['memory']>, isDone: boolean): boolean {
    const real = ownOf(this.world, this.buyer)
    let isUndone = false
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

  edit(on: boolean): void {
    if (this.tab.editing === on) return
    if (on) this.own.ticked.clear()
    Object.assign(this.tab, { editing: on, marked: new Set() })
  }

  reload(): void {
    Object.assign(this.tab, { ...newTab(), typed: this.tab.typed, form: this.tab.form })
  }

  /** In the only tab. */
  signIn(key: PersonaKey): void {
    this.others.set(this.buyer.id, this.own)
    this.buyer = namedBuyers[key]
    this.own = this.others.get(this.buyer.id) ?? ownOf(this.world, this.buyer)
    this.drafts.clear()
    this.own.ticked = new Set()
    Object.assign(this.tab, newTab())
  }

  lookAt(index: number): void {
    this.tab = this.tabs[index] ??= newTab()
  }
}
