import PictureOutlined from '@ant-design/icons/PictureOutlined'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type DragEvent, memo, useState } from 'react'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { useThread } from '#flows/chat/useThread.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Composer } from './composer/Composer.tsx'
import { useAttachments } from './composer/useAttachments.ts'
import { MessageList } from './thread/MessageList.tsx'
import styles from './Conversation.module.css'

const bubbles = [
  { width: 46, own: false },
  { width: 62, own: true },
  { width: 38, own: true },
  { width: 58, own: false },
  { width: 42, own: false },
  { width: 50, own: true },
  { width: 66, own: false },
  { width: 34, own: true },
]

export function ThreadSkeleton() {
  return (
    <Row column justify="end" gap={2} className={styles.skeleton}>
      {bubbles.map(({ width, own }) => (
        <span key={width} className={styles.bone} data-own={own || undefined}>
          {!own && <Skeleton shape="circle" width="1.75rem" />}
          <Skeleton shape="block" width={`${width}%`} height="2.5rem" />
        </span>
      ))}
    </Row>
  )
}

export const Thread = memo(function Thread({
  conversation,
}: {
  conversation: Schemas['Conversation']
}) {
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Its container has to have a height. */
export function Conversation({ conversation }: { conversation: Schemas['Conversation'] }) {
  const attachments = useAttachments(conversation._id)
  const [dropping, setDropping] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setDropping(true)
  }
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDropping(false)
    attachments.add([...event.dataTransfer.files])
  }
  return (
    <div
      role="presentation"
      className={styles.conversation}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <AntdProvider>
        <Thread conversation={conversation} />
        <Composer conversation={conversation} attachments={attachments} />
      </AntdProvider>
      {dropping && (
        <Stack
          as="p"
          align="center"
          gap={2}
          radius="l"
          tone="green-strong"
          weight={700}
          className={styles.drop}
          aria-hidden
        >
          <Icon icon={PictureOutlined} size={32} />
          Drop files here
        </Stack>
      )}
    </div>
  )
}

/** How often it is refetched, ms; no event reports the presence of the shop. */
const PRESENCE_MS = 60_000

export const useShownConversation = (id: string) =>
  useQuery({
    ...chatQueries.conversation(id),
    refetchInterval: PRESENCE_MS,
    refetchOnWindowFocus: 'always',
  })

const loading = (
  <Stack gap={3} pad={4} className={styles.loading}>
    <Skeleton shape="block" width="60%" height="2.5rem" />
    <Skeleton shape="block" width="45%" height="2.5rem" />
    <Skeleton shape="block" width="70%" height="4rem" />
  </Stack>
)

export function ConversationBody({ query }: { query: UseQueryResult<Schemas['Conversation']> }) {
  return (
    <Row grow column className={styles.body}>
      <QueryBoundary query={query} loading={loading} errorMessage={() => 'Error loading chat'}>
        {(conversation) => <Conversation key={conversation._id} conversation={conversation} />}
      </QueryBoundary>
    </Row>
  )
}
