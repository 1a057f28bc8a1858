import { isOpen } from '#fixtures/openingHours.ts'
import type { ConversationRow } from '#fixtures/rows.ts'
import { pictureFile } from '../rules/files.ts'
import { addMessage, writeAsShop } from '../rules/messages.ts'
import { answerTo, awayText } from '../rules/talk/answer.ts'
import { answerWhenOpen, startTyping } from '../rules/talk/attention.ts'
import { gatherFacts } from '../rules/talk/gather.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'

/** The buyer's messages that wait for an answer; null for none: unsent, or deleted. */
function waiting(world: World, conversationId: string) {
  const conversation = world.tables.conversations.get(conversationId)
  const shop = conversation && world.tables.shops.get(conversation.seller_id)
  const messages =
    conversation?.unanswered.flatMap((id) => world.tables.chatMessages.get(id) ?? []) ?? []
  return conversation && shop && messages.length > 0 ? { conversation, shop, messages } : null
}

const sendTyping = (world: World, { _id, buyer_id }: ConversationRow, is_typing: boolean) =>
  world.bus.emit('onTyping', buyer_id, { conversation_id: _id, is_typing })

export const chatActors: Actors<'chat'> = {
  'chat:away'(world, id) {
    const found = waiting(world, id)
    const now = world.clock.now()
    if (found && !isOpen(found.shop.working_hour, now))
      writeAsShop(world, found.conversation, awayText(found.shop.working_hour, now))
  },

  'chat:see'(world, id) {
    const found = waiting(world, id)
    if (!found) return
    if (!isOpen(found.shop.working_hour, world.clock.now()))
      return answerWhenOpen(world, found.conversation, found.shop)
    sendTyping(world, found.conversation, true)
    startTyping(world, found.conversation)
  },

  'chat:answer'(world, id) {
    const conversation = world.tables.conversations.get(id)
    if (!conversation) return
    sendTyping(world, conversation, false)
    const found = waiting(world, id)
    if (found && !isOpen(found.shop.working_hour, world.clock.now()))
      return answerWhenOpen(world, conversation, found.shop)
    world.tables.conversations.update(id, { unanswered: [] })
    if (!found) return
    for (const reply of answerTo(
      gatherFacts(world, conversation, found.shop, found.messages),
      world.random.pick,
    )) {
      if (reply.type === 'text') writeAsShop(world, conversation, reply.content)
      else
        addMessage(world, conversation, {
          sender: 'seller',
          type: 'image',
          content: pictureFile(world, found.shop._id, reply.picture),
        })
    }
  },
}
