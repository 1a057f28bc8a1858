import MessageOutlined from '@ant-design/icons/MessageOutlined'
import {
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { Tabs } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Pages } from '#api/cache/chatCache.ts'
import { chatMutations, chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { isStuck, itemsOf } from '#lib/pages.ts'
import { searchText } from '#lib/visibleText.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { ConversationRow, ConversationSkeleton, type RowTarget } from './ConversationRow.tsx'
import styles from './ConversationList.module.css'

type Conversation = Schemas['Conversation']

/** Lists hide them at once, and show them again on failure. */
function useDeleteConversation(): (conversationIds: readonly string[]) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...chatMutations.remove(),
    onSuccess: () => showToast('Conversation deleted successfully'),
    onError: () => showError('Failed to delete conversation'),
    // A page that was loaded meanwhile may lack the conversation that has shifted to the one
    // before.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['chat', 'conversations'] }),
  })
  return mutate
}

/** The server's pages have shifted, so that the next one would skip conversations. */
const hasShifted = (data: Pages<Conversation> | undefined, unread: boolean) =>
  data?.shifted === true || (unread && itemsOf(data).some(({ is_buyer_read }) => is_buyer_read))

const useDeleting = () =>
  useMutationState({
    filters: { mutationKey: chatMutations.remove().mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  }).flat()

/** Lists the latest first, each once, without those that are being deleted. */
function useConversations(buyerId: string, unread: boolean) {
  const query = useInfiniteQuery(chatQueries.conversations(buyerId, unread))
  const { data, fetchNextPage: fetchNext, refetch } = query
  const deleting = useDeleting()
  const loaded = useMemo(() => itemsOf(data), [data])
  const shifted = hasShifted(data, unread)

  const fetchNextPage = async () => {
    // The next page could skip some of a list that can't be refreshed.
    if (shifted && (await refetch()).isError) return
    await fetchNext()
  }
  return {
    query: { ...query, fetchNextPage },
    stuck: isStuck(data),
    conversations: loaded.filter(({ _id }) => !deleting.includes(_id)),
  }
}

const MAX_TERM = 100

interface Props {
  buyerId: string
  unread: boolean
  target: (conversation: Conversation) => RowTarget
  onDeleting?: (conversation: Conversation) => void
  term: string
  onTerm: (term: string) => void
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const hasText = ({ seller, latest_message }: Conversation, text: string) =>
  [seller.shop_name, latest_message].some((one) => fold(one).includes(fold(text)))

const skeleton: ReactNode = (
  <>
    <ConversationSkeleton />
    <ConversationSkeleton />
    <ConversationSkeleton />
    <ConversationSkeleton />
  </>
)

/** The contract can't search chats. */
const foundText = (count: number, place: string) =>
  `${count === 0 ? 'Nothing' : count} found in ${place}.`

export function ConversationList({ buyerId, unread, target, onDeleting, term, onTerm }: Props) {
  const { query, stuck, conversations: loaded } = useConversations(buyerId, unread)
  const text = searchText(term)
  const searching = text !== ''
  const conversations = searching ? loaded.filter((one) => hasText(one, text)) : loaded
  const remove = useDeleteConversation()
  const [toDelete, setToDelete] = useState<Conversation | null>(null)
  const box = useRef<HTMLDivElement>(null)
  /** Index of the deleted row, from which the focus moves to the next one. */
  const deletedAt = useRef<number | null>(null)
  const confirm = (conversation: Conversation) => {
    deletedAt.current = conversations.findIndex(({ _id }) => _id === conversation._id)
    setToDelete(null)
    remove([conversation._id])
    onDeleting?.(conversation)
  }
  const { length } = conversations
  useEffect(() => {
    const [place, element] = [deletedAt.current, box.current]
    deletedAt.current = null
    if (place === null || !element) return
    const rows = element.querySelectorAll<HTMLElement>('[data-row]')
    const next = rows[Math.min(place, rows.length - 1)] ?? element
    next.focus()
  }, [length])

  const description = unread
    ? undefined
    : 'Message a shop about a product, and your chat will show here.'
  const empty = (
    <EmptyState title="No chats available!" description={description} icon={MessageOutlined} />
  )
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <QueryBoundary
        query={query}
        loading={skeleton}
        errorMessage={({ message }) => `Your chats could not be loaded: ${message}`}
      >
        {() =>
          loaded.length === 0 && !query.hasNextPage ? (
            empty
          ) : (
            // A search loads no more pages by itself: one without results would load all.
            <InfiniteList
              query={query}
              stuck={stuck || searching}
              loading={searching ? null : skeleton}
              endText={searching ? 'All chats searched' : 'No more chats to show'}
            >
              <div className={styles.search}>
                <SearchField
                  label="Search your chats"
                  maxLength={MAX_TERM}
                  value={term}
                  onChange={onTerm}
                />
              </div>
              {searching && (
                <p role="status" className={styles.found}>
                  {foundText(
                    length,
                    query.hasNextPage ? `the ${loaded.length} chats that are loaded` : 'your chats',
                  )}
                </p>
              )}
              <ul aria-label={unread ? 'Unread chats' : 'Chats'}>
                {conversations.map((conversation) => (
                  <ConversationRow
                    key={conversation._id}
                    conversation={conversation}
                    target={target(conversation)}
                    onDelete={() => setToDelete(conversation)}
                  />
                ))}
              </ul>
            </InfiniteList>
          )
        }
      </QueryBoundary>
      <ConfirmDialog
        open={toDelete !== null}
        title="Delete this conversation?"
        description={`Your messages with ${toDelete?.seller.shop_name} will be deleted.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => toDelete && confirm(toDelete)}
        onCancel={() => setToDelete(null)}
      />
    </div>
  )
}

interface ConversationTabsProps {
  buyerId: string
  target: (conversation: Schemas['Conversation']) => RowTarget
  onDeleting?: (conversation: Schemas['Conversation']) => void
  className?: string
}

export function ConversationTabs({ className, ...props }: ConversationTabsProps) {
  const [term, setTerm] = useState('')
  const list = { ...props, term, onTerm: setTerm }
  return (
    <AntdProvider>
      <Tabs
        destroyOnHidden
        classNames={{ header: className }}
        items={[
          { key: 'all', label: 'All', children: <ConversationList {...list} unread={false} /> },
          { key: 'unread', label: 'Unread', children: <ConversationList {...list} unread /> },
        ]}
      />
    </AntdProvider>
  )
}
