import { memo } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useThread } from '#flows/chat/useThread.ts'
import { Row } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { MessageList } from './MessageList.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import styles from './Thread.module.css'

interface Props {
  conversation: Schemas['Conversation']
}

export const Thread = memo(function Thread({ conversation }: Props) {
  const { query, messages, stuck, loadOlder } = useThread(conversation._id)
  const older = {
    hasMore: query.hasNextPage,
    failed: query.isFetchNextPageError,
    stuck,
    load: loadOlder,
  }
  return (
    <Row grow column className={styles.thread}>
      <QueryBoundary
        query={query}
        errorMessage={() => 'Error loading chat'}
        loading={<ThreadSkeleton />}
      >
        {() => <MessageList conversation={conversation} messages={messages} older={older} />}
      </QueryBoundary>
    </Row>
  )
})
