import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ReasonField } from './ReasonField.tsx'

interface Props {
  shopName: string
  busy: boolean
  onClose: () => void
  onRefund: (reason: string) => void
}

/** Asks a shop for the money back. What was typed stays until the request has arrived. */
export function RefundDialog({ shopName, busy, onClose, onRefund }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title="Request a refund"
      description={`${shopName} looks at your request and answers it. You can ask within 48 hours of receiving an order.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep order
          </Button>
          <Button loading={busy} disabled={reason.trim() === ''} onClick={() => onRefund(reason.trim())}>
            Request Refund
          </Button>
        </>
      }
    >
      <ReasonField label="What is wrong with the order?" value={reason} disabled={busy} onChange={setReason} />
    </Dialog>
  )
}
