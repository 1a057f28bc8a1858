import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { quantityOn } from '#flows/schedule/listItems.ts'
import { longDate } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
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
    <li className={styles.entry} aria-label={list.name}>
      <ThemeIcon theme={list.theme} size={44} />
      <div className={styles.text}>
        <p className={styles.name}>{list.name}</p>
        <p className={styles.when}>Checks out {list.schedule_type}</p>
        <p className={styles.when}>
          {list.next_checkout_date && list.is_active
            ? `Next check out ${longDate(list.next_checkout_date)}`
            : 'No check out planned'}
        </p>
        {held > 0 && <p className={styles.held}>{held} on this list</p>}
      </div>
      <div className={styles.adding}>
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
          <p className={styles.when}>{product.stocks === 0 ? 'Sold Out' : 'Max stocks reached'}</p>
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
      </div>
    </li>
  )
}
