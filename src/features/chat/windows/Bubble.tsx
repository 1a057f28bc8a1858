import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { useQuery } from '@tanstack/react-query'
import { chatQueries } from '#api/chat.ts'
import { requestChat } from '#state/chatRequest.ts'
import type { ChatWindow } from '#state/chatWindows.ts'
import { Icon } from '#ui/Icon.tsx'
import { ShopAvatar } from '../frame/ShopAvatar.tsx'
import styles from './Bubble.module.css'

/** A dot marks unread messages. */
export function Bubble({
  window: { conversationId, shop },
  onClose,
}: {
  window: ChatWindow
  onClose: () => void
}) {
  const { data } = useQuery(chatQueries.conversation(conversationId))
  const unread = data?.is_buyer_read === false
  const { shop_name } = shop
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.bubble}
        title={shop_name}
        aria-label={`Open chat with ${shop_name}${unread ? ', unread' : ''}`}
        data-bubble={conversationId}
        onClick={() => requestChat({ conversationId })}
      >
        <ShopAvatar seller={data?.seller ?? shop} size={52} />
        {unread && <span className={styles.unread} aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={`Close chat with ${shop_name}`}
        onClick={onClose}
      >
        <Icon icon={CloseOutlined} size={14} />
      </button>
    </li>
  )
}
