import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question {
  title: string
  description: string
}

/**
 * For a dialog in which something is typed: `close` calls `onClose`, or, while there is something unsaved, first asks whether it may
 * be lost. `question` is to be rendered inside the dialog.
 */
export function useDiscardQuestion(unsaved: boolean, onClose: () => void, words: Question): { close: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onClose()
  }
  const question = (
    <ConfirmDialog
      open={asking}
      {...words}
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      danger
      onCancel={() => setAsking(false)}
      onConfirm={discard}
    />
  )
  return { close: () => (unsaved ? setAsking(true) : onClose()), question }
}
