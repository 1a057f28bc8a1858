import { formatMoney } from '#domain/money.ts'
import { classNames } from '#ui/classNames.ts'
import styles from './PriceTag.module.css'

interface Props {
  /** Pesos. */
  amount: number
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** Length of a price from a million pesos on. */
const LONG = '₱1,000,000.00'.length

/** Browsers don't translate a price. */
export function PriceTag({ amount, size = 'm', className }: Props) {
  const text = formatMoney(amount)
  return (
    <span
      translate="no"
      className={classNames(styles.price, styles[size], className)}
      data-long={text.length >= LONG || undefined}
    >
      {text}
    </span>
  )
}
