import { useState } from 'react'
import type { Choices } from './attempt.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import styles from './Checkout.module.css'
import { DeliveryInstructions } from './DeliveryInstructions.tsx'
import { ItemsSummary } from './ItemsSummary.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import type { SentOrder } from './sentOrder.ts'
import type { Settled } from './settle.ts'
import { Totals } from './Totals.tsx'
import { useAddresses } from './useAddresses.ts'
import { useChoices } from './useChoices.ts'
import type { Ordering } from './useFinishOrder.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

/** What a checkout knows before prices and stock are read. */
export interface FreshProps extends Ordering {
  /** What was chosen before a reload. */
  kept: Choices | undefined
  /** Why the last try gave no order. */
  failure: string | null
  onFailed: (reason: string | null) => void
  onUncertain: (sent: SentOrder, choices: Choices) => void
}

interface Props extends FreshProps {
  /** What will be ordered, and how it differs from what was chosen: that is to be accepted before paying. */
  settled: Settled
  placing: boolean
  onBusy: (busy: boolean) => void
}

const obstacleOf = (accepted: boolean, hasAddress: boolean) =>
  !accepted ? 'Accept the changes first.' : hasAddress ? undefined : 'Choose an address first.'

/** The checkout form. */
export function CheckoutForm({ settled: { groups, changes }, placing, onBusy, kept, failure, onFailed, onUncertain, ...ordering }: Props) {
  const { userId, state, attemptKey } = ordering
  const { choices, choose } = useChoices({ userId, state, attemptKey, kept })
  const { query: addresses, address } = useAddresses(userId, choices.addressId)
  const [accepted, setAccepted] = useState('')
  const place = usePlaceOrder({ ...ordering, groups, onBusy, onFailed, onUncertain: (sent) => onUncertain(sent, choices) })
  // Only these very changes are accepted: a later one is asked about anew.
  const news = changes.join('\n')
  const isAccepted = news === '' || news === accepted
  const setDelivery = (shopId: string, method: Choices['deliveries'][string]) =>
    choose({ deliveries: { ...choices.deliveries, [shopId]: method } })
  const submit = () => {
    if (!address) return
    onFailed(null)
    place(choices, address._id)
  }

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {news !== '' && <ChangesNotice changes={changes} accepted={isAccepted} onAccept={() => setAccepted(news)} />}
        <ItemsSummary groups={groups} deliveries={choices.deliveries} disabled={placing} onDelivery={setDelivery} />
        <BillingAddress query={addresses} address={address} onChoose={(addressId) => choose({ addressId })} />
        <PaymentMethod value={choices.payment} onChange={(payment) => choose({ payment })} />
        <DeliveryInstructions value={choices.instructions} onChange={(instructions) => choose({ instructions })} />
      </div>
      <Totals
        groups={groups}
        choices={choices}
        userId={userId}
        placing={placing}
        obstacle={obstacleOf(isAccepted, address !== undefined)}
        failure={failure}
        onPlace={submit}
      />
    </div>
  )
}
