import type { MouseEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import { paymentOptions } from '#components/paymentOptions.ts'
import { formatMoney } from '#domain/money.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './Totals.module.css'

/** Ids of parts that may be out of view when the order is placed. */
export const formPartIds = { payment: 'checkout-payment', address: 'checkout-address' } as const

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

interface PaymentAndAddressProps {
  payment: Choices['payment']
  address: Schemas['Address'] | undefined
  delivers: boolean
}

/** Shown above the button that orders; each leads to where it is changed. */
export function PaymentAndAddress({ payment, address, delivers }: PaymentAndAddressProps) {
  const method = paymentOptions.find(({ value }) => value === payment)
  if (!method || !address) return null
  return (
    <p className={styles.chosen}>
      <a href={`#${formPartIds.payment}`} onClick={goTo}>
        {method.label}
      </a>
      {' · '}
      <a href={`#${formPartIds.address}`} onClick={goTo}>
        {delivers ? `${address.owner_name}, ${address.city}` : `Billed to ${address.owner_name}`}
      </a>
    </p>
  )
}

interface GcashWarningProps {
  open: boolean
  onCancel: () => void
  onProceed: () => void
}

function GcashWarning({ open, onCancel, onProceed }: GcashWarningProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="GCash is on trial"
      description="Paying by GCash is still being tested. Unless you are one of our testers, please pay by cash on delivery or pickup."
      footer={
        <>
          <Button variant="quiet" onClick={onProceed}>
            I’m a tester, use GCash
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    />
  )
}

interface Props {
  payment: Choices['payment']
  consents: boolean
  /** What GCash adds, pesos; undefined until it is known. */
  fees: number | undefined
  onChoose: (change: Partial<Choices>) => void
}

/** The warning of GCash stays open until the user answers it, even after a reload. */
export function PaymentMethod({ payment, consents, fees, onChoose }: Props) {
  const options = paymentOptions.map((option) =>
    option.value === 'gcash' && fees !== undefined
      ? { ...option, hint: `E-wallet. Adds ${formatMoney(fees)} in fees` }
      : option,
  )
  return (
    <Card title="Payment Method">
      <RadioGroup
        label="Payment Method"
        hideLabel
        options={options}
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
