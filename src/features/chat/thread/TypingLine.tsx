import type { Schemas } from '#api/contract.ts'
import { Avatar } from '#ui/Avatar.tsx'
import styles from './TypingLine.module.css'

/** Says that the shop is typing. It is not announced, since it changes too often. */
export function TypingLine({ shop }: { shop: Schemas['ConversationSeller'] }) {
  return (
    <p className={styles.line}>
      <Avatar name={shop.shop_name} src={shop.display_picture} size={28} />
      <span className={styles.text}>
        <span className={styles.name}>{shop.shop_name}</span> <span>is typing…</span>
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </span>
    </p>
  )
}
