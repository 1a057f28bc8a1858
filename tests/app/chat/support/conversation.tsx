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

interface Options {
  /** So many messages in place of its own: 'Message 1' and so on, from both sides, one a minute. */
  long?: number
  sim?: string
}

const id = conversationIds.lizaRice
const rowOf = (market: Market) => market.world.tables.conversations.get(id) as ConversationRow

function addHistory({ world }: Market, row: ConversationRow, count: number): void {
  const { chatMessages } = world.tables
  for (const { _id } of chatMessages.by('conversation_id', row._id)) chatMessages.remove(_id)
  for (let i = 1; i <= count; i++) {
    const { _id } = addMessage(world, row, {
      sender: i % 3 === 0 ? 'buyer' : 'seller',
      type: 'text',
      content: `Message ${i}${i % 7 === 0 ? '\nwith a second line' : ''}`,
    })
    const createdAt = new Date(world.clock.now() - (count - i + 1) * 60_000).toISOString()
    chatMessages.update(_id, { createdAt })
  }
}

/** Opens Liza's conversation with the rice shop in a box as wide as a chat window, with its own marketplace. */
export function openConversation({ long, sim }: Options = {}) {
  let conversation: Schemas['Conversation'] | undefined
  function Box() {
    return (
      <div data-testid="box" style={{ width: '328px', height: '480px' }}>
        {conversation && <Conversation conversation={conversation} />}
      </div>
    )
  }
  const opened = openScreen(<Box />, {
    at: '/home',
    as: 'liza',
    sim,
    prepare: (market) => {
      const row = rowOf(market)
      if (long !== undefined) addHistory(market, row, long)
      conversation = presentConversation(market.world, row)
    },
  })
  const { market, queryClient } = opened
  const { world } = market
  /** A message arrives, as the event of the socket would bring it; `more` is in the event alone. */
  const receive = async (
    content: string,
    { sender = 'seller', type = 'text' }: Partial<Pick<ChatMessageRow, 'sender' | 'type'>> = {},
    more: Partial<Schemas['ChatMessage']> = {},
  ) => {
    const message = presentChatMessage(addMessage(world, rowOf(market), { sender, type, content }))
    await act(async () => writeMessage(queryClient, { ...message, ...more }, { read: true }))
  }
  const sent = () => opened.sent('POST /conversations/chat')
  const deletions = () => opened.sent(/^DELETE/)
  return { ...opened, world, receive, sent, deletions, id }
}

/** The same, once its messages are shown. */
export async function openLoaded(options?: Options) {
  const opened = openConversation(options)
  await screen.findByText(/^Maaari/)
  return opened
}

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
