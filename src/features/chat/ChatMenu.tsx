import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'
import { requestChat } from '#state/chatRequest.ts'
import { DropdownBody, dropdownTabs } from '#ui/DropdownPanel.tsx'
import { ConversationTabs } from './list/ConversationList.tsx'
import styles from './ChatMenu.module.css'

export function ChatMenu({
  user,
  onClose,
}: {
  user: Pick<Schemas['SessionUser'], '_id' | 'display_name'>
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const open = (conversation: Schemas['Conversation']) => {
    const { queryKey } = chatQueries.conversation(conversation._id)
    // With cached data the window opens without waiting for a response.
    if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, conversation)
    // First returns the focus to the button, to which closing the window returns it.
    onClose()
    requestChat({ conversationId: conversation._id, fromList: true })
  }
  return (
    <>
      <DropdownBody>
        <ConversationTabs
          buyerId={user._id}
          className={dropdownTabs}
          target={(conversation) => ({ onOpen: () => open(conversation) })}
        />
      </DropdownBody>
      <div className={styles.foot}>
        <Link to={paths.chats(user.display_name)} className={styles.all}>
          See all chats
        </Link>
      </div>
    </>
  )
}
