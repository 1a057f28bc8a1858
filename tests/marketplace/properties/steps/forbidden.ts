import { expect } from 'vitest'
import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import { choose, type Walk } from '../walk.ts'
import type { Steps } from './steps.ts'

type ForbiddenCall = [OperationId, Partial<RawInput>]

const message = (buyer_id: string, seller_id: string, conversation_id: string) => ({
  buyer_id,
  seller_id,
  conversation_id,
  sender: 'buyer',
  receiver: seller_id,
  type: 'text',
  content: 'Hello po',
})

/** All calls that change another buyer's records, by a known id. */
function forbiddenCalls({ tables }: Walk, victim: string, pick: number): ForbiddenCall[] {
  const one = <T extends { _id: string }>(rows: T[]) => choose(rows, pick)
  const [order, address, list, line] = [
    one(tables.orders.by('customer_id', victim)),
    one(tables.addresses.by('user', victim)),
    one(tables.schedules.by('user_id', victim)),
    one(tables.cartLines.by('user_id', victim)),
  ]
  const [chat, news] = [
    one(tables.conversations.by('buyer_id', victim)),
    one(tables.notifications.by('user_id', victim)),
  ]
  const product = list && one(tables.scheduleProducts.by('schedule_id', list._id))
  const cancelled_by = 'customer'
  return [
    ...(order
      ? [
          [
            'cancelTransaction',
            { path: { id: order._id }, body: { reason: 'Others', cancelled_by } },
          ],
          ['completeTransaction', { path: { id: order._id } }],
          ['refundTransaction', { path: { id: order._id }, body: { cancelled_by } }],
          ['reviewDelivery', { path: { id: order._id }, body: { driver_rating: 1 } }],
        ]
      : []),
    ...(address
      ? [
          ['setDefaultAddress', { path: { addressId: address._id, userId: victim } }],
          ['deleteAddress', { path: { addressId: address._id, userId: victim } }],
        ]
      : []),
    ...(line
      ? [
          ['updateCartQuantity', { path: { cartId: line._id }, body: { quantity: 1 } }],
          ['removeCartLine', { path: { cartId: line._id } }],
          ['removeCartLines', { body: { cartIds: [line._id] } }],
        ]
      : []),
    ...(list
      ? [
          ['setScheduleActive', { path: { id: list._id }, body: { is_active: false } }],
          ['deleteSchedule', { path: { id: list._id } }],
          ['cancelNextCheckout', { path: { id: list._id } }],
          ['advanceCheckout', { path: { id: list._id } }],
        ]
      : []),
    ...(product
      ? [
          ['removeScheduleProduct', { path: { orderProductId: product._id } }],
          [
            'updateScheduleProductQuantity',
            { path: { orderProductId: product._id }, body: { quantity: 1 } },
          ],
        ]
      : []),
    ...(chat
      ? [
          ['deleteConversations', { body: { conversation_ids: [chat._id] } }],
          ['markConversationRead', { path: { id: chat._id }, body: { reader: 'buyer' } }],
          ['sendMessage', { body: message(victim, chat.seller_id, chat._id) }],
        ]
      : []),
    ...(news ? [['markNotificationRead', { path: { id: news._id } }]] : []),
    ['markAllNotificationsRead', { path: { userId: victim } }],
  ] as ForbiddenCall[]
}

export const forbidden: Steps = {
  meddle(walk, me, { pick, other }) {
    const victim = choose(
      walk.users.filter((user) => user !== me),
      other,
    )
    const found = choose(forbiddenCalls(walk, victim?.id ?? '', pick), pick + other)
    // A buyer who has deleted the account is not authenticated.
    if (found) expect([401, 403, 404], found[0]).toContain(walk.send(me, ...found).status)
  },
}
