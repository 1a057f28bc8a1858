import type { JobRow } from '../../fixtures/rows.ts'
import type { World } from '../world/world.ts'

/** What happens next by itself to a buyer. */
export interface NextEvent {
  /** World time, ms. */
  at: number
  text: string
}

const shopSteps: Partial<Record<string, string>> = {
  PENDING: 'confirms your order',
  PREPARING: 'packs your order',
  PACKED: 'hands your order over',
}

/** A job as an event of the buyer, in words; null when it is not about them, or nothing comes of it. */
function textOf({ tables }: World, { kind, subject_id }: JobRow, buyerId: string): string | null {
  const shopOf = (id: string) => tables.shops.get(id)?.shop_name ?? 'The shop'
  if (kind.startsWith('order:')) {
    const order = tables.orders.get(subject_id)
    if (order?.customer_id !== buyerId) return null
    if (kind === 'order:answerCancellation') return `${shopOf(order.shop_id)} answers your cancellation`
    if (kind === 'order:answerRefund') return `${shopOf(order.shop_id)} answers your refund request`
    const step = kind === 'order:progress' && shopSteps[order.order_status]
    return step ? `${shopOf(order.shop_id)} ${step}` : null
  }
  if (kind === 'payment:expire') return tables.payments.get(subject_id)?.user_id === buyerId ? 'Your payment expires' : null
  if (kind === 'schedule:due') {
    const list = tables.schedules.get(subject_id)
    return list?.user_id === buyerId ? `Your list ${list.name} checks out` : null
  }
  const conversation = kind === 'chat:see' ? tables.conversations.get(subject_id) : undefined
  return conversation?.buyer_id === buyerId ? `${shopOf(conversation.seller_id)} answers your message` : null
}

/** The next event of a buyer; null when nothing is to come. Shops do nothing outside of their hours, so that it may be hours away. */
export function nextEventOf(world: World, buyerId: string): NextEvent | null {
  let next: NextEvent | null = null
  for (const job of world.tables.jobs.all()) {
    const at = Date.parse(job.due_at)
    const text: string | null = next && next.at <= at ? null : textOf(world, job, buyerId)
    if (text !== null) next = { at, text }
  }
  return next
}
