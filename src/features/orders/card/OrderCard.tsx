import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import ClockCircleFilled from '@ant-design/icons/ClockCircleFilled'
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { Timeline } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { addressLine, barangayText } from '#components/addressLine.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { paths } from '#domain/paths.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { dateAndTime } from '#lib/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { Time } from '#ui/Time.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { reasonText } from '../cancel/cancellation.ts'
import { OrderNote } from '../OrderNote.tsx'
import { labelFor, labelOf, toneOf } from '../statuses.ts'
import { CancelRow, OrderActions, type OrderCardProps } from './OrderActions.tsx'
import { noteOf, nowOf, paymentText } from './orderTexts.ts'
import { hasEnded, timelineOf } from './timeline.ts'
import styles from './OrderCard.module.css'

const looks = {
  done: { color: 'green', icon: <Icon icon={CheckCircleFilled} />, spoken: 'done' },
  current: { color: 'var(--mango)', icon: <Icon icon={ClockCircleFilled} />, spoken: 'now' },
  upcoming: { color: 'var(--line-strong)', spoken: 'not yet' },
  stopped: { color: 'red', icon: <Icon icon={CloseCircleFilled} />, spoken: 'stopped here' },
} as const

/** Lists statuses, earliest first. */
function OrderTimeline({ order }: { order: Order }) {
  const items = timelineOf(order).map(({ label, at, state }) => {
    const { spoken, ...look } = looks[state]
    return {
      ...look,
      key: label,
      'aria-current': state === 'current' ? 'step' : undefined,
      content: (
        <>
          <span className={styles.label} data-state={state}>
            {label}
            <VisuallyHidden> ({spoken})</VisuallyHidden>
          </span>
          {state === 'current' && <Text hint>{nowOf(order)}</Text>}
          {at && (
            <Text as="time" note numeric dateTime={at}>
              {dateAndTime(at)}
            </Text>
          )}
        </>
      ),
    }
  })
  return <Timeline aria-label="Order timeline" items={items} classNames={{ item: styles.step }} />
}

type Order = Schemas['Order']

/** Names the shop's or the buyer's address; nothing if that isn't known. */
function Handover({ order }: { order: Order }) {
  const { delivery_method, shop, pickup_address, address } = order
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
      {!hasEnded(order) && (
        <dd>
          <ClosedNow hours={shop.working_hour} always />
          {shop.shop_handle && (
            <Link to={paths.nearby({ shop: shop.shop_handle, directions: true })}>Directions</Link>
          )}
        </dd>
      )}
    </div>
  )
}

function OrderDetails({ order }: { order: Order }) {
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

/** It is collapsed when the order has ended, but not while the user looks at it. */
function OrderProgress({ order }: { order: Order }) {
  const ended = hasEnded(order)
  const [isOver] = useState(ended)
  const timeline = <OrderTimeline order={order} />
  if (!ended) return timeline
  return (
    <details className={styles.folded} open={!isOver}>
      <Row as="summary" gap={2} size="s" weight={650} className={styles.end}>
        Order timeline
        <Icon icon={DownOutlined} size={14} turns />
      </Row>
      <Text as="div" above={4}>
        {timeline}
      </Text>
    </details>
  )
}

function Details({ order }: { order: Order }) {
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

interface RestProps {
  order: Order
  id?: string
  hidden?: boolean
}

/** Nothing while it is hidden. */
export const OrderRest = ({ order, id, hidden = false }: RestProps) => (
  <div id={id} className={styles.rest} hidden={hidden}>
    {!hidden && (
      <>
        <OrderNote text={noteOf(order)} />
        <Details order={order} />
      </>
    )}
  </div>
)

export const OrderStatus = ({ order: { order_status, delivery_method } }: { order: Order }) => (
  <span role="group" aria-label="Status" className={styles.status}>
    <Badge tone={toneOf(order_status)}>{labelFor(order_status, delivery_method)}</Badge>
  </span>
)

interface FrameProps {
  order: Order
  /** Where its parts have places of their own. */
  kind?: 'foldable' | 'page'
  head: ReactNode
  children: ReactNode
}

export const OrderFrame = ({ order: { shop, createdAt }, kind, head, children }: FrameProps) => (
  <Stack
    as="article"
    surface
    gap={3}
    pad={5}
    shrink
    className={styles.card}
    data-kind={kind}
    aria-label={`Order ${createdAt ? `of ${dateAndTime(createdAt)} ` : ''}from ${shop.shop_name}`}
  >
    <Grid as="header" align="center" gap={2} rowGap={0} className={styles.head}>
      <ShopBadge shop={shop} heading />
      {head}
    </Grid>
    {children}
  </Stack>
)

export const OrderFoot = ({ children, ...actions }: OrderCardProps & { children?: ReactNode }) => (
  <Row as="footer" wrap justify="between" className={styles.foot}>
    {children}
    <OrderActions {...actions} />
  </Row>
)

export const OrderHead = ({ order }: { order: Order }) => (
  <>
    <OrderStatus order={order} />
    <Row as="p" wrap gap={3} rowGap={0} className={styles.id}>
      <OrderNumber id={order._id} />
      <Time at={order.createdAt} format={dateAndTime} />
    </Row>
    <ChatButton shop={order.shop} className={styles.chat} />
  </>
)

export const OrderCard = ({ order, onAction }: OrderCardProps) => (
  <OrderFrame order={order} head={<OrderHead order={order} />}>
    <OrderFoot order={order} onAction={onAction} />
    <OrderRest order={order} />
  </OrderFrame>
)

/**
 * An order on its own screen, whose title is its number. Its headline is the status, which the
 * timeline tells while it goes on.
 */
export const OrderSheet = ({ order, onAction }: OrderCardProps) => (
  <OrderFrame
    order={order}
    kind="page"
    head={
      <>
        <ChatButton shop={order.shop} className={styles.chat} />
        {hasEnded(order) && (
          <div className={styles.headline}>
            <Text as="h2" size="xl">
              {labelOf(order.order_status)}
            </Text>
            <Text tone="soft">{nowOf(order)}</Text>
          </div>
        )}
      </>
    }
  >
    <OrderFoot order={order} onAction={onAction} onwards />
    <OrderRest order={order} />
    <CancelRow order={order} onAction={onAction} />
  </OrderFrame>
)
