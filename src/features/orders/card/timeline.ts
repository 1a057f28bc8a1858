import type { Schemas } from '#api/contract.ts'
import type { TimelineStep } from './OrderTimeline.tsx'
import { labelOf, type OrderStatus } from '../statuses.ts'

/** The statuses of an order that is neither cancelled nor refunded, in their order. */
const usual: readonly OrderStatus[] = ['PENDING', 'PREPARING', 'PACKED', 'READY_TO_PICK_UP', 'COMPLETED']
const stopped: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUND_REJECTED', 'REFUNDED'])

/** An order's steps: the statuses that it reached, by their time, then the next ones. */
export function timelineOf({ order_timeline, order_status }: Pick<Schemas['Order'], 'order_timeline' | 'order_status'>): TimelineStep[] {
  const reached = Object.entries(order_timeline)
    .filter((entry): entry is [OrderStatus, string] => typeof entry[1] === 'string')
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([status, at]): TimelineStep => {
      const state = status !== order_status || status === 'COMPLETED' ? 'done' : stopped.has(status) ? 'stopped' : 'current'
      return { label: labelOf(status), at, state }
    })
  const index = usual.indexOf(order_status)
  const ahead = index < 0 ? [] : usual.slice(index + 1).filter((status) => order_timeline[status] === undefined)
  return [...reached, ...ahead.map((status): TimelineStep => ({ label: labelOf(status), state: 'ahead' }))]
}
