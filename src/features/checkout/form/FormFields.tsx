import { useState } from 'react'
import { type Attempt, type Choices, isEditable } from '#flows/checkout/attempt.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { parts } from './Chosen.tsx'
import styles from './Checkout.module.css'
import { DeliveryInstructions } from './DeliveryInstructions.tsx'
import { ItemsSummary } from './ItemsSummary.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { deliveryTo, summaryBody } from './orderBody.ts'
import { notPlaced } from './refusal.ts'
import type { CheckoutGroup, Settled } from './settle.ts'
import { Totals } from './Totals.tsx'
import { useAddresses } from './useAddresses.ts'
import { usePriceSummary } from './usePriceSummary.ts'

interface Props {
  store: AttemptStore
  attempt: Attempt
  /** The selection to be ordered, and its changes, which the user must accept before paying. */
  settled: Settled
  userId: string
  displayName: string
  placing: boolean
  /** `total`: the total on the screen, pesos; undefined while it is unknown. */
  onPlace: (groups: readonly CheckoutGroup[], choices: Choices, addressId: string, total?: number) => void
}

/** The reason why the last try failed; null before the first try and while one is in progress. */
function failureOf({ progress }: Attempt): string | null {
  if (!isEditable(progress)) return null
  return progress.refusal ?? (progress.phase === 'absent' ? notPlaced : null)
}

const obstacleOf = (accepted: boolean, hasAddress: boolean, consents: boolean) => {
  if (!accepted) return 'Accept the changes first.'
  if (!hasAddress) return 'Choose an address first.'
  return consents ? undefined : 'Choose how to pay first.'
}

/** The user's choices. All of them are stored in the attempt, so that reloads and other tabs keep them. */
export function FormFields({ store, attempt, settled: { groups, changes: settledChanges }, userId, displayName, placing, onPlace }: Props) {
  const { choices } = attempt
  const choose = (change: Partial<Choices>) => void store.dispatch({ type: 'chose', change })
  const { query: addresses, address, change: moved } = useAddresses(userId, choices.addressId)
  const [accepted, setAccepted] = useState('')
  const changes = moved === null ? settledChanges : [...settledChanges, moved]
  // Only these changes are accepted; later ones must be accepted too.
  const news = changes.join('\n')
  const isAccepted = news === '' || news === accepted
  const consents = choices.payment === 'cod' || choices.gcashConsent
  const price = usePriceSummary(summaryBody({ customer: userId, groups, choices }))
  const delivers = groups.some((group) => deliveryTo(group, choices) === 'DELIVERY')

  return (
    <div className={styles.columns}>
      <fieldset className={styles.main} disabled={placing}>
        {news !== '' && <ChangesNotice changes={changes} accepted={isAccepted} onAccept={() => setAccepted(news)} />}
        <ItemsSummary
          groups={groups}
          deliveries={choices.deliveries}
          deliveryFee={price.summary?.deliveryFee}
          onDeliveries={(deliveries) => choose({ deliveries })}
        />
        <div id={parts.address} tabIndex={-1}>
          <BillingAddress query={addresses} address={address} onChoose={(addressId) => choose({ addressId })} />
        </div>
        <div id={parts.payment} tabIndex={-1}>
          <PaymentMethod payment={choices.payment} consents={choices.gcashConsent} onChoose={choose} />
        </div>
        {delivers && <DeliveryInstructions value={choices.instructions} onChange={(instructions) => choose({ instructions })} />}
      </fieldset>
      <Totals
        groups={groups}
        choices={choices}
        address={address}
        price={price}
        displayName={displayName}
        placing={placing}
        obstacle={obstacleOf(isAccepted, address !== undefined, consents)}
        failure={placing ? null : failureOf(attempt)}
        onPlace={(total) => address && onPlace(groups, choices, address._id, total)}
      />
    </div>
  )
}
