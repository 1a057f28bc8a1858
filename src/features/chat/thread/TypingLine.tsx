import type { Schemas } from '#api/contract.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './TypingLine.module.css'

/** It is not announced, since it changes too often. */
export function TypingLine({ shop }: { shop: Schemas['ConversationSeller'] }) {
  return (
    <Row as="p" gap={2} above={2}>
      <Avatar name={shop.shop_name} src={shop.display_picture} size={28} />
      <Row as="span" fill="white" shrink hint className={styles.text}>
        <Text as="span" ellipsis className={styles.name}>
          {shop.shop_name}
        </Text>{' '}
        <span>is typing…</span>
        <span className={styles.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
      </Row>
    </Row>
  )
}
