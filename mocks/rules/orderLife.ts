import type { OrderRow } from '#fixtures/rows.ts'

export type OrderStatus = OrderRow['order_status']

/** Every allowed change of an order's status. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PREPARING', 'CANCELLED'],
  PREPARING: ['PACKED', 'PENDING_CANCELLATION'],
  PACKED: ['READY_TO_PICK_UP', 'PENDING_CANCELLATION'],
  // The shop accepts the cancellation, or resumes the order's earlier status.
  PENDING_CANCELLATION: ['CANCELLED', 'PREPARING', 'PACKED'],
  READY_TO_PICK_UP: ['COMPLETED'],
  COMPLETED: ['REFUND_REQUESTED'],
  REFUND_REQUESTED: ['REFUNDED', 'REFUND_REJECTED'],
  CANCELLED: [],
  REFUNDED: [],
  REFUND_REJECTED: [],
}

export const mayMove = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to)

/**
 * The status after a buyer's cancellation: cancelled at once before the shop has begun, else
 * pending until the shop agrees; null when it is too late.
 */
export function cancellationOf(status: OrderStatus): 'CANCELLED' | 'PENDING_CANCELLATION' | null {
  if (status === 'PENDING') return 'CANCELLED'
  return status === 'PREPARING' || status === 'PACKED' ? 'PENDING_CANCELLATION' : null
}

/**
 * The status of an order before its cancellation was requested, to which a shop that refuses it
 * goes back.
 */
export const statusBeforeCancellation = (timeline: Record<string, string>): OrderStatus =>
  timeline.PACKED ? 'PACKED' : 'PREPARING'

/**
 * How long after completion a refund may be requested, ms: the terms' return window of 48 hours.
 */
export const REFUND_WINDOW_MS = 48 * 3_600_000
