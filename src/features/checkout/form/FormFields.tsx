import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { Alert } from 'antd'
import { useState } from 'react'
import { type Attempt, type Choices, isEditable } from '#flows/checkout/attempt.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { BillingAddress, useAddresses } from './BillingAddress.tsx'
import { ItemsSummary } from './ItemsSummary.tsx'
import { deliveryTo, notPlaced, summaryBody } from './orderRequest.ts'
import { formPartIds, PaymentMethod } from './PaymentMethod.tsx'
import type { CheckoutGroup, Reconciled } from './reconcile.ts'
import { paymentFees } from './totalRows.ts'
import { Totals, usePriceSummary } from './Totals.tsx'
import styles from './Checkout.module.css'

/** The server's limit, characters. */
const MAX_INSTRUCTIONS_LENGTH = 500

function DeliveryInstructions({
  value,
  onChange,
}: {
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Card>
      <TextArea
        label="Delivery Instructions"
        heading
        hint="Optional: a landmark, the gate, a good time to deliver."
        maxLength={MAX_INSTRUCTIONS_LENGTH}
        value={value}
        onChange={onChange}
      />
    </Card>
  )
}

/** Lists changes since the selection, before the user pays. */
function ChangesNotice({
  changes,
  accepted,
  onAccept,
}: {
  changes: readonly string[]
  accepted: boolean
  onAccept: () => void
}) {
  const consent = accepted ? (
    <Row as="p" gap={2} tone="green-strong" weight={650}>
      <Icon icon={CheckOutlined} size={18} />
      Changes accepted
    </Row>
  ) : (
    <Button size="s" onClick={onAccept}>
      Accept changes
    </Button>
  )
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <Text as="h2" size="m">
          Something has changed
        </Text>
      }
      description={
        <>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {consent}
        </>
      }
    />
  )
}

interface Props {
  store: AttemptStore
  attempt: Attempt
  /** The user must accept its changes before paying. */
  reconciled: Reconciled
  userId: string
  displayName: string
  placing: boolean
  /** `total`: the one on the screen, pesos; undefined while it is unknown. */
  onPlace: (
    groups: readonly CheckoutGroup[],
    choices: Choices,
    addressId: string,
    total?: number,
  ) => void
}

/** Says why the last try failed; null before the first and during a try. */
function failureOf({ progress }: Attempt): string | null {
  if (!isEditable(progress)) return null
  return progress.refusal ?? (progress.phase === 'absent' ? notPlaced : null)
}

const obstacleOf = (
  accepted: boolean,
  hasAddress: boolean,
  delivers: boolean,
  consents: boolean,
) => {
  if (!accepted) return 'Accept the changes first.'
  if (!hasAddress)
    return delivers
      ? 'Choose an address first.'
      : 'Choose an address first: the shop needs your name and number for a pickup, too.'
  return consents ? undefined : 'Choose how to pay first.'
}

/** Choices are stored in the attempt: they survive a reload and are shared with other tabs. */
export function FormFields({
  store,
  attempt,
  reconciled: { groups, changes: selectionChanges },
  userId,
  displayName,
  placing,
  onPlace,
}: Props) {
  const { choices } = attempt
  const choose = (change: Partial<Choices>) => void store.dispatch({ type: 'chose', change })
  const {
    query: addresses,
    address,
    change: addressChange,
  } = useAddresses(userId, choices.addressId)
  const [accepted, setAccepted] = useState('')
  const changes = addressChange === null ? selectionChanges : [...selectionChanges, addressChange]
  const changesText = changes.join('\n')
  const isAccepted = changesText === '' || changesText === accepted
  const consents = choices.payment === 'cod' || choices.gcashConsent
  const body = (payment: Choices['payment']) =>
    summaryBody({ customer: userId, groups, choices: { ...choices, payment } })
  const price = usePriceSummary(body(choices.payment))
  // Its fees are known before it is chosen.
  const gcash = usePriceSummary(body('gcash'))
  const delivers = groups.some((group) => deliveryTo(group, choices) === 'DELIVERY')

  return (
    <Stack gap={6} beside="minmax(0, 1fr) 22rem">
      <Stack as="fieldset" justify="start" gap={6} disabled={placing}>
        {changesText !== '' && (
          <ChangesNotice
            changes={changes}
            accepted={isAccepted}
            onAccept={() => setAccepted(changesText)}
          />
        )}
        <ItemsSummary
          groups={groups}
          deliveries={choices.deliveries}
          deliveryFee={price.summary?.deliveryFee}
          onDeliveries={(deliveries) => choose({ deliveries })}
        />
        <div id={formPartIds.address} tabIndex={-1}>
          <BillingAddress
            query={addresses}
            address={address}
            onChoose={(addressId) => choose({ addressId })}
          />
        </div>
        <div id={formPartIds.payment} tabIndex={-1}>
          <PaymentMethod
            payment={choices.payment}
            consents={choices.gcashConsent}
            fees={gcash.summary && paymentFees(gcash.summary)}
            onChoose={choose}
          />
        </div>
        {delivers && (
          <DeliveryInstructions
            value={choices.instructions}
            onChange={(instructions) => choose({ instructions })}
          />
        )}
      </Stack>
      <Totals
        groups={groups}
        choices={choices}
        address={address}
        delivers={delivers}
        price={price}
        displayName={displayName}
        placing={placing}
        obstacle={obstacleOf(isAccepted, address !== undefined, delivers, consents)}
        failure={placing ? null : failureOf(attempt)}
        onPlace={(total) => address && onPlace(groups, choices, address._id, total)}
      />
    </Stack>
  )
}
