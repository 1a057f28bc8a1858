import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useEffect, useEffectEvent, useState } from 'react'
import { PriceTag } from '#components/PriceTag.tsx'
import { paths } from '#domain/paths.ts'
import { webAddress } from '#lib/webAddress.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Ending } from '../attempt.ts'
import { isEnding } from './endings.ts'
import { closePaymentWindow, hasPaymentWindow, reopenPayment } from './paymentWindow.ts'
import { usePaymentOutcome } from './usePaymentOutcome.ts'
import styles from './PaymentWaiting.module.css'

/** Interval of checks, ms, since there is no event for a closed window. */
const CHECK_MS = 500

/** Whether the payment window is open; `onClosed` is called once it has been closed. */
function usePaymentWindow(onClosed: () => void): boolean {
  const [isOpen, setOpen] = useState(hasPaymentWindow)
  const notifyClosed = useEffectEvent(onClosed)
  useEffect(() => {
    const timer = setInterval(() => setOpen(hasPaymentWindow()), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (!isOpen) notifyClosed()
  }, [isOpen])
  return isOpen
}

interface Props {
  /** The orders that the payment covers. */
  orderIds: readonly string[]
  /** The provider's page; null while it is not known. */
  payUrl: string | null
  /** The amount of the payment, pesos, where it is known. */
  amount?: number
  displayName: string
  onPaid: () => void
  onEnded: (ending: Ending) => void
  /** Closes the overlay; without it, the overlay stays until the payment has ended. */
  onClose?: () => void
}

const NO_PAGE =
  'Your order is placed, but we couldn’t find the payment page. It may appear here in a moment. My Orders shows whether it is paid.'
const CLOSED =
  'The payment window is not open. If you have not paid yet, open it again: you pay only once.'

/** The orders exist; the user is paying for them in another window. */
export function PaymentWaiting({
  orderIds,
  payUrl,
  amount,
  displayName,
  onPaid,
  onEnded,
  onClose,
}: Props) {
  // A cancelled order is no longer part of the payment, which is then found by the next order.
  const [gone, setGone] = useState(0)
  const { data, error, isFetching, refetch } = usePaymentOutcome(orderIds[gone] ?? '')
  // The user may have paid just before closing the window.
  const isOpen = usePaymentWindow(() => void refetch())
  const status = data?.status
  const url = payUrl ?? webAddress(data?.checkout_page_url)

  const end = useEffectEvent(() => {
    if (status !== 'PAID' && !isEnding(status)) return
    if ((status === 'EXPIRED' || status === 'REFUNDED') && gone + 1 < orderIds.length)
      return setGone(gone + 1)
    closePaymentWindow()
    if (status === 'PAID') onPaid()
    else onEnded(status)
  })
  useEffect(() => end(), [status, gone])

  return (
    <Dialog
      open
      dismissible={onClose !== undefined}
      onClose={() => onClose?.()}
      size="s"
      title="Waiting for GCash Payment"
      description="Scan the QR code in the newly opened window to complete your payment."
    >
      <div className={styles.content}>
        <span className={styles.waiting}>
          <Icon icon={WalletOutlined} size={32} />
        </span>
        {/* After one of the orders was cancelled, the amount is no longer known. */}
        {amount !== undefined && gone === 0 && (
          <p className={styles.amount}>
            Amount to pay <PriceTag amount={amount} />
          </p>
        )}
        <div role="status" className={styles.news}>
          {error ? (
            <p>We could not check the payment: {error.message}. We’ll check again automatically.</p>
          ) : (
            !isOpen && <p>{url === null ? NO_PAGE : CLOSED}</p>
          )}
        </div>
        {url !== null && (
          <Button block icon={WalletOutlined} onClick={() => reopenPayment(url)}>
            Reopen payment window
          </Button>
        )}
        <Button
          block
          variant="secondary"
          icon={ReloadOutlined}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          I have paid, check again
        </Button>
        <LinkButton block variant="quiet" to={paths.orders(displayName, { status: 'PENDING' })}>
          View Orders
        </LinkButton>
      </div>
    </Dialog>
  )
}
