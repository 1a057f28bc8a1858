import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkoutQueries } from '#api/checkout.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { withLock } from '#lib/lock.ts'
import { webAddress } from '#lib/webAddress.ts'
import { setPayingOrder, usePayingOrder } from '#state/payingOrder.ts'
import { Button } from '#ui/Button.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Ending } from '../attempt.ts'
import { endPayment } from '../followUp.ts'
import { attemptOfOrder } from '../store.ts'
import { endings, isEnding } from './endings.ts'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { closePaymentWindow, openPaymentWindow, showPayment } from './paymentWindow.ts'

/** Ends the payment with a toast; an open checkout of the order is updated, too. */
function useEndPayment() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  return (orderId: string, ending: Ending | 'PAID') => {
    const attempt = user && attemptOfOrder(user._id, orderId)
    if (attempt) void endPayment({ lock: withLock }, attempt, ending)
    setPayingOrder(null)
    closePaymentWindow()
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    if (ending === 'PAID') showToast('Success', 'Payment successful')
    else showError(endings[ending].title, endings[ending].text)
  }
}

function usePayOrder(orderId: string) {
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const endPayment = useEndPayment()

  const pay = async () => {
    openPaymentWindow()
    setOpening(true)
    const details = await queryClient
      .fetchQuery({
        ...checkoutQueries.payment(orderId),
        staleTime: 0,
        // Without a network it fails at once, in place of an empty window.
        networkMode: 'always',
      })
      .catch(() => null)
    setOpening(false)
    const payUrl = webAddress(details?.checkout_page_url)
    const status = details?.status
    if (status === 'PAID' || isEnding(status)) return endPayment(orderId, status)
    if (payUrl === null) {
      closePaymentWindow()
      return showError('Error', 'The payment page for this order could not be opened.')
    }
    showPayment(payUrl)
    setPayingOrder({ orderId, payUrl })
  }
  return { pay: () => void pay(), opening }
}

type Order = Schemas['Order']

const waitsForPayment = ({ payment_method, payment_status, order_status }: Order) =>
  payment_method === 'gcash' && payment_status === 'PENDING' && order_status === 'PENDING'

function PayButton({ orderId }: { orderId: string }) {
  const { pay, opening } = usePayOrder(orderId)
  return (
    <Button size="s" icon={WalletOutlined} loading={opening} onClick={pay}>
      Pay now
    </Button>
  )
}

/** Pays an order with a pending online payment. Needs `PayNowWaiting` on the screen. */
export function PayNow({ order }: { order: Order }) {
  return waitsForPayment(order) ? <PayButton orderId={order._id} /> : null
}

/** Shown over the order list. Not part of the order's card, which may leave the list meanwhile. */
export function PayNowWaiting() {
  const { user } = useSession()
  const paying = usePayingOrder()
  const endPayment = useEndPayment()
  // A later visit does not continue the wait.
  useEffect(() => () => setPayingOrder(null), [])
  if (!paying) return null
  const { orderId, payUrl } = paying
  return (
    <PaymentWaiting
      orderIds={[orderId]}
      payUrl={payUrl}
      displayName={user?.display_name ?? ''}
      onPaid={() => endPayment(orderId, 'PAID')}
      onEnded={(ending) => endPayment(orderId, ending)}
      onClose={() => setPayingOrder(null)}
    />
  )
}
