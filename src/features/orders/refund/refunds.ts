import type { Schemas } from '#api/contract.ts'

/** The terms' return window, ms from receipt. */
const REFUND_WINDOW_MS = 48 * 3_600_000

/** At `now`, ms since the epoch. The server decides, by its own clock. */
export function mayRefund(
  { order_status, order_timeline }: Pick<Schemas['Order'], 'order_status' | 'order_timeline'>,
  now: number,
): boolean {
  const received = Date.parse(order_timeline.COMPLETED ?? '')
  return order_status === 'COMPLETED' && now - received <= REFUND_WINDOW_MS
}
