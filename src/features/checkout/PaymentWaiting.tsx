import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './PaymentWaiting.module.css'
import { closePaymentWindow, reopenPayment } from './paymentWindow.ts'
import { usePaymentOutcome } from './usePaymentOutcome.ts'

interface Props {
  /** The orders that one payment pays. */
  ids: string[]
  payUrl: string
  displayName: string
}

const ended: Partial<Record<string, { title: string; text: string }>> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged. Your orders tell what has become of them.' },
  EXPIRED: {
    title: 'The payment has expired',
    text: 'It was not paid in time and nothing was charged. Your orders tell what has become of them.',
  },
}

/** The orders exist; the buyer is paying for them in another window. */
export function PaymentWaiting({ ids, payUrl, displayName }: Props) {
  const navigate = useNavigate()
  const [first = ''] = ids
  const { data, isFetching, refetch } = usePaymentOutcome(first)
  const status = data?.status

  useEffect(() => {
    if (status !== 'PAID') return
    closePaymentWindow()
    void navigate(`/cart/checkout?${new URLSearchParams({ status: 'success', type: 'onlinepay', id: first })}`, { replace: true })
  }, [status, first, navigate])

  const orders = `/profile/${displayName}/orders?status=PENDING`
  const end = status && ended[status]
  if (end) {
    return (
      <EmptyState
        title={end.title}
        description={end.text}
        icon="wallet"
        tone="mango"
        action={
          <>
            <LinkButton to={`/profile/${displayName}/orders`}>View Orders</LinkButton>
            <LinkButton to="/cart" variant="secondary">
              Back to cart
            </LinkButton>
          </>
        }
      />
    )
  }
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
        <Button block icon="wallet" onClick={() => reopenPayment(payUrl)}>
          Reopen payment window
        </Button>
        <Button block variant="secondary" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          I have paid, check again
        </Button>
        <LinkButton block variant="quiet" to={orders}>
          View Orders
        </LinkButton>
      </div>
    </Dialog>
  )
}
