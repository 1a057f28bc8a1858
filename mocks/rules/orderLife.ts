import type { OrderRow } from '../../fixtures/orderRows.ts'

export type OrderStatus = OrderRow['order_status']

/** Every move that an order may make. What is not here does not happen, whoever asks. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PREPARING', 'CANCELLED'],
  PREPARING: ['PACKED', 'PENDING_CANCELLATION'],
  PACKED: ['READY_TO_PICK_UP', 'PENDING_CANCELLATION'],
  // The shop agrees, or goes on where it stood.
  PENDING_CANCELLATION: ['CANCELLED', 'PREPARING', 'PACKED'],
  READY_TO_PICK_UP: ['COMPLETED'],
  COMPLETED: ['REFUND_REQUESTED'],
  REFUND_REQUESTED: ['REFUNDED', 'REFUND_REJECTED'],
  CANCELLED: [],
  REFUNDED: [],
  REFUND_REJECTED: [],
}

export const mayMove = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to)

/** Where a buyer's cancellation leads: at once before the shop has begun, else the shop must agree; null when it is too late. */
export function cancellationOf(status: OrderStatus): 'CANCELLED' | 'PENDING_CANCELLATION' | null {
  if (status === 'PENDING') return 'CANCELLED'
  return status === 'PREPARING' || status === 'PACKED' ? 'PENDING_CANCELLATION' : null
}

/** How long after completion a refund may be asked for, ms: the terms' return window of 48 hours. */
export const REFUND_WINDOW_MS = 48 * 3_600_000
