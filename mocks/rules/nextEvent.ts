import { isOpen } from '#fixtures/openingHours.ts'
import type { JobRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'

/** Happens by itself, to the signed-in user, or else to anybody. */
export interface NextEvent {
  /** World time, ms. */
  at: number
  text: string
}

/** Words for a person in a sentence. */
interface Person {
  name: string
  own: string
}
const you: Person = { name: 'you', own: 'your' }

interface Coming {
  userId: string
  text: (person: Person) => string
}

const shopSteps: Partial<Record<string, string>> = {
  PENDING: 'confirms',
  PREPARING: 'packs',
  PACKED: 'hands over',
}
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function ofOrder({ tables }: World, { kind, subject_id }: JobRow): Coming | null {
  const order = tables.orders.get(subject_id)
  if (!order) return null
  const shop = tables.shops.get(order.shop_id)?.shop_name ?? 'The shop'
  const coming = (text: Coming['text']): Coming => ({ userId: order.customer_id, text })
  const status = order.order_status
  if (kind === 'order:answerCancellation' && status === 'PENDING_CANCELLATION')
    return coming(({ own }) => `${shop} answers ${own} cancellation`)
  if (kind === 'order:answerRefund' && status === 'REFUND_REQUESTED')
    return coming(({ own }) => `${shop} answers ${own} refund request`)
  const unrated = order.items.find(({ is_rated }) => !is_rated)
  if (kind === 'order:askReview' && status === 'COMPLETED' && unrated)
    return coming(
      ({ name }) =>
        `${capital(name)} ${name === 'you' ? 'are' : 'is'} asked for a review of ${unrated.product_name}`,
    )
  const step = kind === 'order:progress' && shopSteps[status]
  return step ? coming(({ own }) => `${shop} ${step} ${own} order`) : null
}

function ofPayment({ tables }: World, { subject_id }: JobRow): Coming | null {
  const payment = tables.payments.get(subject_id)
  return payment?.status === 'PENDING'
    ? { userId: payment.user_id, text: ({ own }) => `${capital(own)} payment expires` }
    : null
}

function ofList({ tables }: World, { subject_id, due_at }: JobRow): Coming | null {
  const list = tables.schedules.get(subject_id)
  const isDue = list?.is_active && Date.parse(list.next_checkout_date ?? '') === Date.parse(due_at)
  return isDue
    ? { userId: list.user_id, text: ({ own }) => `${capital(own)} list ${list.name} checks out` }
    : null
}

/** What shops do while the user waits. */
const chatSteps: Partial<Record<string, { text: (own: string) => string; whenOpen: boolean }>> = {
  'chat:away': { text: () => 'says when it opens', whenOpen: false },
  'chat:see': { text: (own) => `sees ${own} message and starts to type`, whenOpen: true },
  'chat:answer': { text: (own) => `answers ${own} message`, whenOpen: true },
}

function ofChat({ tables }: World, { kind, subject_id, due_at }: JobRow): Coming | null {
  const conversation = tables.conversations.get(subject_id)
  const shop = conversation && tables.shops.get(conversation.seller_id)
  const step = chatSteps[kind]
  if (!shop || !step || !conversation.unanswered.some((id) => tables.chatMessages.get(id)))
    return null
  if (isOpen(shop.working_hour, Date.parse(due_at)) !== step.whenOpen) return null
  return { userId: conversation.buyer_id, text: ({ own }) => `${shop.shop_name} ${step.text(own)}` }
}

function ofReview({ tables }: World, { subject_id }: JobRow): Coming | null {
  const review = tables.reviews.get(subject_id)
  const shop = tables.shops.get(review?.shop_id ?? '')
  return review && shop
    ? {
        userId: review.user_id,
        text: ({ name, own }) => `${shop.shop_name} thanks ${name} for ${own} review`,
      }
    : null
}

/** Keyed by the first word of the kind; null when nothing comes of it. */
const comings: Partial<Record<string, (world: World, job: JobRow) => Coming | null>> = {
  order: ofOrder,
  payment: ofPayment,
  schedule: ofList,
  chat: ofChat,
  review: ofReview,
}

/** Null asks for anybody's; the answer is null when nothing is to come. */
export function nextEventOf(world: World, userId: string | null): NextEvent | null {
  let next: { at: number; coming: Coming } | null = null
  for (const job of world.tables.jobs.all()) {
    const at = Date.parse(job.due_at)
    if (next && next.at <= at) continue
    const coming = comings[job.kind.split(':')[0] ?? '']?.(world, job)
    const user = world.tables.users.get(coming?.userId ?? '')
    if (coming && user && (userId === null || user._id === userId)) next = { at, coming }
  }
  if (!next) return null
  const name = world.tables.users.get(next.coming.userId)?.first_name ?? ''
  return { at: next.at, text: next.coming.text(userId === null ? { name, own: `${name}'s` } : you) }
}
