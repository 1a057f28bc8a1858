import type { MouseEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import { paymentOptions } from '#components/paymentOptions.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import styles from './Totals.module.css'

/** Ids of parts that may be out of view when the order is placed. */
export const formPartIds = { payment: 'checkout-payment', address: 'checkout-address' } as const

/** Without an entry in the history. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

interface Props {
  payment: Choices['payment']
  /** Undefined while the user has none. */
  address: Schemas['Address'] | undefined
}

/** Above the button that orders; each leads to where it is changed. */
export function PaymentAndAddress({ payment, address }: Props) {
  const method = paymentOptions.find(({ value }) => value === payment)
  if (!method || !address) return null
  return (
    <p className={styles.chosen}>
      <a href={`#${formPartIds.payment}`} onClick={goTo}>
        {method.label}
      </a>
      {' · '}
      <a href={`#${formPartIds.address}`} onClick={goTo}>
        {address.owner_name}, {address.city}
      </a>
    </p>
  )
}
