import { Alert } from 'antd'
import type { ReactElement } from 'react'
import { ProductRow } from '#components/ProductRow.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { selectLines } from '#state/cartSelection.ts'
import { Button } from '#ui/Button.tsx'
import { Text } from '#ui/Layout.tsx'
import { type CartGroup, cartIdsOf, type RemovedLine } from './cartLines.ts'
import styles from './Cart.module.css'

interface Props {
  groups: readonly CartGroup[]
  selected: ReadonlySet<string>
  onRemove: (lines: RemovedLine[]) => void
  onQuantity: (cartId: string, quantity: number) => void
  undo?: { shopId: string; index: number; row: ReactElement }
}

export function CartGroups({ groups, selected, onRemove, onQuantity, undo }: Props) {
  const rowsOf = ({ shopId, products }: CartGroup) => {
    const rows = products.map((line, index) => (
      <ProductRow
        key={line.productId}
        line={line}
        selected={selected.has(line.cartId)}
        onSelect={(on) => selectLines([line.cartId], on)}
        onQuantity={(quantity) => onQuantity(line.cartId, quantity)}
        onRemove={() => onRemove([{ shopId, line, index }])}
      />
    ))
    return undo?.shopId === shopId ? rows.toSpliced(undo.index, 0, undo.row) : rows
  }

  return groups.map((group) => {
    const ids = cartIdsOf([group])
    const { shopId, shop_name, shop_picture, working_hour } = group
    const chosen = ids.filter((id) => selected.has(id)).length
    return (
      <ShopGroup
        key={shopId}
        {...{ shop_name, shop_picture, working_hour }}
        level={2}
        selected={chosen === ids.length}
        partlySelected={chosen > 0}
        onSelect={(on) => selectLines(ids, on)}
        chat={<ChatButton shop={{ _id: shopId, shop_name }} />}
      >
        {rowsOf(group)}
      </ShopGroup>
    )
  })
}

/** Says on the first screen that some products can't be bought, and leads to them. */
export function SoldOutNotice({ names: [name, ...others] }: { names: readonly string[] }) {
  const show = () => {
    const heading = document.getElementById('unavailable')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Alert
      role="presentation"
      type="warning"
      title={`Sold out: ${name}${others.length > 0 ? ` and ${others.length} more` : ''}`}
      action={
        <Button variant="quiet" size="s" onClick={show}>
          Show
        </Button>
      }
    />
  )
}

export function UnavailableProducts({ groups, onRemove }: Pick<Props, 'groups' | 'onRemove'>) {
  if (groups.length === 0) return null
  return (
    <section className={styles.unavailable} aria-labelledby="unavailable">
      <Text as="h2" id="unavailable" tabIndex={-1} below={3} size="l">
        Unavailable Products
      </Text>
      {groups.map(({ shopId, shop_name, products }) => (
        <div key={shopId} className={styles.unavailableGroup}>
          <Text hint weight={650}>
            {shop_name}
          </Text>
          {products.map((line, index) => (
            <ProductRow
              key={line.cartId}
              line={{ ...line, stocks: 0 }}
              onRemove={() => onRemove([{ shopId, line, index }])}
            />
          ))}
        </div>
      ))}
    </section>
  )
}
