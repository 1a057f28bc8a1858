import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { guardUnsaved } from '#lib/unsaved.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question {
  title: string
  description: string
}

interface Options {
  /** Another address loses a dialog's input, another `screen` a screen's. */
  lostBy?: 'address' | 'screen'
  sending?: boolean
}

/**
 * `close` calls `onClose`, after a question if input is unsaved; Back and links ask, too, and
 * before a reload the browser. Render `question` inside the dialog or on the form's screen.
 * @param onClose `isLeaving`: to another address, so it need not be changed
 */
export function useDiscardQuestion(
  unsaved: boolean,
  onClose: (isLeaving: boolean) => void,
  texts: Question,
  { lostBy = 'address', sending = false }: Options = {},
): { close: () => void; question: ReactNode } {
  /** Set while the question is open; the functions end a navigation, if there is one. */
  const [asking, setAsking] = useState<{ leave?: () => void; stay?: () => void } | null>(null)
  const ask = useEffectEvent((leave: () => void, stay: () => void) => setAsking({ leave, stay }))
  // The guard is off while the screen is hidden: nobody would see the question.
  useLayoutEffect(() => {
    if (unsaved) return guardUnsaved({ lostBy, sending, ask: (leave, stay) => ask(leave, stay) })
  }, [unsaved, lostBy, sending])

  const discard = () => {
    setAsking(null)
    onClose(asking?.leave !== undefined)
    asking?.leave?.()
  }
  const stay = () => {
    setAsking(null)
    asking?.stay?.()
  }
  const question = (
    <ConfirmDialog
      open={asking !== null}
      {...texts}
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      danger
      onCancel={stay}
      onConfirm={discard}
    />
  )
  return { close: () => (unsaved ? setAsking({}) : onClose(false)), question }
}
