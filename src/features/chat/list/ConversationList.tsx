import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { visibleText } from '#lib/visibleText.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import styles from './ConversationList.module.css'
import { ConversationRow, type RowTarget } from './ConversationRow.tsx'
import { ConversationSearch } from './ConversationSearch.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { useConversations } from './useConversations.ts'
import { useDeleteConversation } from './useDeleteConversation.ts'

type Conversation = Schemas['Conversation']

interface Props {
  buyerId: string
  /** Only unread conversations. */
  unread: boolean
  target: (conversation: Conversation) => RowTarget
  /** Called when a conversation is being deleted. */
  onDeleting?: (conversation: Conversation) => void
  /** The text that is searched for. */
  term: string
  onTerm: (term: string) => void
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a conversation has a text in the name of its shop or in its latest message; accents and capitals make no difference. */
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

/** The result of a search, and where it was made: the contract can't search chats. */
const foundText = (count: number, place: string) => `${count === 0 ? 'Nothing' : count} found in ${place}.`

/** The user's conversations, page by page. Each can be opened, and deleted after a question. */
export function ConversationList({ buyerId, unread, target, onDeleting, term, onTerm }: Props) {
  const { query, stuck, conversations: loaded } = useConversations(buyerId, unread)
  const text = visibleText(term)
  const searching = text !== ''
  const conversations = searching ? loaded.filter((one) => hasText(one, text)) : loaded
  const remove = useDeleteConversation()
  const [asked, setAsked] = useState<Conversation | null>(null)
  const box = useRef<HTMLDivElement>(null)
  /** Place of the row that was deleted: the focus goes to the next one. */
  const deletedAt = useRef<number | null>(null)
  const confirm = (conversation: Conversation) => {
    deletedAt.current = conversations.findIndex(({ _id }) => _id === conversation._id)
    setAsked(null)
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

  const description = unread ? undefined : 'Message a shop about a product, and your chat will show here.'
  const empty = <EmptyState title="No chats available!" description={description} icon={MessageOutlined} />
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <QueryBoundary query={query} loading={skeleton} errorMessage={({ message }) => `Your chats could not be loaded: ${message}`}>
        {() =>
          loaded.length === 0 && !query.hasNextPage ? (
            empty
          ) : (
            // A search doesn't load on by itself: it would load everything for a word that nobody has written.
            <InfiniteList
              query={query}
              stuck={stuck || searching}
              loading={searching ? null : skeleton}
              endText={searching ? 'All chats were searched' : 'No more chats to show'}
            >
              <ConversationSearch term={term} onTerm={onTerm} />
              {searching && (
                <p role="status" className={styles.found}>
                  {foundText(length, query.hasNextPage ? `the ${loaded.length} chats that are loaded` : 'your chats')}
                </p>
              )}
              <ul aria-label={unread ? 'Unread chats' : 'Chats'}>
                {conversations.map((conversation) => (
                  <ConversationRow
                    key={conversation._id}
                    conversation={conversation}
                    target={target(conversation)}
                    onDelete={() => setAsked(conversation)}
                  />
                ))}
              </ul>
            </InfiniteList>
          )
        }
      </QueryBoundary>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this conversation?"
        description={`Your messages with ${asked?.seller.shop_name} will be deleted.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => asked && confirm(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}
