import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import ClockCircleFilled from '@ant-design/icons/ClockCircleFilled'
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { Timeline } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { addressLine, barangayText } from '#components/addressLine.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { PriceTag } from '#components/PriceTag.tsx'
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
import type { OrderAction } from '../OrderDialogs.tsx'
import { OrderNote } from '../OrderNote.tsx'
import { labelFor, toneOf } from '../statuses.ts'
import { OrderActions } from './OrderActions.tsx'
import { noteOf, paymentText } from './orderTexts.ts'
import { hasEnded, timelineOf, type TimelineStep } from './timeline.ts'
import styles from './OrderCard.module.css'

const looks = {
  done: { color: 'green', icon: <Icon icon={CheckCircleFilled} />, spoken: 'done' },
  current: { color: 'var(--mango)', icon: <Icon icon={ClockCircleFilled} />, spoken: 'now' },
  upcoming: { color: 'var(--line-strong)', spoken: 'not yet' },
  stopped: { color: 'red', icon: <Icon icon={CloseCircleFilled} />, spoken: 'stopped here' },
} as const

/** Lists statuses, earliest first. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const items = steps.map(({ label, at, state }) => {
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
function Handover({ order: { delivery_method, shop, pickup_address, address } }: { order: Order }) {
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

export interface OrderCardProps {
  order: Order
  onAction: (action: OrderAction) => void
}

/** It is collapsed when the order has ended, but not while the user looks at it. */
function OrderProgress({ order }: { order: Order }) {
  const ended = hasEnded(order)
  const [isOver] = useState(ended)
  const timeline = <OrderTimeline steps={timelineOf(order)} />
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

export const OrderHead = ({ order, number }: { order: Order; number?: ReactNode }) => (
  <>
    <OrderStatus order={order} />
    <Row as="p" wrap gap={3} rowGap={0} className={styles.id}>
      {number}
      <Time at={order.createdAt} format={dateAndTime} />
    </Row>
    <ChatButton shop={order.shop} className={styles.chat} />
  </>
)

export const OrderCard = ({ order, onAction }: OrderCardProps) => (
  <OrderFrame
    order={order}
    head={<OrderHead order={order} number={<OrderNumber id={order._id} />} />}
  >
    <OrderFoot order={order} onAction={onAction} />
    <OrderRest order={order} />
  </OrderFrame>
)

/**
 * An order on its own screen, whose title is its number. The timeline tells the status while it
 * goes on.
 */
export function OrderSheet({ order, onAction }: OrderCardProps) {
  const ended = hasEnded(order)
  return (
    <OrderFrame
      order={order}
      kind="page"
      head={
        ended ? (
          <OrderHead order={order} />
        ) : (
          <ChatButton shop={order.shop} className={styles.chat} />
        )
      }
    >
      <OrderFoot order={order} onAction={onAction}>
        {!ended && (
          <p className={styles.due}>
            Total <PriceTag amount={order.total_price} size="s" />
          </p>
        )}
      </OrderFoot>
      <OrderRest order={order} />
    </OrderFrame>
  )
}
