import { labelOf, type OrderStatus } from '../statuses.ts'

const cancellable: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREPARING', 'PACKED'])

/** Whether an order of this status may be cancelled by its buyer. */
export const mayCancel = (status: OrderStatus): boolean => cancellable.has(status)

function consequenceOf(status: OrderStatus): string {
  if (status === 'PENDING' || status === 'CANCELLED') return ''
  if (mayCancel(status)) return 'The shop has started on this order, so it decides: the order goes on until the shop agrees.'
  return status === 'PENDING_CANCELLATION' ? 'The shop has yet to answer.' : 'It can no longer be cancelled.'
}

/**
 * What the user should know before they cancel an order that stands at `status`, in words; empty when there is nothing to say.
 * `before` is the status when the question was opened: the shop may have moved the order on since.
 */
export function cancelNote(status: OrderStatus, before: OrderStatus): string {
  const moved = status === before ? '' : `This order has moved on: it is now ${labelOf(status)}.`
  return [moved, consequenceOf(status)].filter(Boolean).join(' ')
}
