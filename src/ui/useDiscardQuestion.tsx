import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question {
  title: string
  description: string
}

/**
 * For a dialog with a form: `close` calls `onClose`; with unsaved input it first asks whether the input may
 * be discarded. Render `question` inside the dialog.
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
