import DownOutlined from '@ant-design/icons/DownOutlined'
import { type ComponentProps, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { orderNumber } from '#domain/orderNumber.ts'
import { now } from '#lib/clock.ts'
import { dayInShort } from '#lib/dates.ts'
import { countOf } from '#lib/numbers.ts'
import { onForget } from '#state/personal.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { Time } from '#ui/Time.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { OrderCardProps } from './OrderActions.tsx'
import { OrderFoot, OrderFrame, OrderHead, OrderRest, OrderStatus } from './OrderCard.tsx'
import { nowOf } from './orderTexts.ts'
import { hasEnded } from './timeline.ts'
import styles from './OrderCard.module.css'

type Order = Schemas['Order']

/** Keyed by entry of the history and order: open again after Back. */
const openedCards = new Set<string>()
onForget(() => openedCards.clear())

function Summary({
  order: { products, total_price },
  open,
  ...button
}: ComponentProps<'button'> & { order: Order; open: boolean }) {
  return (
    <button type="button" className={styles.summary} aria-expanded={open} {...button}>
      {!open && (
        <>
          <ProductPicture
            src={products[0]?.product.display_picture ?? null}
            className={styles.picture}
          />
          <Text as="span" shrink tone="ink" className={styles.first} aria-hidden>
            {products[0]?.product.product_name}
            {products.length > 1 && (
              <Text as="span" note>
                and {products.length - 1} more
              </Text>
            )}
          </Text>
          <VisuallyHidden>Details, {countOf(products.length, 'product')}, </VisuallyHidden>
        </>
      )}
      <Row as="span" gap={4} className={styles.price}>
        {!open && <PriceTag amount={total_price} size="s" />}
        <Row as="span" gap={1} tone="green" aria-hidden={!open}>
          <span>{open ? 'Hide details' : 'Details'}</span>
          <Icon icon={DownOutlined} size={14} turns />
        </Row>
      </Row>
    </button>
  )
}

export function FoldableOrderCard({ order, onAction }: OrderCardProps) {
  const { _id, order_status, order_timeline, createdAt } = order
  const card = `${useLocation().key} ${_id}`
  const [open, setOpen] = useState(openedCards.has(card))
  const toggle = () => {
    if (open) openedCards.delete(card)
    else openedCards.add(card)
    setOpen(!open)
  }
  const [shownAt] = useState(now)
  const rest = useId()
  const folded = (
    <>
      <OrderStatus order={order} />
      <Row as="p" wrap gap={3} rowGap={0} className={styles.id} title={_id}>
        #{orderNumber(_id)}{' '}
        <Time
          at={order_timeline[order_status] ?? createdAt}
          format={(at) => dayInShort(at, shownAt)}
        />
      </Row>
    </>
  )
  return (
    <OrderFrame order={order} kind="foldable" head={open ? <OrderHead order={order} /> : folded}>
      <Summary order={order} open={open} aria-controls={rest} onClick={toggle} />
      <OrderFoot order={order} onAction={onAction}>
        {!open && !hasEnded(order) && (
          <Text hint className={styles.now}>
            {nowOf(order)}
          </Text>
        )}
      </OrderFoot>
      <OrderRest order={order} id={rest} hidden={!open} />
    </OrderFrame>
  )
}
