import { useId } from 'react'
import styles from './Checkout.module.css'

/** Characters that the server takes. */
const MAX_LENGTH = 500

interface Props {
  value: string
  onChange: (text: string) => void
}

/** A note to the shop or the courier. */
export function DeliveryInstructions({ value, onChange }: Props) {
  const id = useId()
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>
        <label htmlFor={id}>Delivery Instructions</label>
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        Optional: a landmark, a gate, a good time to come.
      </p>
      <textarea
        id={id}
        className={styles.instructions}
        rows={3}
        maxLength={MAX_LENGTH}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </section>
  )
}
