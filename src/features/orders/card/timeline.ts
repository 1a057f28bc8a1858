import type { Schemas } from '#api/contract.ts'
import { labelFor, type OrderStatus } from '../statuses.ts'

export interface TimelineStep {
  label: string
  /** ISO 8601. */
  at?: string | null
  state: 'done' | 'current' | 'upcoming' | 'stopped'
}

type Order = Pick<Schemas['Order'], 'order_timeline' | 'order_status' | 'delivery_method'>

/** Statuses of an order that is neither cancelled nor refunded. */
const usual: readonly OrderStatus[] = [
  'PENDING',
  'PREPARING',
  'PACKED',
  'READY_TO_PICK_UP',
  'COMPLETED',
]
const stopped: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUND_REJECTED', 'REFUNDED'])

export const hasEnded = ({ order_status }: Pick<Order, 'order_status'>): boolean =>
  order_status === 'COMPLETED' || stopped.has(order_status)

/** The reached statuses, by time, then the upcoming ones. */
export function timelineOf({
  order_timeline,
  order_status,
  delivery_method,
}: Order): TimelineStep[] {
  const labelOf = (status: OrderStatus) => labelFor(status, delivery_method)
  const reached = Object.entries(order_timeline)
    .filter((entry): entry is [OrderStatus, string] => typeof entry[1] === 'string')
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([status, at]): TimelineStep => {
      const state =
        status !== order_status || status === 'COMPLETED'
          ? 'done'
          : stopped.has(status)
            ? 'stopped'
            : 'current'
      return { label: labelOf(status), at, state }
    })
  const index = usual.indexOf(order_status)
  const upcoming =
    index < 0 ? [] : usual.slice(index + 1).filter((status) => order_timeline[status] === undefined)
  return [
    ...reached,
    ...upcoming.map((status): TimelineStep => ({ label: labelOf(status), state: 'upcoming' })),
  ]
}
