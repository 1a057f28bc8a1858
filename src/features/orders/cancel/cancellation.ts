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
 * The text that explains the cancellation of an order with this `status`; empty when there is nothing to explain.
 * `before` is the status when the dialog was opened, which the shop may have changed since.
 */
export function cancelNote(status: OrderStatus, before: OrderStatus): string {
  const moved = status === before ? '' : `This order has moved on: it is now ${labelOf(status)}.`
  return [moved, consequenceOf(status)].filter(Boolean).join(' ')
}
