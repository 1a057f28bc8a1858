import styles from './PaymentMark.module.css'

/** The sign of a payment method, in the method's own colour; its name stands beside it. */
export function PaymentMark({ method }: { method: 'cod' | 'gcash' }) {
  return (
    <span aria-hidden translate="no" className={styles.mark} data-method={method}>
      {method === 'gcash' ? 'G' : '₱'}
    </span>
  )
}
