import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useDiscardQuestion } from './useDiscardQuestion.tsx'

interface Base extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'onClose' | 'children'
> {
  /** Label of the button that acts; none when nothing can be done. */
  action: ReactNode
  cancelLabel?: string
  /** Beside the buttons. */
  summary?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** While in progress it can't be closed. */
  busy?: boolean
  /** The id of the form inside that the button submits. */
  form?: string
  /** Without a form. */
  onAction?: () => void
}

/** `discard` is asked before unsaved input is lost. */
type Props = Base &
  (
    | { unsaved: boolean; discard: { title: string; description: string } }
    | { unsaved?: never; discard?: never }
  )

/** An open dialog with a button that acts and one that closes it. */
export function ActionDialog({
  action,
  cancelLabel = 'Cancel',
  summary,
  danger,
  disabled,
  busy,
  form,
  onAction,
  discard = { title: '', description: '' },
  unsaved = false,
  onClose,
  children,
  ...dialog
}: Props) {
  const { close, question } = useDiscardQuestion(unsaved, onClose, discard, { sending: busy })
  const footer = (
    <>
      {summary}
      <Button variant="secondary" disabled={busy} onClick={close}>
        {cancelLabel}
      </Button>
      {action && (
        <Button
          type={form ? 'submit' : 'button'}
          form={form}
          variant={danger ? 'danger' : 'primary'}
          loading={busy}
          disabled={disabled}
          onClick={onAction}
        >
          {action}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open {...dialog} dismissible={!busy} onClose={close} footer={footer}>
      {children}
      {question}
    </Dialog>
  )
}
