import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import MinusOutlined from '@ant-design/icons/MinusOutlined'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ChatWindow } from '#state/chatWindows.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ConversationBody, useShownConversation } from '../Conversation.tsx'
import { ConversationHead } from '../frame/ConversationHead.tsx'
import { useSheet } from '../frame/useSheet.ts'
import styles from './Window.module.css'

interface Props {
  window: ChatWindow
  sheet: boolean
  /** Both get the element that had the focus before the window. */
  onMinimize: (opener: Element | null) => void
  onClose: (opener: Element | null) => void
  onBack: () => void
}

/** Escape minimises it, unless a menu or a dialog in it is open. */
export function Window({
  window: { conversationId, shop, fromList },
  sheet,
  onMinimize,
  onClose,
  onBack,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const query = useShownConversation(conversationId)
  const titleId = useId()
  // Before the composer takes the focus, and before the rest of the page becomes inert.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useSheet(frame, sheet)

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // React also reports the keys of dialogs that parts of the window have opened.
    const inside = event.currentTarget.contains(event.target as Node)
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      event.nativeEvent.isComposing ||
      !inside
    )
      return
    event.preventDefault()
    onMinimize(opener.current)
  }
  const { shop_name } = shop
  const back = sheet && fromList && (
    <IconButton icon={ArrowLeftOutlined} label="Back to chats" onClick={onBack} />
  )
  return (
    // The box only handles keys and focus of what is inside.
    <div
      ref={frame}
      role="presentation"
      className={styles.window}
      data-sheet={sheet || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <section
        role="dialog"
        aria-label={`Chat with ${shop_name}`}
        aria-modal={sheet || undefined}
        className={styles.dialog}
      >
        <ConversationHead
          shop={query.data?.seller ?? shop}
          titleId={titleId}
          level={2}
          before={back}
        >
          {!back && (
            <IconButton
              icon={MinusOutlined}
              label={`Minimise chat with ${shop_name}`}
              onClick={() => onMinimize(opener.current)}
            />
          )}
          <IconButton
            icon={CloseOutlined}
            label={`Close chat with ${shop_name}`}
            onClick={() => onClose(opener.current)}
          />
        </ConversationHead>
        <ConversationBody query={query} />
      </section>
    </div>
  )
}
