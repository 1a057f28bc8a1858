import { classNames } from '#ui/classNames.ts'
import styles from './PaymentMark.module.css'

interface Props {
  method: 'cod' | 'gcash'
  className?: string
}

/** The sign of a payment method, in the method's own colour; its name stands beside it. */
export function PaymentMark({ method, className }: Props) {
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(styles.mark, className)}
      data-method={method}
    >
      {method === 'gcash' ? 'G' : '₱'}
    </span>
  )
}
