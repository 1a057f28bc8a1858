import type { Schemas } from '#api/contract.ts'
import { labelFor, type OrderStatus } from '../statuses.ts'

const cancellable: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREPARING', 'PACKED'])

export const mayCancel = (status: OrderStatus): boolean => cancellable.has(status)

function consequenceOf(status: OrderStatus): string {
  if (status === 'PENDING' || status === 'CANCELLED') return ''
  if (mayCancel(status))
    return 'The shop has already started on this order, so it needs to approve the cancellation. Until then, the order continues.'
  return status === 'PENDING_CANCELLATION'
    ? 'The shop has not replied yet.'
    : 'It can no longer be cancelled.'
}

/**
 * Why it was, or can't be, cancelled; empty when there is nothing to explain. `before`: the order
 * when the dialog was opened, whose status may have changed since.
 */
export function cancelNote(
  status: OrderStatus,
  before: Pick<Schemas['Order'], 'order_status' | 'delivery_method'>,
): string {
  const change =
    status === before.order_status
      ? ''
      : `This order has changed: it is now ${labelFor(status, before.delivery_method)}.`
  return [change, consequenceOf(status)].filter(Boolean).join(' ')
}
