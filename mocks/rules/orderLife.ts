import type { OrderRow } from '#fixtures/rows.ts'
import { shopStatuses } from '#fixtures/scenarios/contents.ts'
import type { World } from '../world/world.ts'

export type OrderStatus = OrderRow['order_status']

/** All allowed ones. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PREPARING', 'CANCELLED'],
  PREPARING: ['PACKED', 'PENDING_CANCELLATION'],
  PACKED: ['READY_TO_PICK_UP', 'PENDING_CANCELLATION'],
  // The shop accepts, or resumes the earlier status.
  PENDING_CANCELLATION: ['CANCELLED', 'PREPARING', 'PACKED'],
  READY_TO_PICK_UP: ['COMPLETED'],
  COMPLETED: ['REFUND_REQUESTED'],
  REFUND_REQUESTED: ['REFUNDED', 'REFUND_REJECTED'],
  CANCELLED: [],
  REFUNDED: [],
  REFUND_REJECTED: [],
}

export const mayMove = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to)

/** The shop agrees once it has begun; null when it is too late. */
export function cancellationOf(status: OrderStatus): 'CANCELLED' | 'PENDING_CANCELLATION' | null {
  if (status === 'PENDING') return 'CANCELLED'
  return status === 'PREPARING' || status === 'PACKED' ? 'PENDING_CANCELLATION' : null
}

/** A shop that refuses the cancellation goes back to it. */
export const statusBeforeCancellation = (timeline: Record<string, string>): OrderStatus =>
  timeline.PACKED ? 'PACKED' : 'PREPARING'

/** The terms' return window after completion. */
export const REFUND_WINDOW_MS = 48 * 3_600_000

export type ShopStatus = (typeof shopStatuses)[number]

export const isUnpaid = ({ tables }: World, { payment_id }: OrderRow): boolean =>
  tables.payments.get(payment_id ?? '')?.status === 'PENDING'

/** One that is not paid yet can only be cancelled, and a refused cancellation goes back. */
export function shopStepsOf(world: World, order: OrderRow): ShopStatus[] {
  const { order_status, order_timeline } = order
  const back = order_status === 'PENDING_CANCELLATION' && statusBeforeCancellation(order_timeline)
  return shopStatuses.filter(
    (to) =>
      transitions[order_status].includes(to) &&
      (to === 'CANCELLED' || ((!back || to === back) && !isUnpaid(world, order))),
  )
}
