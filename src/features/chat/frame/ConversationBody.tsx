import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { Row, Stack } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Conversation } from '../Conversation.tsx'
import styles from './ConversationBody.module.css'

/** ms; no event reports the presence of the shop. */
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

/** Fills the rest of its frame. */
export function ConversationBody({ query }: { query: UseQueryResult<Schemas['Conversation']> }) {
  return (
    <Row grow column className={styles.body}>
      <QueryBoundary query={query} loading={loading} errorMessage={() => 'Error loading chat'}>
        {(conversation) => <Conversation key={conversation._id} conversation={conversation} />}
      </QueryBoundary>
    </Row>
  )
}
