import { paymentOptions } from '#components/paymentOptions.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { Card } from '#ui/Card.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { GcashWarning } from './GcashWarning.tsx'

interface Props {
  payment: Choices['payment']
  /** The user has confirmed the GCash warning. */
  consents: boolean
  onChoose: (change: Partial<Choices>) => void
}

/** The choice of the payment method. GCash opens a warning, which stays open until it is answered, also after a reload. */
export function PaymentMethod({ payment, consents, onChoose }: Props) {
  return (
    <Card title="Payment Method">
      <RadioGroup
        label="Payment Method"
        hideLabel
        options={paymentOptions}
        value={payment}
        onChange={(method) => onChoose({ payment: method })}
      />
      <GcashWarning
        open={payment === 'gcash' && !consents}
        onCancel={() => onChoose({ payment: 'cod' })}
        onProceed={() => onChoose({ gcashConsent: true })}
      />
    </Card>
  )
}
