import { memo } from 'react'
import type { Schemas } from '#api/contract.ts'
import { Message } from './Message.tsx'
import styles from './MessageList.module.css'
import { type MessageRow, sameRows } from './messageRows.ts'

interface Props {
  conversationId: string
  rows: readonly MessageRow[]
  shop: Schemas['ConversationSeller']
  /** The number of the current day. */
  today: number
}

/** Height of a message in a chunk that has not been seen yet, px. */
const MESSAGE_PX = 48

/** Some messages of a thread. The browser does no layout for those that are far from view. */
export const MessageChunk = memo(
  function MessageChunk({ conversationId, rows, shop, today }: Props) {
    return (
      <div className={styles.chunk} data-chunk style={{ containIntrinsicBlockSize: `auto ${rows.length * MESSAGE_PX}px` }}>
        {rows.map((row) => (
          <Message key={row.message.key} conversationId={conversationId} row={row} shop={shop} today={today} />
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
