import type { Schemas } from '#api/contract.ts'
import { sentenceCase } from '#lib/sentenceCase.ts'

export type OrderStatus = Schemas['OrderStatus']
export type StatusFilter = Schemas['OrderStatusFilter']
/** The contract's name in lower case; 'all' for no filter. */
export type StatusKey = Lowercase<OrderStatus> | 'all'

/** Labels in the order of their tabs. */
export const statusLabels: Record<Lowercase<OrderStatus>, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  packed: 'Packed',
  pending_cancellation: 'Pending Cancellation',
  ready_to_pick_up: 'For Pickup',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refund_requested: 'Refund Requested',
  refunded: 'Refunded',
  refund_rejected: 'Refund Rejected',
}

export const keyOf = (status: OrderStatus) => status.toLowerCase() as Lowercase<OrderStatus>

/** The label; an unknown one is made: 'LOST_AT_SEA' → 'Lost at sea'. */
export const labelOf = (status: OrderStatus): string =>
  statusLabels[keyOf(status)] ?? sentenceCase(status)

export const labelFor = (status: OrderStatus, method?: Schemas['DeliveryMethod']): string =>
  status === 'READY_TO_PICK_UP' && method === 'DELIVERY' ? 'Out for delivery' : labelOf(status)

/** Reads a `status` parameter, ignoring case; undefined for an unknown status. */
export function readStatus(text: string | null): StatusFilter | undefined {
  const key = (text ?? '').toLowerCase()
  if (key === 'shipped') return 'SHIPPED'
  return Object.hasOwn(statusLabels, key) ? (key.toUpperCase() as OrderStatus) : undefined
}

export function toneOf(status: OrderStatus): 'neutral' | 'green' | 'mango' | 'danger' {
  switch (status) {
    case 'READY_TO_PICK_UP':
    case 'COMPLETED':
      return 'green'
    case 'PENDING':
    case 'PREPARING':
    case 'PACKED':
    case 'PENDING_CANCELLATION':
    case 'REFUND_REQUESTED':
      return 'mango'
    case 'CANCELLED':
    case 'REFUND_REJECTED':
      return 'danger'
    default:
      return 'neutral'
  }
}
