import DownOutlined from '@ant-design/icons/DownOutlined'
import type { MouseEvent } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './NewMessagesPill.module.css'

interface Props {
  count: number
  onPress: (event: MouseEvent) => void
}

export function NewMessagesPill({ count, onPress }: Props) {
  return (
    <Row
      as="button"
      type="button"
      fill="white"
      justify="center"
      gap={1}
      border
      radius="pill"
      tone="ink"
      size="s"
      weight={650}
      className={styles.pill}
      data-new={count > 0 || undefined}
      // The focus stays, so that the on-screen keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {count > 0 ? (
        <span>{count === 1 ? '1 new message' : `${count} new messages`}</span>
      ) : (
        <VisuallyHidden>Go to the latest message</VisuallyHidden>
      )}
      <Icon icon={DownOutlined} size={18} />
    </Row>
  )
}
