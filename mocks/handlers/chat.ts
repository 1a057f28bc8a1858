import type { ChatMessageRow, UserRow } from '#fixtures/rows.ts'
import { presentChatMessage, presentConversation } from '../presenters/conversation.ts'
import { newestOf, newestPageOf, pageOf } from '../presenters/page.ts'
import { created, forbidden, notFound, ok, problem } from '../replies.ts'
import { shownFiles } from '../rules/files.ts'
import { addMessage, conversationWith, refreshPreview } from '../rules/messages.ts'
import { awaitAnswer } from '../rules/talk/attention.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'
import { isRemembered, onceOf, reusedKey } from './idempotency.ts'

const PAGE_SIZE = 10
const MESSAGES_PER_PAGE = 20

function ownConversation(world: World, buyer: UserRow, id: string) {
  const conversation = world.tables.conversations.get(id)
  if (!conversation || conversation.deleted) return { failure: notFound('conversation') }
  return conversation.buyer_id === buyer._id ? { conversation } : { failure: forbidden() }
}

const withShop = (world: World, buyer: UserRow, sellerId: string) =>
  world.tables.conversations.by('buyer_id', buyer._id).find((row) => row.seller_id === sellerId)

const earlierMessage = (world: World, buyer: UserRow, key: string | null) =>
  key === null
    ? undefined
    : world.tables.chatMessages
        .by('idempotency_key', key)
        .find(({ buyer_id, createdAt }) => buyer_id === buyer._id && isRemembered(world, createdAt))

const isMedia = ({ type }: Pick<ChatMessageRow, 'type'>) => type === 'image' || type === 'video'
const isShown = (world: World, { _id, display_picture }: UserRow, file: string) =>
  display_picture === file || shownFiles(world, _id).has(file)

export const chat: Handlers<'chat'> = {
  createConversation(world, { body, buyer }) {
    if (!world.tables.shops.get(body.seller_id)) return notFound('shop')
    if (body.buyer_id !== buyer._id) return forbidden()
    return created({ conversation_id: conversationWith(world, buyer._id, body.seller_id)._id })
  },

  listConversations(world, { query, buyer }) {
    if (query.buyer_id !== buyer._id) return forbidden()
    const { timelines, tables } = world
    const wanted = newestOf(
      timelines.conversations.of(buyer._id),
      tables.conversations,
      (row) => !row.deleted && (!query.unread || row.unread_messages > 0),
    )
    return ok(pageOf(wanted, query.page ?? 1, PAGE_SIZE, (row) => presentConversation(world, row)))
  },

  getConversation(world, { path, buyer }) {
    const { conversation, failure } = ownConversation(world, buyer, path.id)
    return conversation ? ok(presentConversation(world, conversation)) : failure
  },

  findConversation(world, { query, buyer }) {
    if (query.buyer_id !== buyer._id) return forbidden()
    const found = withShop(world, buyer, query.seller_id)
    return ok(found && !found.deleted ? presentConversation(world, found) : null)
  },

  deleteConversations(world, { body, buyer }) {
    const owned = body.conversation_ids.map((id) => ownConversation(world, buyer, id))
    const failed = owned.find(({ failure }) => failure)
    if (failed?.failure) return failed.failure
    for (const id of body.conversation_ids) {
      for (const message of world.tables.chatMessages.by('conversation_id', id))
        world.tables.chatMessages.remove(message._id)
      world.tables.conversations.update(id, {
        deleted: true,
        latest_message: '',
        unread_messages: 0,
        unanswered: [],
      })
    }
    return ok({ message: 'Conversation deleted successfully' })
  },

  sendMessage(world, { body, header, buyer }) {
    const once = onceOf({ header, body })
    const earlier = earlierMessage(world, buyer, once.idempotency_key)
    if (earlier) return reusedKey(earlier, once) ?? created(presentChatMessage(earlier))
    const { conversation, failure } = ownConversation(world, buyer, body.conversation_id)
    if (!conversation) return failure
    // Buyers write only as themselves, and to the shop of the conversation.
    if (body.buyer_id !== buyer._id) return forbidden()
    if (body.seller_id !== conversation.seller_id || body.receiver !== conversation.seller_id)
      return problem(422, 'wrong_receiver', 'The conversation is with another shop')
    if (isMedia(body) && world.tables.files.get(body.content)?.owner_id !== buyer._id)
      return notFound('file')
    const message = addMessage(world, conversation, {
      sender: 'buyer',
      type: body.type,
      content: body.content,
      ...once,
    })
    awaitAnswer(world, conversation, message)
    return created(presentChatMessage(message))
  },

  unsendMessage(world, { path, buyer }) {
    const message = world.tables.chatMessages.get(path.id)
    if (!message) return notFound('message')
    if (message.buyer_id !== buyer._id || message.sender !== 'buyer') return forbidden()
    world.tables.chatMessages.remove(message._id)
    refreshPreview(world, message.conversation_id)
    if (isMedia(message) && !isShown(world, buyer, message.content))
      world.tables.files.remove(message.content)
    return ok({ message: 'Message unsent' })
  },

  listMessages(world, { path, query, buyer }) {
    const { conversation, failure } = ownConversation(world, buyer, path.id)
    if (!conversation) return failure
    const messages = world.timelines.chatMessages.of(conversation._id)
    return ok(
      newestPageOf(messages, query.page ?? 1, MESSAGES_PER_PAGE, (id) =>
        presentChatMessage(world.tables.chatMessages.get(id) as ChatMessageRow),
      ),
    )
  },

  markConversationRead(world, { path, buyer }) {
    const { conversation, failure } = ownConversation(world, buyer, path.id)
    return conversation
      ? ok(
          presentConversation(
            world,
            world.tables.conversations.update(conversation._id, { unread_messages: 0 }),
          ),
        )
      : failure
  },

  countUnreadMessages(world, { path, buyer }) {
    if (path.id !== buyer._id) return forbidden()
    const unread = world.tables.conversations
      .by('buyer_id', buyer._id)
      .reduce((sum, row) => sum + row.unread_messages, 0)
    return ok({ unread_messages_count: unread })
  },
}
