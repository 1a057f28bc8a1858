import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PaymentEnded } from './PaymentEnded.tsx'
import styles from './PaymentWaiting.module.css'
import { closePaymentWindow, reopenPayment } from './paymentWindow.ts'
import { usePaymentOutcome } from './usePaymentOutcome.ts'
import { usePaymentWindow } from './usePaymentWindow.ts'

interface Props {
  /** The orders that one payment pays. */
  ids: string[]
  payUrl: string
  displayName: string
  /** Orders the same anew, once this payment has come to nothing. */
  onAgain: () => void
}

/** The orders exist; the buyer is paying for them in another window. */
export function PaymentWaiting({ ids, payUrl, displayName, onAgain }: Props) {
  const navigate = useNavigate()
  const [first = ''] = ids
  const { data, error, isFetching, refetch } = usePaymentOutcome(first)
  // Who closes the window may have paid just before.
  const isOpen = usePaymentWindow(() => void refetch())
  const status = data?.status

  useEffect(() => {
    if (status !== 'PAID') return
    closePaymentWindow()
    void navigate(`/cart/checkout?${new URLSearchParams({ status: 'success', type: 'onlinepay', id: first })}`, { replace: true })
  }, [status, first, navigate])
  useEffect(() => {
    if (status === 'FAILED' || status === 'EXPIRED') closePaymentWindow()
  }, [status])

  if (status === 'FAILED' || status === 'EXPIRED') return <PaymentEnded ending={status} displayName={displayName} onAgain={onAgain} />
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      size="s"
      title="Waiting for GCash Payment"
      description="Scan the QR code in the newly opened window to complete your payment."
    >
      <div className={styles.ways}>
        <span className={styles.waiting}>
          <Icon name="wallet" size={32} />
        </span>
        <div role="status" className={styles.news}>
          {error ? (
            <p>We could not check the payment: {error.message}. It is checked again by itself.</p>
          ) : (
            !isOpen && <p>The payment window is not open. If you have not paid yet, open it again: you pay only once.</p>
          )}
        </div>
        <Button block icon="wallet" onClick={() => reopenPayment(payUrl)}>
          Reopen payment window
        </Button>
        <Button block variant="secondary" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          I have paid, check again
        </Button>
        <LinkButton block variant="quiet" to={`/profile/${displayName}/orders?status=PENDING`}>
          View Orders
        </LinkButton>
      </div>
    </Dialog>
  )
}
