import { formatMoney } from '../lib/money.ts'
import { classNames } from '../ui/classNames.ts'
import styles from './PriceTag.module.css'

interface Props {
  /** Pesos. */
  amount: number
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** A price: the strongest thing on a card, in figures of equal width. */
export function PriceTag({ amount, size = 'm', className }: Props) {
  return <span className={classNames(styles.price, styles[size], className)}>{formatMoney(amount)}</span>
}
