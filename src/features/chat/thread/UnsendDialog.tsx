import { flushSync } from 'react-dom'
import { useUnsend } from '#flows/chat/useUnsend.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showError } from '#ui/toast.ts'

interface Props {
  conversationId: string
  /** The id of the message. */
  id: string
  onClose: () => void
}

/** Asks before a message is unsent. It leaves the thread at once; if the call fails, it is back in its place. */
export function UnsendDialog({ conversationId, id, onClose }: Props) {
  const unsendMessage = useUnsend(conversationId)
  const unsend = () => {
    // The dialog gives the focus back to the message's menu, which goes with the message: the thread gets it.
    flushSync(onClose)
    document.activeElement?.closest<HTMLElement>('[role=region]')?.focus({ preventScroll: true })
    unsendMessage(id).catch(() => showError('Failed to unsend message', 'It is still in the chat. Please try again.'))
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
