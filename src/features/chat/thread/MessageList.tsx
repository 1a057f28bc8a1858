import { memo, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useMarkRead } from '#flows/chat/useMarkRead.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { dayNumber } from '#lib/calendarDays.ts'
import { useMinute } from '#lib/useMinute.ts'
import { lastSeen } from '#state/chatSeen.ts'
import { useTyping } from '#state/chatTyping.ts'
import { Row } from '#ui/Layout.tsx'
import { excerpt } from '../excerpt.ts'
import { EmptyThread } from './EmptyThread.tsx'
import { Message } from './Message.tsx'
import {
  type Chunk,
  chunkNumbers,
  type ChunkNumbers,
  chunksOf,
  firstUnread,
  type MessageRow,
  messageRows,
  sameRows,
} from './messageRows.ts'
import { NewMessagesPill } from './NewMessagesPill.tsx'
import { type Older, OlderMessages } from './OlderMessages.tsx'
import { TypingLine } from './TypingLine.tsx'
import { useThreadScroll } from './useThreadScroll.ts'
import styles from './MessageList.module.css'

/** Time in which messages are collected, ms: a burst is announced once. */
const COLLECT_MS = 700

/** Announces each new message of a shop once. Render `announcement`, a polite live region. */
function useAnnouncement(shopName: string) {
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  const waiting = useRef<ThreadMessage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback(
    (messages: readonly ThreadMessage[]) => {
      const received = messages.filter(({ sender }) => sender === 'seller')
      if (received.length === 0) return
      waiting.current.push(...received)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const [one, ...others] = waiting.current
        waiting.current = []
        if (!one) return
        const text =
          others.length > 0
            ? `${others.length + 1} new messages from ${shopName}`
            : `${shopName}: ${excerpt(one)}`
        setAnnounced(({ count }) => ({ count: count + 1, text }))
      }, COLLECT_MS)
    },
    [shopName],
  )
  const announcement = (
    <div role="status" className="visually-hidden">
      {/* A new element, so that the same text is announced again. */}
      {announced.text && <p key={announced.count}>{announced.text}</p>}
    </div>
  )
  return { announcement, announce }
}

interface Numbered {
  messages: readonly ThreadMessage[]
  numbers: ChunkNumbers
}

const numberChunks = (messages: readonly ThreadMessage[], before: ChunkNumbers): Numbered => ({
  messages,
  numbers: chunkNumbers(
    before,
    messages.map(({ key }) => key),
  ),
})

/** Chunks stay the same while messages are added. `unreadFrom`: key of the first unread one. */
function useChunks(messages: readonly ThreadMessage[], unreadFrom: string | undefined): Chunk[] {
  const [numbered, setNumbered] = useState(() => numberChunks(messages, new Map()))
  const current =
    numbered.messages === messages ? numbered : numberChunks(messages, numbered.numbers)
  if (current !== numbered) setNumbered(current)
  return useMemo(
    () => chunksOf(messageRows(current.messages, unreadFrom), current.numbers),
    [current, unreadFrom],
  )
}

interface MessageChunkProps {
  conversationId: string
  rows: readonly MessageRow[]
  shop: Schemas['ConversationSeller']
  today: number
}

/** Height of a message in a chunk that was not rendered yet, px. */
const MESSAGE_PX = 48

/** The browser skips the layout of chunks that are far from view. */
const MessageChunk = memo(
  function MessageChunk({ conversationId, rows, shop, today }: MessageChunkProps) {
    return (
      <div
        className={styles.chunk}
        data-chunk
        style={{ containIntrinsicBlockSize: `auto ${rows.length * MESSAGE_PX}px` }}
      >
        {rows.map((row) => (
          <Message
            key={row.message.key}
            conversationId={conversationId}
            row={row}
            shop={shop}
            today={today}
          />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.today === after.today &&
    before.shop.shop_name === after.shop.shop_name &&
    before.shop.display_picture === after.shop.display_picture &&
    sameRows(before.rows, after.rows),
)

interface Props {
  conversation: Schemas['Conversation']
  messages: readonly ThreadMessage[]
  older: Older
}

export function MessageList({ conversation, messages, older }: Props) {
  const { _id, seller } = conversation
  const { announcement, announce } = useAnnouncement(seller.shop_name)
  const { box, content, atEnd, unseen, toEnd } = useThreadScroll(messages, announce)
  const latest = messages.findLast(({ sender }) => sender === 'seller')?.id ?? undefined
  useMarkRead(_id, { atEnd, latest })
  const typing = useTyping(_id)
  const today = dayNumber(useMinute())
  const [unreadFrom] = useState(() =>
    conversation.is_buyer_read ? undefined : firstUnread(messages, lastSeen(_id)),
  )
  const chunks = useChunks(messages, unreadFrom)

  const scrollToEnd = ({ currentTarget }: MouseEvent) => {
    if (document.activeElement === currentTarget) box.current?.focus({ preventScroll: true })
    toEnd()
  }
  return (
    <div className={styles.list}>
      {/* Announced separately: a live region here would announce history too. */}
      <div
        ref={box}
        className={styles.box}
        role="region"
        aria-label={`Messages with ${seller.shop_name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
      >
        <Row ref={content} column justify="end" className={styles.content}>
          <OlderMessages box={box} older={older} />
          {messages.length === 0 && <EmptyThread conversationId={_id} shop={seller} />}
          <div role="list">
            {chunks.map(({ number, rows }) => (
              <MessageChunk
                key={number}
                conversationId={_id}
                rows={rows}
                shop={seller}
                today={today}
              />
            ))}
          </div>
          {typing && <TypingLine shop={seller} />}
        </Row>
      </div>
      {!atEnd && <NewMessagesPill count={unseen} onPress={scrollToEnd} />}
      {announcement}
    </div>
  )
}
