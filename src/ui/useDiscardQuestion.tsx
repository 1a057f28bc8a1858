import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { guardUnsaved } from '#lib/unsaved.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question {
  title: string
  description: string
}

interface Options {
  /** What the input doesn't survive: another address, for a dialog, or another screen. */
  lostBy?: 'address' | 'screen'
  /** The input is being sent. */
  sending?: boolean
}

/**
 * For a form: `close` calls `onClose`; with unsaved input it first asks whether the input may be
 * discarded. Back and links ask the same, and for a reload the browser asks in its own words.
 * Render `question` inside the dialog or on the screen of the form.
 * @param onClose `isLeaving`: the user is going to another address, so it need not be changed
 */
export function useDiscardQuestion(
  unsaved: boolean,
  onClose: (isLeaving: boolean) => void,
  texts: Question,
  { lostBy = 'address', sending = false }: Options = {},
): { close: () => void; question: ReactNode } {
  /**
   * Set while the question is open. The functions continue or cancel a navigation, if there is one.
   */
  const [asking, setAsking] = useState<{ leave?: () => void; stay?: () => void } | null>(null)
  const ask = useEffectEvent((leave: () => void, stay: () => void) => setAsking({ leave, stay }))
  // Not while the screen is hidden, as after the end of the session: nobody would see the question.
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
