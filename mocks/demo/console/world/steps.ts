import type { OrderLine } from '#mocks/scenario/worldView.ts'

type Status = OrderLine['status']
type Step = OrderLine['steps'][number]

/** The statuses of orders in words. */
export const statusTexts: Record<Status, string> = {
  PENDING: 'waits for its shop',
  PREPARING: 'is being prepared',
  PACKED: 'is packed',
  PENDING_CANCELLATION: 'is to be cancelled',
  READY_TO_PICK_UP: 'is on its way',
  COMPLETED: 'was received',
  CANCELLED: 'was cancelled',
  REFUND_REQUESTED: 'is to be refunded',
  REFUNDED: 'was refunded',
  REFUND_REJECTED: 'was not refunded',
}

const words: Record<Step, string> = {
  PREPARING: 'Confirm',
  PACKED: 'Pack',
  READY_TO_PICK_UP: 'Hand over',
  CANCELLED: 'Refuse',
  REFUNDED: 'Refund',
  REFUND_REJECTED: 'Refuse the refund',
}

/** What a shop does when it moves an order from a status to the next. */
export function stepName(from: Status, to: Step): string {
  if (from !== 'PENDING_CANCELLATION') return words[to]
  return to === 'CANCELLED' ? 'Agree to cancel' : 'Refuse to cancel'
}
