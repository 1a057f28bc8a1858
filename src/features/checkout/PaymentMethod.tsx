import { useState } from 'react'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import type { Choices } from './attempt.ts'
import styles from './Checkout.module.css'
import { GcashWarning } from './GcashWarning.tsx'

type Method = Choices['payment']
const methods: { value: Method; label: string; hint: string }[] = [
  { value: 'cod', label: 'Cash on Delivery/Pickup', hint: 'Pay the shop or the courier when you get your order' },
  { value: 'gcash', label: 'GCash', hint: 'E-Wallet. The provider adds its fees' },
]

interface Props {
  value: Method
  onChange: (method: Method) => void
}

/** How to pay. GCash comes with a warning first. */
export function PaymentMethod({ value, onChange }: Props) {
  const [warning, setWarning] = useState(false)
  const choose = (method: Method) => {
    onChange(method)
    setWarning(method === 'gcash')
  }
  const takeBack = () => choose('cod')
  return (
    <section className={styles.box} aria-labelledby="payment">
      <h2 id="payment" className={styles.title}>
        Payment Method
      </h2>
      <RadioGroup label="Payment Method" hideLabel options={methods} value={value} onChange={choose} />
      <GcashWarning open={warning} onCancel={takeBack} onProceed={() => setWarning(false)} />
    </section>
  )
}
