import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  open: boolean
  /** Called to return to cash. */
  onCancel: () => void
  /** Called when the user confirms to be a tester and continues with GCash. */
  onProceed: () => void
}

/** Warns that payment by GCash is still being tested. */
export function GcashWarning({ open, onCancel, onProceed }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="GCash is experimental"
      description="Paying by GCash is still being tested. Unless you are one of our testers, please pay by cash on delivery or pickup."
      footer={
        <>
          <Button variant="quiet" onClick={onProceed}>
            I am a tester, continue with GCash
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    />
  )
}
