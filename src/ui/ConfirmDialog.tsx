import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** A question that says what will happen. */
  description: string
  confirmLabel?: string
  cancelLabel?: string
  /** The action is destructive. */
  danger?: boolean
  /** The action is in progress: the dialog can be neither closed nor confirmed again. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel = 'Continue',
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      size="s"
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
