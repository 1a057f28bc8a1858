import { formatMoney } from '../lib/money.ts'
import { classNames } from '../ui/classNames.ts'
import styles from './PriceTag.module.css'

interface Props {
  /** Pesos. */
  amount: number
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** A price: the most prominent text of a card, in tabular figures. */
export function PriceTag({ amount, size = 'm', className }: Props) {
  return <span className={classNames(styles.price, styles[size], className)}>{formatMoney(amount)}</span>
}
