import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { now } from '#lib/clock.ts'
import { isRecord, isText } from '#lib/isRecord.ts'
import { itemsOf } from '#lib/pages.ts'
import { dropChatDrafts } from '#state/chatDrafts.ts'
import { removeChatWindows } from '#state/chatWindows.ts'
import type { Schemas } from '../contract.ts'
import { chatKeys } from './chatKeys.ts'
import { applyEvent } from './pendingWrites.ts'
import { refreshSoon } from './refresh.ts'

type Message = Schemas['ChatMessage']
type Conversation = Schemas['Conversation']
/** `shifted`: items were removed since, so the server's later pages have moved up. */
export type Pages<Item> = InfiniteData<
  { items: Item[]; currentPage?: number; nextPage?: number | null },
  unknown
> & { shifted?: boolean }

const has = <Item extends { _id: string }>({ pages }: Pages<Item>, id: string) =>
  pages.some(({ items }) => items.some(({ _id }) => _id === id))

/** The same object when there is none of them. */
export function withoutItems<Item extends { _id: string }>(
  data: Pages<Item>,
  ids: readonly string[],
): Pages<Item> {
  if (!ids.some((id) => has(data, id))) return data
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ _id }) => !ids.includes(_id)),
  }))
  return { ...data, pages, shifted: true }
}

/** Inserts the item at its place in the order of the list. */
function withItem<Item extends { _id: string }>(
  data: Pages<Item>,
  item: Item,
  isBefore: (a: Item, b: Item) => boolean,
): Pages<Item> {
  const target = data.pages.findIndex(({ items }) => items.some((other) => isBefore(item, other)))
  // It is older than all that is loaded: of a later page, unless this is the last one.
  const at = target >= 0 ? target : data.pages.length - 1
  const page = data.pages[at]
  if (!page || (target < 0 && page.nextPage)) return data
  const index = page.items.findIndex((other) => isBefore(item, other))
  const items = page.items.toSpliced(index < 0 ? page.items.length : index, 0, item)
  return { ...data, pages: data.pages.with(at, { ...page, items }) }
}

/** Ids grow with time, and decide within a millisecond. A message without a time has just come. */
function isNewer(a: Message, b: Message): boolean {
  if (a.createdAt === undefined || b.createdAt === undefined) return true
  const apart = Date.parse(a.createdAt) - Date.parse(b.createdAt)
  return apart === 0 ? a._id > b._id : apart > 0
}

/** Adds a message at its place by time (newest first), once. */
export const addMessage = (data: Pages<Message>, message: Message): Pages<Message> =>
  has(data, message._id) ? data : withItem(data, message, isNewer)

/** Text of a message in the list of conversations. */
export function previewOf({ type, content }: Pick<Message, 'type' | 'content'>): string {
  if (type === 'text') return content
  return (
    { image: 'Sent a picture', video: 'Sent a video', location: 'Shared a location' }[type] ??
    'Sent a message'
  )
}

/** Moves or adds it to the top, unless the pages have a newer state of it. */
const toTop = (data: Pages<Conversation>, conversation: Conversation): Pages<Conversation> => {
  const loaded = itemsOf(data).find(({ _id }) => _id === conversation._id)
  if (loaded && Date.parse(loaded.updatedAt) > Date.parse(conversation.updatedAt)) return data
  const [first, ...rest] = withoutItems(data, [conversation._id]).pages
  // The server's pages are in the same order.
  return first
    ? { ...data, pages: [{ ...first, items: [conversation, ...first.items] }, ...rest] }
    : data
}

const conversationLists = (queryClient: QueryClient) =>
  queryClient.getQueryCache().findAll({ queryKey: ['chat', 'conversations'] })

const isUnreadList = (queryKey: QueryKey) => queryKey[3] === true

/** The conversation, from any cached response. */
function known(queryClient: QueryClient, id: string): Conversation | undefined {
  const single = queryClient.getQueryData<Conversation>(chatKeys.conversation(id))
  if (single) return single
  for (const { queryKey } of conversationLists(queryClient)) {
    const found = itemsOf(queryClient.getQueryData<Pages<Conversation>>(queryKey)).find(
      ({ _id }) => _id === id,
    )
    if (found) return found
  }
  return undefined
}

/** Whether an event is about the buyer's own conversation: a host may send those of others. */
export function isOfConversation(
  queryClient: QueryClient,
  id: string,
  message: unknown,
  buyerId: string,
): boolean {
  if (known(queryClient, id)) return true
  if (!isRecord(message) || String(message.conversation_id) !== id) return false
  return message.buyer_id === undefined || String(message.buyer_id) === buyerId
}

/**
 * Writes a message into its thread and the lists of conversations, once. `read`: the user sees it
 * at once.
 */
export function writeMessage(
  queryClient: QueryClient,
  message: Message,
  { seller, read }: { seller?: Conversation['seller']; read: boolean },
): void {
  applyEvent<Pages<Message>>(queryClient, chatKeys.messages(message.conversation_id), (pages) =>
    addMessage(pages, message),
  )
  const before = known(queryClient, message.conversation_id)
  const shop = seller ?? before?.seller
  if (!shop) return refreshSoon(queryClient, { queryKey: ['chat', 'conversations'] })
  const { createdAt = new Date(now()).toISOString() } = message
  if (before && Date.parse(before.updatedAt) > Date.parse(createdAt)) return
  const { conversation_id: _id, buyer_id, seller_id } = message
  const is_buyer_read = message.sender === 'buyer' || read
  const after: Conversation = {
    _id,
    buyer_id,
    seller_id,
    seller: shop,
    latest_message: previewOf(message),
    updatedAt: createdAt,
    is_buyer_read,
  }
  applyEvent<Conversation>(queryClient, chatKeys.conversation(_id), () => after)
  for (const { queryKey } of conversationLists(queryClient))
    applyEvent<Pages<Conversation>>(queryClient, queryKey, (pages) =>
      isUnreadList(queryKey) && is_buyer_read && !has(pages, _id) ? pages : toTop(pages, after),
    )
}

/** A change that no event announces. */
export type ChatChange =
  | { kind: 'read'; conversationId: string }
  | { kind: 'unsent'; conversationId: string; messageId: string }
  | { kind: 'deleted'; conversationIds: readonly string[] }

const isChange: Record<ChatChange['kind'], (data: Record<string, unknown>) => boolean> = {
  read: ({ conversationId }) => isText(conversationId),
  unsent: ({ conversationId, messageId }) => isText(conversationId) && isText(messageId),
  deleted: ({ conversationIds }) => Array.isArray(conversationIds) && conversationIds.every(isText),
}

/** Another version of the app, or another program, may run in that tab. */
export const isChatChange = (data: unknown): data is ChatChange =>
  isRecord(data) &&
  isText(data.kind) &&
  Object.hasOwn(isChange, data.kind) &&
  isChange[data.kind as ChatChange['kind']](data)

/** Applies a change, of this or another tab, to the cache. */
export function writeChatChange(queryClient: QueryClient, change: ChatChange): void {
  if (change.kind === 'read') {
    const read = (conversation: Conversation): Conversation => ({
      ...conversation,
      is_buyer_read: true,
    })
    applyEvent<Conversation>(queryClient, chatKeys.conversation(change.conversationId), read)
    for (const { queryKey } of conversationLists(queryClient))
      applyEvent<Pages<Conversation>>(queryClient, queryKey, (data) =>
        mapItem(data, change.conversationId, read),
      )
  } else if (change.kind === 'unsent') {
    applyEvent<Pages<Message>>(queryClient, chatKeys.messages(change.conversationId), (pages) =>
      withoutItems(pages, [change.messageId]),
    )
    // The message may be the preview.
    refreshSoon(queryClient, { queryKey: ['chat', 'conversations'] })
  } else {
    removeChatWindows(change.conversationIds)
    dropChatDrafts(change.conversationIds)
    for (const id of change.conversationIds) {
      queryClient.removeQueries({ queryKey: chatKeys.messages(id) })
      queryClient.removeQueries({ queryKey: chatKeys.conversation(id) })
    }
    for (const { queryKey } of conversationLists(queryClient))
      applyEvent<Pages<Conversation>>(queryClient, queryKey, (pages) =>
        withoutItems(pages, change.conversationIds),
      )
    refreshSoon(queryClient, { queryKey: ['chat', 'with'] })
  }
  if (change.kind !== 'unsent') refreshSoon(queryClient, { queryKey: ['chat', 'unread'] })
}

const mapItem = <Item extends { _id: string }>(
  data: Pages<Item>,
  id: string,
  map: (item: Item) => Item,
): Pages<Item> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item._id === id ? map(item) : item)),
  })),
})
