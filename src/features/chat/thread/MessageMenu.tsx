import CopyOutlined from '@ant-design/icons/CopyOutlined'
import UndoOutlined from '@ant-design/icons/UndoOutlined'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { useUnsend } from '#flows/chat/useUnsend.ts'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { excerpt } from '../excerpt.ts'

/** The message disappears at once, and reappears if the call fails. */
function UnsendDialog({
  conversationId,
  id,
  onClose,
}: {
  conversationId: string
  id: string
  onClose: () => void
}) {
  const unsendMessage = useUnsend(conversationId)
  const unsend = () => {
    // The dialog returns the focus to the message's menu, which disappears with it.
    flushSync(onClose)
    document.activeElement?.closest<HTMLElement>('[role=region]')?.focus({ preventScroll: true })
    unsendMessage(id).catch(() =>
      showError('Failed to unsend message', 'It is still in the chat. Please try again.'),
    )
  }
  return (
    <ConfirmDialog
      open
      title="Unsend this message?"
      description="It will be removed for you and for the shop, which may have read it already."
      confirmLabel="Unsend"
      danger
      onConfirm={unsend}
      onCancel={onClose}
    />
  )
}

interface Props {
  conversationId: string
  id: string
  message: ThreadMessage
}

export function MessageMenu({ conversationId, id, message }: Props) {
  const [asking, setAsking] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content)
      showToast('Message copied')
    } catch {
      // Insecure contexts have no clipboard.
      showError('The message could not be copied')
    }
  }
  const copyItem = {
    key: 'copy',
    icon: <Icon icon={CopyOutlined} />,
    label: 'Copy',
    onClick: () => void copy(),
  }
  return (
    <>
      <ActionMenu
        label={`Actions for your message: ${excerpt(message)}`}
        items={[
          ...(message.type === 'text' ? [copyItem] : []),
          {
            key: 'unsend',
            icon: <Icon icon={UndoOutlined} />,
            label: 'Unsend',
            danger: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <UnsendDialog conversationId={conversationId} id={id} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
