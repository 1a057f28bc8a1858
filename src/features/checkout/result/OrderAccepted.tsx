import CheckOutlined from '@ant-design/icons/CheckOutlined'
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { latestOrders, orderQueries } from '#api/orders.ts'
import { addressLine, addressText } from '#components/addressLine.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { isOrdered } from '#flows/checkout/attempt.ts'
import { readExtraOrders } from '#flows/checkout/findOrder.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useCancelOrder } from '#flows/orders/useCancelOrder.ts'
import { dateAndTime } from '#lib/dates.ts'
import { itemsOf } from '#lib/pages.ts'
import { useInstallOffer } from '#state/installOffer.ts'
import { Badge } from '#ui/Badge.tsx'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { Time } from '#ui/Time.tsx'
import { nextSteps, resultText } from './resultText.ts'
import styles from './OrderAccepted.module.css'

function ExtraOrder({ order }: { order: Schemas['Order'] }) {
  const { cancel, cancelling } = useCancelOrder(order._id)
  return (
    <Row as="li" wrap gap={3} rowGap={1} justify="between">
      <span>
        {order.shop.shop_name} · {formatMoney(order.total_price)}
      </span>
      <Button
        size="s"
        variant="secondary"
        loading={cancelling}
        aria-label={`Cancel the extra order from ${order.shop.shop_name}`}
        onClick={() => cancel('The order was placed twice by mistake')}
      >
        Cancel this one
      </Button>
    </Row>
  )
}

/** Shows orders that were placed twice, with buttons to cancel the extra ones. */
function ExtraOrders({ store, userId }: { store: AttemptStore; userId: string }) {
  const queryClient = useQueryClient()
  const { data: extra = [] } = useQuery({
    queryKey: ['orders', userId, 'extra', store.name],
    queryFn: () => readExtraOrders(latestOrders(queryClient, userId), store),
    staleTime: 0,
  })
  if (extra.length === 0) return null

  const [title, text] =
    extra.length === 1
      ? [
          'This order was placed twice',
          'Your connection dropped while the order was being sent, and it arrived twice.',
        ]
      : [
          'These orders were placed twice',
          'Your connection dropped while the orders were being sent, and they arrived twice.',
        ]
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.extra}
      title={
        <Text as="h2" size="m">
          {title}
        </Text>
      }
      description={
        <>
          <p>{text} You can cancel what you don’t want.</p>
          <ul className={styles.extraOrdersOrders}>
            {extra.map((order) => (
              <ExtraOrder key={order._id} order={order} />
            ))}
          </ul>
        </>
      }
    />
  )
}

type Order = Schemas['Order']

function placeOf({ delivery_method, shop, pickup_address, address }: Order): string {
  if (delivery_method === 'DELIVERY')
    return `Delivery to ${address ? addressText(address) : 'your address'}`
  return `Pickup at ${[shop.shop_name, pickup_address].filter(Boolean).join(', ')}`
}

interface PlacedOrderCardProps {
  order: Order
  elsewhere: Schemas['Address'] | undefined
}

function PlacedOrderCard({ order, elsewhere }: PlacedOrderCardProps) {
  const { _id, shop, products, total_price, createdAt, delivery_method, order_status } = order
  return (
    <article className={styles.order} aria-label={`Order from ${shop.shop_name}`}>
      <Row as="header" wrap gap={3} rowGap={0}>
        <ShopBadge shop={shop} heading />
        {order_status === 'CANCELLED' && <Badge tone="danger">Cancelled</Badge>}
        <ChatButton shop={shop} className={styles.chat} />
      </Row>
      <Row as="p" wrap gap={3} rowGap={0} hint numeric>
        <OrderNumber id={_id} />
        <Time at={createdAt} format={dateAndTime} />
        <Text as="strong" push tone="ink" translate="no">
          {formatMoney(total_price)}
        </Text>
      </Row>
      <Text hint ellipsis>
        {products
          .map(({ product, quantity }) => `${quantity} × ${product.product_name}`)
          .join(' · ')}
      </Text>
      <Row as="p" align="start" gap={2} hint className={styles.place}>
        <Icon
          icon={delivery_method === 'DELIVERY' ? EnvironmentOutlined : ShopOutlined}
          size={18}
        />
        {placeOf(order)}
      </Row>
      {elsewhere && (
        <Text role="alert" tone="danger" weight={600}>
          You chose another address: {addressText(elsewhere)}. Please message the shop now, or
          cancel the order.
        </Text>
      )}
      {order_status !== 'CANCELLED' && <ClosedNow hours={shop.working_hour} />}
    </article>
  )
}

/** Shown once, to a buyer who has ordered before. `placed`: ids of the orders on the screen. */
function InstallOffer({ userId, placed }: { userId: string; placed: readonly string[] }) {
  const { data } = useInfiniteQuery(orderQueries.ofBuyer(userId, {}))
  const offer = useInstallOffer(itemsOf(data).some(({ _id }) => !placed.includes(_id)))
  if (!offer) return null
  return (
    <section className={styles.next} aria-labelledby="install">
      <Text as="h2" id="install" below={2} size="m">
        Keep {BRAND} on your home screen
      </Text>
      <p className={styles.text}>It opens like an app, and takes no space.</p>
      <Row align="stretch" gap={2} above={2}>
        <Button size="s" variant="secondary" onClick={offer.install}>
          Install
        </Button>
        <Button size="s" variant="quiet" onClick={offer.drop}>
          Not now
        </Button>
      </Row>
    </section>
  )
}

interface Props {
  store: AttemptStore | undefined
  result: { orders: Schemas['Order'][]; payment: Schemas['PaymentDetails'] | null }
  userId: string
  displayName: string
}

function useChosenAddress(store: AttemptStore | undefined, userId: string) {
  const progress = store?.read()?.progress
  const id = progress && isOrdered(progress) && progress.sent.body.transactions[0]?.address
  const { data } = useQuery({ ...addressQueries.all(userId), enabled: Boolean(id) })
  return data?.find(({ _id }) => _id === id)
}

/** A host may ignore the chosen address, which the specification's call doesn't have. */
function goesElsewhere(
  { delivery_method, address }: Schemas['Order'],
  chosen: Schemas['Address'],
): boolean {
  if (delivery_method !== 'DELIVERY' || !address) return false
  return address._id === ''
    ? addressLine(address) !== addressLine(chosen)
    : address._id !== chosen._id
}

export function OrderAccepted({ store, result, userId, displayName }: Props) {
  const { payment, orders } = result
  const amount = roundMoney(
    orders
      .filter(({ order_status }) => order_status !== 'CANCELLED')
      .reduce((sum, { total_price }) => sum + total_price, 0),
  )
  const { title, text, isProblem } = resultText(result)
  const steps = isProblem ? [] : nextSteps(orders)
  const chosen = useChosenAddress(store, userId)
  return (
    <Page title={title} hideTitle narrow>
      {store && <ExtraOrders store={store} userId={userId} />}
      <section className={styles.card}>
        <Stack columns={1} align="center" gap={4} text="center" className={styles.body}>
          <span className={styles.seal} data-warning={isProblem ? true : undefined}>
            <Icon icon={isProblem ? ClockCircleOutlined : CheckOutlined} size={22} />
          </span>
          <p className={styles.title} aria-hidden>
            {title}
          </p>
          <p className={styles.text}>{text}</p>
          {orders.length > 1 && amount > 0 && (
            <Text size="l" numeric>
              Total <strong translate="no">{formatMoney(amount)}</strong>
            </Text>
          )}
          {payment?.description && (
            <Row as="p" gap={2} size="s">
              {payment.icon && <img src={payment.icon} alt="" width={28} height={28} />}
              {payment.description}
            </Row>
          )}
          <Row align="stretch" wrap gap={2} className={styles.actions}>
            <LinkButton to={paths.orders(displayName, { status: 'PENDING' })}>
              View Orders
            </LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              Go to Homepage
            </LinkButton>
          </Row>
          {steps.length > 0 && (
            <section className={styles.next} aria-labelledby="next">
              <Text as="h2" id="next" below={2} size="m">
                What happens next
              </Text>
              <Stack as="ol" gap={1} hint className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Stack>
            </section>
          )}
          <Stack columns={1} gap={3} full className={styles.orders}>
            {orders.map((order) => (
              <PlacedOrderCard
                key={order._id}
                order={order}
                elsewhere={chosen && goesElsewhere(order, chosen) ? chosen : undefined}
              />
            ))}
          </Stack>
          {!isProblem && <InstallOffer userId={userId} placed={orders.map(({ _id }) => _id)} />}
        </Stack>
      </section>
    </Page>
  )
}
