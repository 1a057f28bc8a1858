import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  open: boolean
  /** Back to cash. */
  onCancel: () => void
  /** The buyer is a tester and goes on with GCash. */
  onProceed: () => void
}

/** Says that paying by GCash is still being tried out. */
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
