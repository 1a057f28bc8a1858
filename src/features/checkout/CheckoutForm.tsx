import { useState } from 'react'
import type { Choices, Attempt } from './attempt.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { Totals } from './Totals.tsx'
import styles from './Checkout.module.css'
import { DeliveryInstructions } from './DeliveryInstructions.tsx'
import { ItemsSummary } from './ItemsSummary.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import type { CheckoutGroup } from './settle.ts'
import { useAddresses } from './useAddresses.ts'
import { useChoices } from './useChoices.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

interface Props {
  state: string
  userId: string
  displayName: string
  attempt: Attempt
  groups: readonly CheckoutGroup[]
  /** How this differs from what was chosen; to be accepted before paying. */
  changes: readonly string[]
  onPaying: (ids: string[], payUrl: string) => void
}

/** The checkout form. */
export function CheckoutForm({ state, userId, displayName, attempt, groups, changes, onPaying }: Props) {
  const { choices, choose } = useChoices(userId, state, attempt)
  const { query: addresses, address } = useAddresses(userId, choices.addressId)
  const [accepted, setAccepted] = useState('')
  const { place, placing } = usePlaceOrder({ userId, state, attemptKey: attempt.key, groups, onPaying })
  // Only these very changes are accepted: a later one is asked about anew.
  const news = changes.join('\n')
  const settled = news === '' || news === accepted
  const setDelivery = (shopId: string, method: Choices['deliveries'][string]) =>
    choose({ deliveries: { ...choices.deliveries, [shopId]: method } })

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {news !== '' && <ChangesNotice changes={changes} accepted={settled} onAccept={() => setAccepted(news)} />}
        <ItemsSummary groups={groups} deliveries={choices.deliveries} disabled={placing} onDelivery={setDelivery} />
        <BillingAddress query={addresses} address={address} displayName={displayName} onChoose={(addressId) => choose({ addressId })} />
        <PaymentMethod value={choices.payment} onChange={(payment) => choose({ payment })} />
        <DeliveryInstructions value={choices.instructions} onChange={(instructions) => choose({ instructions })} />
      </div>
      <Totals
        groups={groups}
        choices={choices}
        userId={userId}
        placing={placing}
        obstacle={!settled ? 'Accept the changes first.' : address === undefined ? 'Choose an address first.' : undefined}
        onPlace={() => address && place(choices, address._id)}
      />
    </div>
  )
}
