import type { Schemas } from '#api/contract.ts'
import { addressLine, barangayText } from '#components/addressLine.ts'
import { Grid } from '#ui/Layout.tsx'
import { reasonText } from '../cancel/cancellation.ts'
import { paymentText } from './payment.ts'
import styles from './OrderDetails.module.css'

type Order = Schemas['Order']

/** The shop's or the buyer's address; nothing if that isn't known. */
function Handover({ order: { delivery_method, shop, pickup_address, address } }: { order: Order }) {
  const receiver = address && [address.owner_name, address.mobile_number].filter(Boolean).join(', ')
  const barangay = address && barangayText(address.barangay)
  if (delivery_method === 'DELIVERY') {
    return (
      <div>
        <dt>Delivery</dt>
        <dd>{receiver ?? 'To your address'}</dd>
        {address && <dd>{addressLine(address)}</dd>}
        {barangay && <dd>{barangay}</dd>}
      </div>
    )
  }
  if (delivery_method === undefined) return null
  return (
    <div>
      <dt>Pickup</dt>
      <dd>
        {shop.shop_name}
        {pickup_address && `, ${pickup_address}`}
      </dd>
      {receiver && <dd>For {receiver}</dd>}
    </div>
  )
}

export function OrderDetails({ order }: { order: Order }) {
  const { delivery_instruction, cancel_reason } = order
  return (
    <Grid as="dl" gap={3} size="s" className={styles.details}>
      <Handover order={order} />
      <div>
        <dt>Payment Method</dt>
        <dd>{paymentText(order)}</dd>
      </div>
      {delivery_instruction && (
        <div>
          <dt>Delivery Instructions</dt>
          <dd>{delivery_instruction}</dd>
        </div>
      )}
      {cancel_reason && (
        <div>
          <dt>Cancellation reason</dt>
          <dd>{reasonText(cancel_reason)}</dd>
        </div>
      )}
    </Grid>
  )
}
