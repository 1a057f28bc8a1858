import { addMessage } from '../rules/messages.ts'
import { wordsOf } from '../rules/matching.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'

/** A shop's replies to a message that contains one of the words; the last entry matches any message. */
const autoReplies: { words: string[]; replies: string[] }[] = [
  {
    words: ['open', 'hours', 'bukas', 'close', 'sarado'],
    replies: ['We are open {from} to {to}, every day po.', 'Bukas po kami from {from} to {to}.'],
  },
  {
    words: ['stock', 'available', 'meron', 'may', 'have'],
    replies: [
      'Yes po, what you see in the shop is in stock. Would you like us to set some aside?',
      'Meron pa po! The stock count in the shop is up to date.',
    ],
  },
  {
    words: ['deliver', 'delivery', 'padeliver', 'rider'],
    replies: ['We deliver po. Choose Delivery at checkout and we will text you when the rider leaves.'],
  },
  { words: ['price', 'magkano', 'discount', 'tawad', 'less'], replies: ['The prices in the shop are our best prices po. Salamat!'] },
  { words: ['thank', 'thanks', 'salamat'], replies: ['You are welcome po!', 'Walang anuman po, suki!'] },
  {
    words: ['order', 'refund', 'cancel', 'wrong', 'missing'],
    replies: ['Sorry po about that. Please send us the order number and we will look at it right away.'],
  },
  { words: [], replies: ['Hello po! Thank you for your message. How can we help?', 'Noted po. Anything else you need?'] },
]

function answerTo(world: World, text: string, hours: { from: string; to: string }) {
  const words = wordsOf(text)
  const { replies } = autoReplies.find(
    ({ words: triggers }) => triggers.length === 0 || triggers.some((word) => words.includes(word)),
  ) as (typeof autoReplies)[number]
  return world.random.pick(replies).replace('{from}', hours.from).replace('{to}', hours.to)
}

export const chatActors: Actors = {
  'chat:answer'(world, messageId) {
    const message = world.tables.chatMessages.get(messageId)
    const conversation = message && world.tables.conversations.get(message.conversation_id)
    const shop = conversation && world.tables.shops.get(conversation.seller_id)
    // The message was unsent, or the conversation deleted, before the shop replied.
    if (!message || !conversation || !shop || conversation.deleted) return
    addMessage(world, conversation, {
      sender: 'seller',
      type: 'text',
      content: answerTo(world, message.type === 'text' ? message.content : '', shop.working_hour),
    })
  },
}
