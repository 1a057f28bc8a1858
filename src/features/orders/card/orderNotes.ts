import type { Schemas } from '#api/contract.ts'

type Order = Pick<Schemas['Order'], 'order_status' | 'order_timeline'>

/** The next step, or the outcome of a request; empty for most orders. */
export function noteOf({ order_status, order_timeline }: Order): string {
  switch (order_status) {
    case 'PENDING_CANCELLATION':
      return 'You asked to cancel this order. The shop had already started on it, so it needs to approve. Until it replies, the order continues. Its reply will show here.'
    case 'REFUND_REQUESTED':
      return 'You asked for a refund. The shop will decide, and its reply will show here.'
    case 'PREPARING':
    case 'PACKED':
    case 'READY_TO_PICK_UP':
      return order_timeline.PENDING_CANCELLATION
        ? 'The shop did not approve the cancellation, so the order continues.'
        : ''
    case 'CANCELLED':
      return order_timeline.PENDING_CANCELLATION ? 'The shop approved your cancellation.' : ''
    case 'REFUNDED':
      return 'The shop approved your refund.'
    case 'REFUND_REJECTED':
      return 'The shop did not approve your refund.'
    default:
      return ''
  }
}
