import DownOutlined from '@ant-design/icons/DownOutlined'
import { type ComponentProps, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { orderNumber } from '#domain/orderNumber.ts'
import { paths } from '#domain/paths.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { now } from '#lib/clock.ts'
import { dateAndTime, dayInShort } from '#lib/dates.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { onForget } from '#state/personal.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { Time } from '#ui/Time.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { OrderAction } from '../OrderDialogs.tsx'
import { OrderNote } from '../OrderNote.tsx'
import { labelFor, toneOf } from '../statuses.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { noteOf } from './orderNotes.ts'
import { OrderTimeline } from './OrderTimeline.tsx'
import { hasEnded, nextOf, timelineOf } from './timeline.ts'
import styles from './OrderCard.module.css'

type Order = Schemas['Order']

/**
 * The timeline of an order. It is collapsed when the order has ended, but not while the user looks
 * at it.
 */
function OrderProgress({ order }: { order: Order }) {
  const ended = hasEnded(order)
  const [isOver] = useState(ended)
  const timeline = <OrderTimeline steps={timelineOf(order)} />
  if (!ended) return timeline
  return (
    <details className={styles.folded} open={!isOver}>
      <Row as="summary" gap={2} size="s" weight={650} className={styles.end}>
        Order timeline
        <Icon icon={DownOutlined} size={14} className={styles.sign} />
      </Row>
      <Text as="div" above={4}>
        {timeline}
      </Text>
    </details>
  )
}

interface Props {
  order: Order
  /** In a list, where it shows the most important things until it is opened. */
  listed?: boolean
  /** On the screen of the order, whose title is its number; its open timeline tells the rest. */
  titled?: boolean
  onAction: (action: OrderAction) => void
}

/** Number of pictures of a folded card. */
const PICTURES = 4

/** What the buyer opened, by entry of the history and order, so that it is open again after Back. */
const openedCards = new Set<string>()
onForget(() => openedCards.clear())

/** What a folded card shows of an order. A press shows the rest, or hides it again. */
function Summary({
  order: { products, total_price },
  open,
  ...button
}: ComponentProps<'button'> & { order: Order; open: boolean }) {
  return (
    <button type="button" className={styles.summary} aria-expanded={open} {...button}>
      {open ? (
        'Hide details'
      ) : (
        <>
          {products.slice(0, PICTURES).map(({ product: { _id, display_picture } }) => (
            <ProductPicture key={_id} src={display_picture} className={styles.picture} />
          ))}
          <Text as="span" shrink tone="ink" ellipsis className={styles.first} aria-hidden="true">
            {products[0]?.product.product_name}
            {products.length > 1 && ` and ${products.length - 1} more`}
          </Text>
          <VisuallyHidden>
            Details, {products.length} {products.length === 1 ? 'product' : 'products'},{' '}
          </VisuallyHidden>
          <PriceTag amount={total_price} size="s" className={styles.sum} />
        </>
      )}
      <Icon icon={DownOutlined} size={14} className={styles.sign} />
    </button>
  )
}

/** The products, at the prices of the order, its progress and where it goes. */
function Body({ order }: { order: Order }) {
  const { products, fees = 0, total_price } = order
  const total = { label: 'Total', amount: total_price, total: true }
  return (
    <div className={styles.body}>
      <OrderProgress order={order} />
      <Stack justify="start" gap={4} shrink className={styles.main}>
        <Stack as="ul" columns={1} gap={3} aria-label="Products">
          {products.map(({ product: { _id, product_name, display_picture, price }, quantity }) => (
            <li key={_id}>
              <ProductLine
                withAmount
                to={paths.product(_id)}
                {...{ product_name, display_picture, quantity, price }}
              />
            </li>
          ))}
        </Stack>
        <MoneyTable rows={fees > 0 ? [{ label: 'Fees', amount: fees }, total] : [total]} />
      </Stack>
      <OrderDetails order={order} />
    </div>
  )
}

/** One order: products, shop, status, price and actions. */
export function OrderCard({ order, listed = false, titled = false, onAction }: Props) {
  const { _id, shop, order_status, order_timeline, delivery_method, createdAt, total_price } = order
  const printed = useMediaQuery('print')
  const card = `${useLocation().key} ${_id}`
  const [opened, setOpened] = useState(openedCards.has(card))
  const toggle = () => {
    if (opened) openedCards.delete(card)
    else openedCards.add(card)
    setOpened(!opened)
  }
  const [shownAt] = useState(now)
  const rest = useId()
  const foldable = listed && !printed
  const open = opened || !foldable
  const bare = titled && !hasEnded(order)
  const since = order_timeline[order_status] ?? createdAt
  return (
    <Stack
      as="article"
      surface
      gap={3}
      pad={5}
      shrink
      className={styles.card}
      data-foldable={foldable || undefined}
      data-titled={titled || undefined}
      aria-label={`Order ${createdAt ? `of ${dateAndTime(createdAt)} ` : ''}from ${shop.shop_name}`}
    >
      <Grid as="header" align="center" gap={2} rowGap={0} className={styles.head}>
        <ShopBadge shop={shop} heading />
        {!bare && (
          <span role="group" aria-label="Status" className={styles.status}>
            <Badge tone={toneOf(order_status)}>{labelFor(order_status, delivery_method)}</Badge>
          </span>
        )}
        {open ? (
          <>
            {!bare && (
              <Row as="p" wrap gap={3} rowGap={0} className={styles.id}>
                {!titled && <OrderNumber id={_id} />}
                <Time at={createdAt} format={dateAndTime} />
              </Row>
            )}
            <ChatButton shop={shop} className={styles.chat} />
          </>
        ) : (
          <Row as="p" wrap gap={3} rowGap={0} className={styles.id} title={_id}>
            #{orderNumber(_id)} <Time at={since} format={(at) => dayInShort(at, shownAt)} />
          </Row>
        )}
      </Grid>
      {foldable && <Summary order={order} open={opened} aria-controls={rest} onClick={toggle} />}
      <Row as="footer" wrap justify="between" className={styles.foot}>
        {!open && (
          <Text hint className={styles.coming}>
            {nextOf(order)}
          </Text>
        )}
        {bare && (
          <p className={styles.due}>
            Total <PriceTag amount={total_price} size="s" />
          </p>
        )}
        <OrderActions order={order} onAction={onAction} />
      </Row>
      <div id={rest} className={styles.rest} hidden={!open}>
        {open && (
          <>
            <OrderNote text={noteOf(order)} />
            <Body order={order} />
          </>
        )}
      </div>
    </Stack>
  )
}
