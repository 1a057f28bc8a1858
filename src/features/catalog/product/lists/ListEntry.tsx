import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { quantityOn } from '#flows/schedule/listItems.ts'
import { longDate } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import styles from './Lists.module.css'

interface Props {
  list: Schemas['Schedule']
  product: Schemas['Product']
  /** The product is being added to this list. */
  busy: boolean
  /** Resolves to whether it succeeded. */
  onAdd: (quantity: number) => Promise<boolean>
}

/** One of the user's lists, with the quantity to add to it. */
export function ListEntry({ list, product, busy, onAdd }: Props) {
  const [chosen, setChosen] = useState(1)
  const held = quantityOn(list, product._id)
  const room = product.stocks - held
  const quantity = Math.max(1, Math.min(chosen, room))
  const add = async () => {
    if (await onAdd(quantity)) setChosen(1)
  }
  return (
    <Row as="li" wrap align="start" gap={3} pad={4} border radius="l" aria-label={list.name}>
      <ThemeIcon theme={list.theme} size={44} />
      <div className={styles.text}>
        <Text weight={700}>{list.name}</Text>
        <Text note>Checks out {list.schedule_type}</Text>
        <Text note>
          {list.next_checkout_date && list.is_active
            ? `Next check out ${longDate(list.next_checkout_date)}`
            : 'No check out planned'}
        </Text>
        {held > 0 && (
          <Text tone="green-strong" size="s" weight={650}>
            {held} on this list
          </Text>
        )}
      </div>
      <Row align="start" justify="between" gap={3} className={styles.adding}>
        {room > 0 ? (
          <QuantityStepper
            label={`${product.product_name} for ${list.name}`}
            value={quantity}
            max={room}
            price={product.price}
            disabled={busy}
            onChange={setChosen}
          />
        ) : (
          <Text note>{product.stocks === 0 ? 'Sold Out' : 'Max stocks reached'}</Text>
        )}
        <Button
          size="s"
          disabled={room <= 0}
          loading={busy}
          aria-label={`Add to ${list.name}`}
          onClick={() => void add()}
        >
          Add
        </Button>
      </Row>
    </Row>
  )
}
