import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useEffect } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { setPayingOrder, usePayingOrder } from '#state/payingOrder.ts'
import { Button } from '#ui/Button.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { useEndPayment, usePayOrder } from './usePayOrder.ts'

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
