import { Row, Stack } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ConversationSkeleton.module.css'

export function ConversationSkeleton() {
  return (
    <Row gap={3} className={styles.row} aria-hidden="true">
      <Skeleton shape="circle" width="3rem" />
      <Stack grow gap={2}>
        <Skeleton width="55%" />
        <Skeleton width="85%" />
      </Stack>
    </Row>
  )
}
