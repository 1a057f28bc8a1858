import { CopyOutlined, UndoOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { showError, showToast } from '../../../ui/toast.ts'
import { excerpt } from '../excerpt.ts'
import type { ThreadMessage } from '../../../flows/chat/useThread.ts'
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
  const copyAction = { icon: CopyOutlined, label: 'Copy', onChoose: () => void copy() } as const
  return (
    <>
      <ActionMenu
        floating
        label={`Actions for your message: ${excerpt(message)}`}
        actions={[
          ...(message.type === 'text' ? [copyAction] : []),
          { icon: UndoOutlined, label: 'Unsend', danger: true, onChoose: () => setAsking(true) },
        ]}
      />
      {asking && <UnsendDialog conversationId={conversationId} id={id} onClose={() => setAsking(false)} />}
    </>
  )
}
