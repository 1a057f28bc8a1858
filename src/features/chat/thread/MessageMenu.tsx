import CopyOutlined from '@ant-design/icons/CopyOutlined'
import UndoOutlined from '@ant-design/icons/UndoOutlined'
import { useState } from 'react'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { excerpt } from '../excerpt.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { UnsendDialog } from './UnsendDialog.tsx'

interface Props {
  conversationId: string
  /** The id of the message on the server. */
  id: string
  message: ThreadMessage
}

/** The actions of a message of the user. */
export function MessageMenu({ conversationId, id, message }: Props) {
  const [asking, setAsking] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content)
      showToast('Message copied')
    } catch {
      // Pages that are not served securely have no clipboard.
      showError('The message could not be copied')
    }
  }
  const copyItem = { key: 'copy', icon: <Icon icon={CopyOutlined} />, label: 'Copy', onClick: () => void copy() }
  return (
    <>
      <ActionMenu
        label={`Actions for your message: ${excerpt(message)}`}
        items={[
          ...(message.type === 'text' ? [copyItem] : []),
          { key: 'unsend', icon: <Icon icon={UndoOutlined} />, label: 'Unsend', danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {asking && <UnsendDialog conversationId={conversationId} id={id} onClose={() => setAsking(false)} />}
    </>
  )
}
