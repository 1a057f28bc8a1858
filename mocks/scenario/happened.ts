import { newestFirst } from '../presenters/page.ts'
import type { World } from '../world/world.ts'

export interface Mark {
  /** Null for a visitor. */
  buyerId: string | null
  /** World time, ms. */
  at: number
  /** Not ended. */
  openPayments: string[]
}

export interface Happened {
  orders: number
  /** Only those that have ended. */
  payments: { amount: number; status: string }[]
  messages: number
  /** Titles, newest first. */
  news: string[]
}

export function markOf({ tables, clock }: World, buyerId: string | null): Mark {
  const payments = buyerId === null ? [] : tables.payments.by('user_id', buyerId)
  return {
    buyerId,
    at: clock.now(),
    openPayments: payments.filter(({ status }) => status === 'PENDING').map(({ _id }) => _id),
  }
}

/** Nothing for a visitor. */
export function happenedSince({ tables }: World, { buyerId, at, openPayments }: Mark): Happened {
  if (buyerId === null) return { orders: 0, payments: [], messages: 0, news: [] }
  const isNew = (moment: string) => Date.parse(moment) > at
  const ended = openPayments
    .flatMap((id) => tables.payments.get(id) ?? [])
    .filter(({ status }) => status !== 'PENDING')
  const messages = tables.conversations
    .by('buyer_id', buyerId)
    .flatMap(({ _id }) => tables.chatMessages.by('conversation_id', _id))
    .filter(({ sender, createdAt }) => sender === 'seller' && isNew(createdAt))
  const news = tables.notifications
    .by('user_id', buyerId)
    .filter(({ createdAt }) => isNew(createdAt))
  return {
    orders: tables.orders.by('customer_id', buyerId).filter(({ created_at }) => isNew(created_at))
      .length,
    payments: ended.map(({ amount, status }) => ({ amount, status })),
    messages: messages.length,
    news: newestFirst(news, ({ createdAt }) => createdAt).map(({ title }) => title),
  }
}
