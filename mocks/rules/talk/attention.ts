import { isOpen, nextOpening } from '#fixtures/openingHours.ts'
import type { ChatMessageRow, ConversationRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import { cancelJobs, hasJob } from '../jobs.ts'

/** World ms, the shortest and the longest. */
const SEES_AFTER = [1_000, 2_500] as const
const TYPES_FOR = [1_500, 3_500] as const
const SEES_AFTER_OPENING = [60_000, 300_000] as const
/** A closed shop replies after so many world ms. */
const AWAY_AFTER = 1_000

export const startTyping = (world: World, { _id }: ConversationRow) =>
  world.schedule('chat:answer', _id, world.clock.now() + world.random.int(...TYPES_FOR))

/** Schedules an automatic reply, once, and the answer after opening. */
export function answerWhenOpen(world: World, { _id }: ConversationRow, shop: ShopRow): void {
  if (hasJob(world, _id, 'chat:see')) return
  const now = world.clock.now()
  world.schedule('chat:away', _id, now + AWAY_AFTER)
  world.schedule(
    'chat:see',
    _id,
    nextOpening(shop.working_hour, now) + world.random.int(...SEES_AFTER_OPENING),
  )
}

/**
 * Messages before the answer are answered together: a shop that is typing takes a little longer
 * for each.
 */
export function awaitAnswer(
  world: World,
  conversation: ConversationRow,
  message: ChatMessageRow,
): void {
  const { _id, unanswered, seller_id } =
    world.tables.conversations.get(conversation._id) ?? conversation
  world.tables.conversations.update(_id, { unanswered: [...unanswered, message._id] })
  const shop = world.tables.shops.get(seller_id)
  if (!shop) return
  if (cancelJobs(world, _id, 'chat:answer')) return startTyping(world, conversation)
  if (!isOpen(shop.working_hour, world.clock.now()))
    return answerWhenOpen(world, conversation, shop)
  cancelJobs(world, _id, 'chat:see')
  world.schedule('chat:see', _id, world.clock.now() + world.random.int(...SEES_AFTER))
}
