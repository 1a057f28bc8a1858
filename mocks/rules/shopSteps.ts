import type { OrderRow } from '#fixtures/rows.ts'
import { shopStatuses } from '#fixtures/scenarios/decisions.ts'
import type { World } from '../world/world.ts'
import { statusBeforeCancellation, transitions } from './orderLife.ts'

export type ShopStatus = (typeof shopStatuses)[number]

export const isUnpaid = ({ tables }: World, { payment_id }: OrderRow): boolean =>
  tables.payments.get(payment_id ?? '')?.status === 'PENDING'

/** One that is not paid yet can only be cancelled, and a refused cancellation goes back. */
export function shopStepsOf(world: World, order: OrderRow): ShopStatus[] {
  const { order_status, order_timeline } = order
  const back = order_status === 'PENDING_CANCELLATION' && statusBeforeCancellation(order_timeline)
  return shopStatuses.filter(
    (to) =>
      transitions[order_status].includes(to) &&
      (to === 'CANCELLED' || ((!back || to === back) && !isUnpaid(world, order))),
  )
}
