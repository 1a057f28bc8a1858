import type { Schemas } from '#api/contract.ts'

type Order = Pick<Schemas['Order'], 'order_status' | 'order_timeline'>

/** The text about the next step where the status does not explain it, or about the outcome of a request; empty for most orders. */
export function noteOf({ order_status, order_timeline }: Order): string {
  switch (order_status) {
    case 'PENDING_CANCELLATION':
      return 'You asked to cancel this order. The shop had started on it, so it decides: until it answers, the order goes on. Its answer shows here.'
    case 'REFUND_REQUESTED':
      return 'You asked for a refund. The shop decides about it, and its answer shows here.'
    case 'PREPARING':
    case 'PACKED':
    case 'READY_TO_PICK_UP':
      return order_timeline.PENDING_CANCELLATION ? 'The shop did not agree to cancel this order: it goes on.' : ''
    default:
      return ''
  }
}
