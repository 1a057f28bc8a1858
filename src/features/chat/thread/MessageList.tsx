import { type MouseEvent, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { dayNumber } from '#lib/calendarDays.ts'
import { lastSeen } from '#state/chatSeen.ts'
import { useTyping } from '#state/chatTyping.ts'
import { useMinute } from '#ui/useMinute.ts'
import { useMarkRead } from '#flows/chat/useMarkRead.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { EmptyThread } from './EmptyThread.tsx'
import { MessageChunk } from './MessageChunk.tsx'
import styles from './MessageList.module.css'
import { firstUnread } from './newMessages.ts'
import { NewMessagesPill } from './NewMessagesPill.tsx'
import { OlderMessages, type Older } from './OlderMessages.tsx'
import { TypingLine } from './TypingLine.tsx'
import { useAnnouncement } from './useAnnouncement.tsx'
import { useChunks } from './useChunks.ts'
import { useThreadScroll } from './useThreadScroll.ts'

interface Props {
  conversation: Schemas['Conversation']
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  older: Older
}

/** The messages in days and groups, in a scroll box that keeps its place. */
export function MessageList({ conversation, messages, older }: Props) {
  const { _id, seller } = conversation
  const { announcement, announce } = useAnnouncement(seller.shop_name)
  const { box, content, atEnd, unseen, toEnd } = useThreadScroll(messages, announce)
  const latest = messages.findLast(({ sender }) => sender === 'seller')?.id ?? undefined
  useMarkRead(_id, { atEnd, latest })
  const typing = useTyping(_id)
  const today = dayNumber(useMinute())
  const [unreadFrom] = useState(() => (conversation.is_buyer_read ? undefined : firstUnread(messages, lastSeen(_id))))
  const chunks = useChunks(messages, unreadFrom)

  const leadDown = ({ currentTarget }: MouseEvent) => {
    // The button goes, so its focus is moved.
    if (document.activeElement === currentTarget) box.current?.focus({ preventScroll: true })
    toEnd()
  }
  return (
    <div className={styles.list}>
      {/* New messages are announced apart: a live region here would read history too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box is focusable, so that it scrolls by keyboard */}
      <div ref={box} className={styles.box} role="region" aria-label={`Messages with ${seller.shop_name}`} tabIndex={0}>
        <div ref={content} className={styles.content}>
          <OlderMessages box={box} older={older} />
          {messages.length === 0 && <EmptyThread conversationId={_id} shop={seller} />}
          <div role="list">
            {chunks.map(({ number, rows }) => (
              <MessageChunk key={number} conversationId={_id} rows={rows} shop={seller} today={today} />
            ))}
          </div>
          {typing && <TypingLine shop={seller} />}
        </div>
      </div>
      {!atEnd && <NewMessagesPill count={unseen} onPress={leadDown} />}
      {announcement}
    </div>
  )
}
