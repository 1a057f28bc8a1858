import type { Schemas } from '../../../api/contract.ts'
import { addressLine } from '../../../components/addressLine.ts'
import styles from './OrderDetails.module.css'

type Order = Schemas['Order']

const payments: Record<Order['payment_method'], string> = {
  cod: 'Cash on Delivery/Pickup',
  card: 'Card',
  dob: 'Bank Transfer',
  gcash: 'GCash',
  paymaya: 'PayMaya',
}
const outcomes: Record<Order['payment_status'], string> = {
  PENDING: 'to be paid',
  PAID: 'paid',
  FAILED: 'payment failed',
  EXPIRED: 'payment expired',
}

/** How an order reaches the buyer and how it is paid. */
export function OrderDetails({ order }: { order: Order }) {
  const { delivery_method, address, payment_method, payment_status, delivery_instruction, cancel_reason } = order
  return (
    <dl className={styles.details}>
      <div>
        <dt>{delivery_method === 'PICKUP' ? 'Pickup' : 'Delivery'}</dt>
        <dd>
          {address.owner_name}, {address.mobile_number}
        </dd>
        <dd>{addressLine(address)}</dd>
      </div>
      <div>
        <dt>Payment Method</dt>
        <dd>
          {payments[payment_method]}, {outcomes[payment_status]}
        </dd>
      </div>
      {delivery_instruction && (
        <div>
          <dt>Delivery Instructions</dt>
          <dd>{delivery_instruction}</dd>
        </div>
      )}
      {cancel_reason && (
        <div>
          <dt>Reason for cancelling</dt>
          <dd>{cancel_reason}</dd>
        </div>
      )}
    </dl>
  )
}
