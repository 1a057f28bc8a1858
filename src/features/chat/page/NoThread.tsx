import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './NoThread.module.css'

export function NoThread() {
  return (
    <div className={styles.place}>
      <EmptyState
        title="Choose a conversation"
        description="Its messages will show here."
        icon={MessageOutlined}
      />
    </div>
  )
}
