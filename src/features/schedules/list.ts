import type { Schemas } from '#api/contract.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import { roundMoney } from '#domain/money.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import type { Selection } from '#domain/selection.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { now } from '#lib/clock.ts'
import { isSameMoment, longDate } from '#lib/dates.ts'

export type Schedule = Schemas['Schedule']
export type ShopLines = Schemas['ScheduleShopGroup']
type Line = Schemas['ScheduleProduct']

/** With chosen quantities that are not confirmed yet. */
export const withDrafts = (
  list: Schedule,
  drafts: ReadonlyMap<string, { quantity: number }>,
): Schedule => ({
  ...list,
  products: list.products.map((group) => ({
    ...group,
    products: group.products.map((line) => ({
      ...line,
      quantity: drafts.get(line.order_product_id)?.quantity ?? line.quantity,
    })),
  })),
})

export const withQuantity = (list: Schedule, lineId: string, quantity: number): Schedule =>
  withDrafts(list, new Map([[lineId, { quantity }]]))

/** A shop without lines is removed too. */
export const withoutLine = (list: Schedule, lineId: string): Schedule => ({
  ...list,
  products: list.products
    .map((group) => ({
      ...group,
      products: group.products.filter(({ order_product_id }) => order_product_id !== lineId),
    }))
    .filter(({ products }) => products.length > 0),
})

/** At most the stock. */
const buyable = ({ quantity, stocks }: Line) => Math.min(quantity, stocks)

/** Of the available products, pesos. */
export const totalOf = (list: Schedule): number =>
  roundMoney(linesOf(list).reduce((sum, line) => sum + line.price * buyable(line), 0))

export const soldOutOf = (list: Schedule): string[] =>
  linesOf(list)
    .filter(({ stocks }) => stocks === 0)
    .map(({ product_name }) => product_name)

/** The marketplace orders what is left of these. */
export const shortOf = ({ products }: ShopLines): Line[] =>
  products.filter(({ quantity, stocks }) => stocks < quantity)

export const selectionOf = (list: Schedule): Selection =>
  list.products
    .map(({ shop_id, shop_name, products }) => ({
      shopId: shop_id,
      shop_name,
      products: products
        .filter((line) => buyable(line) > 0)
        .map((line) =>
          chosenProduct({ ...line, productId: line.product_id, quantity: buyable(line) }),
        ),
    }))
    .filter(({ products }) => products.length > 0)

/** Whether it checks out again, and when (ISO 8601). */
type ListStatus = { kind: 'due'; date: string } | { kind: 'paused' } | { kind: 'finished' }

/** An active list without a next date has had its only one. */
export function statusOf({ is_active, next_checkout_date }: Schemas['Schedule']): ListStatus {
  if (!is_active) return { kind: 'paused' }
  return next_checkout_date === null
    ? { kind: 'finished' }
    : { kind: 'due', date: next_checkout_date }
}

export function statusText(list: Schemas['Schedule']): string {
  const status = statusOf(list)
  if (status.kind === 'due') return `Next check out ${longDate(status.date)}`
  return status.kind === 'paused' ? 'Paused' : 'Finished'
}

export const loadFailed = (error: Error): string => `An error has occurred: ${error.message}`

/** Skipped by the user; dates are ISO 8601. */
export interface Skip {
  listId: string
  due: string
  /** What has become the next date; null when there was no other. */
  next: string | null
}

/**
 * The list is unchanged since, and the skipped date is in the future, with none skipped before it.
 */
export function isStillSkipped(list: Schedule, { listId, due, next }: Skip): boolean {
  const { _id, is_active, next_checkout_date, schedule_type, notification_date } = list
  const unchanged =
    next === null ? next_checkout_date === null : isSameMoment(next_checkout_date, next)
  return (
    _id === listId &&
    is_active &&
    unchanged &&
    nextCheckouts(schedule_type, notification_date, now(), 1)[0] === Date.parse(due)
  )
}

type Order = Pick<Schemas['Order'], 'createdAt' | 'delivery_method' | 'products'>

/** How late a marketplace may place a scheduled order, ms. */
const LATE_MS = 60_000

/**
 * Placed on one of the list's dates, delivered, with one of its products: an order doesn't name its
 * list. Early checkouts are not recognized.
 */
export function isOrderOf(
  list: Schedule,
  { createdAt, delivery_method, products }: Order,
): boolean {
  const placed = Date.parse(createdAt ?? '')
  if (Number.isNaN(placed)) return false
  const [due] = nextCheckouts(list.schedule_type, list.notification_date, placed - LATE_MS, 1)
  if (due === undefined || due > placed || delivery_method !== 'DELIVERY') return false
  const listed = new Set(linesOf(list).map(({ product_id }) => product_id))
  return products.some(({ product }) => listed.has(product._id))
}
