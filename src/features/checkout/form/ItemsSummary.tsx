import ShopOutlined from '@ant-design/icons/ShopOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { hoursText } from '#domain/openingHours.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { deliveryTo } from './orderRequest.ts'
import type { CheckoutGroup } from './reconcile.ts'
import styles from './ItemsSummary.module.css'

type Delivery = Choices['deliveries'][string]

const methods = [
  { value: 'PICKUP' as const, name: 'Pickup', icon: ShopOutlined },
  { value: 'DELIVERY' as const, name: 'Delivery', icon: TruckOutlined },
].map(({ value, name, icon }) => ({
  value,
  label: (
    <Row as="span" inline gap={2}>
      <Icon icon={icon} size={20} />
      {name}
    </Row>
  ),
}))
/** Without a value antd would check the first option. */
const MIXED = ''

interface DeliveryOptionsProps {
  name: string
  label: string
  of: string
  /** Null where shops have different ones. */
  value: Delivery | null
  onChange: (method: Delivery) => void
  /** The switch is shown only once the user wants to change it. */
  folded?: boolean
  children?: ReactNode
}

function DeliveryOptions({
  name,
  label,
  of,
  value,
  onChange,
  folded = false,
  children,
}: DeliveryOptionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.delivery} data-folded={folded || undefined}>
      <div>
        {!folded && <p aria-hidden>{label}</p>}
        {children}
      </div>
      {folded && (
        <Button
          variant="quiet"
          size="s"
          aria-label={`Change ${of}`}
          aria-expanded={open}
          className={styles.change}
          onClick={() => setOpen(!open)}
        >
          Change
        </Button>
      )}
      {(open || !folded) && (
        <Segmented<Delivery | typeof MIXED>
          shape="round"
          name={name}
          aria-label={of}
          tabIndex={-1}
          options={methods}
          value={value ?? MIXED}
          onChange={(method) => method !== MIXED && onChange(method)}
        />
      )}
    </div>
  )
}

const feeText = (fee: number) =>
  fee === 0 ? 'No delivery fee' : `Delivery fee ${formatMoney(fee)}, included in the total`

interface FeeProps {
  method: Delivery
  /** Pesos; nothing is shown while it is unknown. */
  fee: number | undefined
  shop: Pick<CheckoutGroup, 'address' | 'working_hour'>
}

/** A change is announced. */
function DeliveryFee({ method, fee, shop }: FeeProps) {
  const known = fee === undefined ? undefined : feeText(fee)
  const shown = method === 'DELIVERY' ? known : `Free pickup at ${shop.address ?? 'this shop'}`
  useAnnouncedChange(method === 'DELIVERY' ? 'Delivery' : 'Pickup', shown)
  return (
    <div className={styles.fee}>
      {shown}
      {method === 'PICKUP' && shop.working_hour && <Text note>{hoursText(shop.working_hour)}</Text>}
    </div>
  )
}

interface Props {
  groups: readonly CheckoutGroup[]
  deliveries: Choices['deliveries']
  /** Fee in pesos; undefined while it is unknown. */
  deliveryFee: number | undefined
  onDeliveries: (deliveries: Choices['deliveries']) => void
}

export function ItemsSummary({ groups, deliveries, deliveryFee, onDeliveries }: Props) {
  const chosen = groups.map((group) => deliveryTo(group, { deliveries }))
  const [first = 'PICKUP'] = chosen
  const shared = chosen.every((method) => method === first) ? first : null
  const chooseForAll = (method: Delivery) =>
    onDeliveries({
      ...deliveries,
      ...Object.fromEntries(groups.map(({ shopId }) => [shopId, method])),
    })
  return (
    <Stack as="section" columns={1} gap={4} aria-labelledby="items">
      <Text as="h2" id="items" size="l">
        Items Summary
      </Text>
      {groups.length > 1 && (
        <div className={styles.all}>
          <DeliveryOptions
            name="all"
            label="Delivery option for all shops"
            of="Delivery Options of all shops"
            value={shared}
            onChange={chooseForAll}
          />
        </div>
      )}
      {groups.map(({ shopId, lines, ...shop }, index) => {
        const total = roundMoney(
          lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        )
        const method = chosen[index] ?? 'PICKUP'
        return (
          <ShopGroup
            key={shopId}
            {...shop}
            footer={<MoneyTable rows={[{ label: 'Total', amount: total }]} />}
          >
            {lines.map(({ productId, product_name, display_picture, price, quantity }) => (
              <div key={productId} className={styles.line}>
                <ProductLine withAmount {...{ product_name, display_picture, quantity, price }} />
              </div>
            ))}
            <DeliveryOptions
              name={shopId}
              label="Delivery Options"
              of={`Delivery Options of ${shop.shop_name}`}
              value={method}
              folded={groups.length > 1 && shared !== null}
              onChange={(next) => onDeliveries({ ...deliveries, [shopId]: next })}
            >
              <DeliveryFee method={method} fee={deliveryFee} shop={shop} />
            </DeliveryOptions>
          </ShopGroup>
        )
      })}
    </Stack>
  )
}
