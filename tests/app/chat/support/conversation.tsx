import { act, screen } from '@testing-library/react'
import { writeMessage } from '#api/cache/chatCache.ts'
import type { Schemas } from '#api/contract.ts'
import { Conversation } from '#features/chat/Conversation.tsx'
import { conversationIds } from '#fixtures/named.ts'
import type { ChatMessageRow, ConversationRow } from '#fixtures/rows.ts'
import { presentChatMessage, presentConversation } from '#mocks/presenters/conversation.ts'
import { addMessage } from '#mocks/rules/messages.ts'
import type { Market } from '../../../marketplace/support/market.ts'
import { openScreen } from '../../support/openScreen.tsx'

type ConversationKey = keyof typeof conversationIds

interface Options {
  /** The conversation of Liza to open. */
  key?: ConversationKey
  /** Removes its messages. */
  empty?: boolean
  /** Adds this number of older messages, 'Message 1' and so on, from both sides, one a minute. */
  long?: number
  sim?: string
  prepare?: (market: Market) => void
  /** Height of the box around the conversation, CSS. */
  height?: string
}

const rowOf = (market: Market, key: ConversationKey) =>
  market.world.tables.conversations.get(conversationIds[key]) as ConversationRow

/** Puts messages before the first one of a conversation. */
function addHistory(
  { world }: Market,
  { _id: conversation_id, buyer_id, seller_id }: ConversationRow,
  count: number,
): void {
  const present = world.tables.chatMessages.by('conversation_id', conversation_id)
  for (const { _id } of present) world.tables.chatMessages.remove(_id)
  const end = world.clock.now() - 60_000
  for (let i = 1; i <= count; i++) {
    const fromBuyer = i % 3 === 0
    world.tables.chatMessages.insert({
      _id: world.newId('chatMessages'),
      conversation_id,
      buyer_id,
      seller_id,
      sender: fromBuyer ? 'buyer' : 'seller',
      receiver: fromBuyer ? seller_id : buyer_id,
      type: 'text',
      content: `Message ${i}${i % 7 === 0 ? '\nwith a second line' : ''}`,
      createdAt: new Date(end - (count - i) * 60_000).toISOString(),
      idempotency_key: null,
      fingerprint: null,
    })
  }
}

/** Opens a conversation of Liza in a box as wide as a chat window, with its own marketplace. */
export function openConversation({
  key = 'lizaRice',
  empty = false,
  long,
  sim,
  prepare,
  height = '480px',
}: Options = {}) {
  let conversation: Schemas['Conversation'] | undefined
  function Box() {
    return (
      <div data-testid="box" style={{ width: '328px', height }}>
        {conversation && <Conversation conversation={conversation} />}
      </div>
    )
  }
  const opened = openScreen(<Box />, {
    at: '/home',
    as: 'liza',
    sim,
    prepare: (market) => {
      const row = rowOf(market, key)
      if (empty) addHistory(market, row, 0)
      if (long !== undefined) addHistory(market, row, long)
      prepare?.(market)
      conversation = presentConversation(market.world, row)
    },
  })
  const { market, queryClient, calls } = opened
  const { world } = market
  /** Writes a message into the cache, as the effect of its event does. */
  const write = (change: Partial<Schemas['ChatMessage']>) => {
    const latest = presentChatMessage(
      world.tables.chatMessages
        .by('conversation_id', conversationIds[key])
        .at(-1) as ChatMessageRow,
    )
    const message = {
      ...latest,
      _id: world.newId('chatMessages'),
      sender: 'seller' as const,
      ...change,
    }
    return act(async () => writeMessage(queryClient, message, { read: true }))
  }
  /** A message that arrives, as the event of the socket would bring it. */
  const receive = async (
    content: string,
    { sender = 'seller', type = 'text' }: Partial<Pick<ChatMessageRow, 'sender' | 'type'>> = {},
  ) => {
    const row = addMessage(world, rowOf(market, key), { sender, type, content })
    await write(presentChatMessage(row))
  }
  /** Bodies of the messages that were sent. */
  const sent = () =>
    calls
      .filter(({ method, path }) => method === 'POST' && path === '/conversations/chat')
      .map(({ body }) => body)
  return { ...opened, world, receive, write, sent, id: conversationIds[key] }
}

/** The same with the rice shop, once its messages are shown. */
export async function openLoaded(options?: Options) {
  const opened = openConversation(options)
  await screen.findByText(/^Maaari/)
  return opened
}

/** The scroll box of the messages. */
export const thread = () => screen.findByRole('region', { name: /^Messages with/ })
export const field = () => screen.findByRole('textbox', { name: /^Message to/ })
/** Texts of the bubbles, oldest first, with who wrote them. */
export const bubbles = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => item.querySelector('[data-message]')?.textContent ?? [])
/** The distance of a scroll box from its end, px. */
export const fromEnd = (box: HTMLElement) =>
  Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)
/** Waits until the browser has painted, so that what observers do is done. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
