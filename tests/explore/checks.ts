import { piecesOf } from '../marketplace/properties/invariants/ledger.ts'
import { join, ownOfWorld } from './compare.ts'
import type { Model } from './model.ts'
import { numberIn, queryIn, WIDE } from './screen.ts'
import type { Walk } from './walk.ts'
import { contradicts, fields } from './words.ts'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const money = (amount: number) => pesos.format(Math.round(amount * 100) / 100)
const centavos = (amount: number) => Math.round(amount * 100)
const centavosIn = (text: string) => centavos(Number(text.replaceAll(/[₱,]/g, '')))

/** As the field measures layout shifts. */
const MOST_JUMPED = 0.1

type Check = (model: Model) => Generator<string>

const headings: Record<string, string> = {
  '/home': 'Suki',
  '/cart': 'Cart',
  '/favourites': 'Favourites',
  '/order/schedule': 'Schedules',
}

function* anyScreen({ screen, at, product }: Model) {
  const { title, h1, busy, wide, covered, jumped } = screen
  if (busy.length > 0) yield `still loads: ${join(busy)}`
  if (h1.length !== 1) yield `has ${h1.length} main headings: ${h1.join()}`
  if (title !== h1[0] && title !== `${h1[0]} · Suki`)
    yield `is titled ${title}, its heading is ${h1[0]}`
  if (wide.length > 0) yield `is wider than the screen: ${join(wide)}`
  if (covered.length > 0) yield `floats over controls: ${join(covered)}`
  if (jumped > MOST_JUMPED) yield `jumps by ${jumped.toFixed(2)} while time passes`
  const wanted = product?.product_name ?? headings[at]
  if (wanted !== undefined && h1[0] !== wanted) yield `${at} shows ${h1[0]} in place of ${wanted}`
  if (/went wrong on/.test(screen.text)) yield `says that something went wrong`
}

const counted = (label: string, count: number, what: string) =>
  count === 0 ? label : `${label}, ${count} unread ${what}${count === 1 ? '' : 's'}`

function* bar({ screen, cart, world, buyer }: Model) {
  const { conversations, notifications } = world.tables
  const chats = conversations
    .by('buyer_id', buyer.id)
    .filter(({ deleted }) => !deleted)
    .reduce((sum, { unread_messages }) => sum + unread_messages, 0)
  const news = notifications.by('user_id', buyer.id).filter(({ is_read }) => !is_read).length
  const wanted = [
    cart.size === 0 ? 'Cart' : `Cart (${cart.size} product${cart.size === 1 ? '' : 's'})`,
    counted('Chats', chats, 'message'),
    counted('Notifications', news, 'notification'),
  ]
  for (const name of wanted) {
    const shown = screen.bar.find((one) => one.split(/\W/)[0] === name.split(/\W/)[0])
    if (shown !== undefined && shown !== name)
      yield `the bar shows '${shown}' in place of '${name}'`
  }
}

function* cartScreen(model: Model) {
  if (model.at !== '/cart') return
  const { screen } = model
  // A cart that was open gets news only when it loads again.
  const stale = [...model.cart.keys()].filter(model.isStale)
  const names = new Set(stale.map(model.nameOf))
  const shown = screen.lines
    .filter(({ name }) => !names.has(name))
    .map(
      ({ name, quantity, ticked, total }) => `${ticked ? '☑' : '☐'} ${quantity} ${name} ${total}`,
    )
  const buyable = model.buyable.filter((id) => !stale.includes(id))
  const wanted = buyable.map((id) => {
    const pieces = Math.min(model.cart.get(id) ?? 0, model.productOf(id).stocks)
    return `${model.ticked.has(id) ? '☑' : '☐'} ${pieces} ${model.nameOf(id)} ${money(model.productOf(id).price * pieces)}`
  })
  if (join(shown) !== join(wanted))
    yield `the cart shows ${join(shown)} in place of ${join(wanted)}`
  if (stale.length > 0) return
  const total = model.tickedLines.reduce(
    (sum, id) =>
      sum +
      model.productOf(id).price * Math.min(model.cart.get(id) ?? 0, model.productOf(id).stocks),
    0,
  )
  const sum = screen.sums['Merchandise Total']
  if (buyable.length > 0 && sum !== money(total))
    yield `the total is ${sum} in place of ${money(total)}`
}

function* productScreen({ screen, product, isStale }: Model) {
  if (!product || isStale(product._id)) return
  if (!screen.text.includes(money(product.price)))
    yield `the price ${money(product.price)} is not shown`
  if (product.stocks > 0 && !screen.text.includes(`${product.stocks} in stock`))
    yield `the stock ${product.stocks} is not shown`
}

function* checkoutScreen(model: Model) {
  const { shownItems } = model
  const { items, sums } = model.screen
  if (items.length === 0) return
  const goods = items.reduce(
    (sum, { quantity }, i) => sum + centavos((shownItems[i]?.price ?? 0) * quantity),
    0,
  )
  const rows = Object.entries(sums).filter(
    ([label]) => / Fee|Charge/.test(label) && !/Delivery/.test(label),
  )
  const merchandise = centavosIn(sums['Merchandise Total'] ?? '')
  if (merchandise !== goods)
    yield `the merchandise costs ${merchandise / 100} in place of ${goods / 100}`
  const total = rows.reduce((sum, [, amount]) => sum + centavosIn(amount), merchandise)
  if (centavosIn(sums['Total Amount'] ?? '') !== total)
    yield `the total is ${sums['Total Amount']}, its parts add up to ${total / 100}`
}

function* orders(model: Model) {
  const { quoted } = model
  const paid = model.newOrders().reduce((sum, order) => sum + centavos(order.total_price), 0)
  const shown = quoted.reduce((sum, total) => sum + centavosIn(total), 0)
  // Cash may be chosen before the total is there.
  if (paid !== shown && !quoted.includes(''))
    yield `the new orders cost ${paid / 100}; the screens said ${shown / 100}`
  const pieces = piecesOf(model.world.tables)
  for (const [id, before] of model.pieces)
    if (pieces.get(id) !== before)
      yield `there were ${before} pieces of ${model.nameOf(id)} in stock and in orders, and are ${pieces.get(id)}`
}

function* favourites({ at, screen, own, nameOf }: Model) {
  if (at !== '/favourites') return
  const shown = join(screen.products.map(nameOf))
  const wanted = join(Array.from(own.liked, nameOf))
  if (shown !== wanted) yield `the favourites are ${shown} in place of ${wanted}`
}

function* hearts({ product, screen, own }: Model) {
  if (!product) return
  const isLiked = screen.pressed.some((name) => name.startsWith('Like'))
  if (isLiked !== own.liked.has(product._id)) yield `the heart is ${isLiked ? 'on' : 'off'}`
  if (!screen.buttons.includes(`Like, ${product.likes} so far`))
    yield `the heart does not say that there are ${product.likes} likes`
}

function* found({ at, screen, world }: Model) {
  const query = at === '/discover' ? queryIn(screen.address) : null
  const named = [...world.tables.products.all()].filter((one) => one.product_name === query)
  if (named.length > 0 && !named.some(({ _id }) => screen.products.includes(_id)))
    yield `the search for ${query} does not find it`
}

function* shopScreen({ at, screen, own, world }: Model) {
  const [shop] = world.tables.shops.by('shop_handle', at.slice(1))
  if (!shop) return
  const isFollowing = screen.buttons.includes('Following')
  if (isFollowing !== own.followed.has(shop._id))
    yield `the button says ${isFollowing ? 'Following' : 'Follow'}`
}

function* listScreen(model: Model) {
  const list = model.list
  if (!list || model.screen.width < WIDE) return
  if ([...list.lines.keys()].some(model.isStale)) return
  const { screen } = model
  const sold = [...list.lines].filter(([id]) => model.productOf(id).stocks > 0)
  const piecesOf = (id: string, pieces: number) => Math.min(pieces, model.productOf(id).stocks)
  const wanted = join(sold.map(([id, pieces]) => `${piecesOf(id, pieces)} ${model.nameOf(id)}`))
  const shown = join(screen.lines.map(({ name, quantity }) => `${quantity} ${name}`))
  if (shown !== wanted) yield `the list shows ${shown} in place of ${wanted}`
  const total = sold.reduce(
    (sum, [id, pieces]) => sum + model.productOf(id).price * piecesOf(id, pieces),
    0,
  )
  if (screen.sums['Merchandise Total'] !== money(total))
    yield `the list costs ${screen.sums['Merchandise Total']} in place of ${money(total)}`
  const date =
    list.next &&
    new Date(list.next).toLocaleDateString('en-US', {
      timeZone: 'Asia/Manila',
      month: 'short',
      day: 'numeric',
    })
  const wantedText = list.isActive ? (date ? `${date}, ` : 'Finished') : 'Paused'
  if (!screen.text.includes(wantedText)) yield `the list does not say '${wantedText}'`
}

function* chats({ screen, drafts }: Model) {
  for (const { name, value } of screen.fields) {
    const draft = drafts.get(name) ?? ''
    if (value !== draft) yield `the message to ${name} says '${value}' in place of '${draft}'`
  }
}

const statuses: Record<string, string> = {
  PENDING: 'Pending',
  PREPARING: 'Preparing',
  PACKED: 'Packed',
  PENDING_CANCELLATION: 'Pending Cancellation',
  READY_TO_PICK_UP: 'For Pickup|Out for delivery',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  REFUND_REQUESTED: 'Refund Requested',
  REFUNDED: 'Refunded',
  REFUND_REJECTED: 'Refund Rejected',
}

function* orderCards(model: Model) {
  if (!/orders/.test(model.at)) return
  for (const { status, text: card } of model.screen.cards) {
    const number = numberIn(card)
    const order = model.orderRows().find(({ _id }) => _id.endsWith(number))
    if (!order) yield `shows an order that there is not: ${card.slice(0, 80)}`
    else if (!new RegExp(statuses[order.order_status] ?? '').test(status))
      yield `order #${number} is ${order.order_status}; its card says ${status.slice(0, 160)}`
    else if (!card.includes(money(order.total_price)))
      yield `order #${number} costs ${money(order.total_price)}; its card says ${card.slice(0, 300)}`
  }
}

/** Prices and stock they learn once looked at. */
function* elsewhere(model: Model) {
  for (const { tab, screen } of model.elsewhere) {
    const there: Model = Object.create(model, { screen: { value: screen }, tab: { value: tab } })
    for (const check of [bar, favourites, hearts, shopScreen])
      for (const fault of check(there)) yield `in the other tab, ${fault}`
  }
}

const checks = {
  anyScreen,
  bar,
  ownOfWorld,
  cartScreen,
  productScreen,
  checkoutScreen,
  orders,
  orderCards,
  favourites,
  hearts,
  found,
  shopScreen,
  listScreen,
  chats,
  fields,
  contradicts,
  elsewhere,
} satisfies Record<string, Check>

/** By the check that says so; empty when all is right. */
export function faultsOf({ errors, market }: Walk, model: Model): Record<string, string[]> {
  const found: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, [...check(model)]])),
    console: errors,
    contract: market.violations,
  }
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))
}
