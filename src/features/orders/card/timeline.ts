import type { Schemas } from '../../../api/contract.ts'
import type { TimelineStep } from './OrderTimeline.tsx'
import { labelOf, type OrderStatus } from '../statuses.ts'

/** The way of an order that nothing goes wrong with. */
const usual: readonly OrderStatus[] = ['PENDING', 'PREPARING', 'PACKED', 'READY_TO_PICK_UP', 'COMPLETED']
const stopped: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUND_REJECTED', 'REFUNDED'])

/** An order's steps: those that it reached, in the order of their moments, then those that are still ahead of it. */
export function timelineOf({ order_timeline, order_status }: Pick<Schemas['Order'], 'order_timeline' | 'order_status'>): TimelineStep[] {
  const reached = Object.entries(order_timeline)
    .filter((entry): entry is [OrderStatus, string] => typeof entry[1] === 'string')
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([status, at]): TimelineStep => {
      const state = status !== order_status || status === 'COMPLETED' ? 'done' : stopped.has(status) ? 'stopped' : 'current'
      return { label: labelOf(status), at, state }
    })
  const place = usual.indexOf(order_status)
  const ahead = place < 0 ? [] : usual.slice(place + 1).filter((status) => order_timeline[status] === undefined)
  return [...reached, ...ahead.map((status): TimelineStep => ({ label: labelOf(status), state: 'ahead' }))]
}
