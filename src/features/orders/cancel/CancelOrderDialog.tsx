import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { ReasonField } from './ReasonField.tsx'

const OTHERS = 'Others'
const reasons = [
  'MODIFY EXISTING ORDER',
  'PAYMENT DIFFICULTY',
  'CHANGE STORE',
  'CHANGE OF MIND',
  'UNRESPONSIVE SELLER',
  'DUPLICATE ORDER',
  'DELIVERY CONCERN',
  OTHERS,
] as const
const options = reasons.map((reason) => ({ value: reason, label: reason }))

interface Props {
  open: boolean
  busy: boolean
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

function Question({ busy, onClose, onCancelOrder }: Omit<Props, 'open'>) {
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null)
  const [own, setOwn] = useState('')
  const said = reason === OTHERS ? own.trim() : (reason ?? '')
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title="Cancel order"
      description="Why do you want to cancel this order?"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep order
          </Button>
          <Button variant="danger" loading={busy} disabled={said === ''} onClick={() => onCancelOrder(said)}>
            Cancel order
          </Button>
        </>
      }
    >
      <RadioGroup label="Reason" hideLabel options={options} value={reason} onChange={setReason} />
      {reason === OTHERS && <ReasonField label="Your reason" value={own} disabled={busy} onChange={setOwn} />}
    </Dialog>
  )
}

/** Asks for the reason before an order is cancelled. */
export function CancelOrderDialog({ open, ...rest }: Props) {
  // Unmounted while closed: a reason from before is not offered again.
  return open ? <Question {...rest} /> : null
}
