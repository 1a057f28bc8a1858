import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import type { Schemas } from '#api/contract.ts'
import { addressText } from '#components/addressLine.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { OrderNumber } from '#components/OrderNumber.tsx'
import { ShopBadge } from '#components/ShopBadge.tsx'
import { formatMoney } from '#domain/money.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { dateAndTime } from '#lib/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './PlacedOrderCard.module.css'

type Order = Schemas['Order']

function placeOf({ delivery_method, shop, pickup_address, address }: Order): string {
  if (delivery_method === 'DELIVERY')
    return `Delivery to ${address ? addressText(address) : 'your address'}`
  return `Pickup at ${[shop.shop_name, pickup_address].filter(Boolean).join(', ')}`
}

interface Props {
  order: Order
  /** If the order goes to another one. */
  elsewhere: Schemas['Address'] | undefined
}

export function PlacedOrderCard({ order, elsewhere }: Props) {
  const { _id, shop, total_price, createdAt, delivery_method, order_status } = order
  return (
    <article className={styles.order} aria-label={`Order from ${shop.shop_name}`}>
      <header className={styles.head}>
        <ShopBadge shop={shop} heading />
        {order_status === 'CANCELLED' && <Badge tone="danger">Cancelled</Badge>}
        <ChatButton shop={shop} className={styles.chat} />
      </header>
      <Text hint numeric className={styles.facts}>
        <OrderNumber id={_id} />
        <Time at={createdAt} format={dateAndTime} />
        <Text as="strong" push tone="ink" translate="no">
          {formatMoney(total_price)}
        </Text>
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
