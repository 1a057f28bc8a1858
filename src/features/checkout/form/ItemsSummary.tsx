import { MoneyTable } from '#components/MoneyTable.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { roundMoney } from '#domain/money.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { type Delivery, DeliveryFee, DeliveryOptions } from './DeliveryOptions.tsx'
import { deliveryTo } from './orderRequest.ts'
import type { CheckoutGroup } from './reconcile.ts'
import styles from './ItemsSummary.module.css'

interface Props {
  groups: readonly CheckoutGroup[]
  deliveries: Choices['deliveries']
  /** Pesos; undefined while it is unknown. */
  deliveryFee: number | undefined
  onDeliveries: (deliveries: Choices['deliveries']) => void
}

function ShopTotal({ amount }: { amount: number }) {
  return (
    <div className={styles.total}>
      <MoneyTable rows={[{ label: 'Total', amount, total: true }]} />
    </div>
  )
}

/** With a switch for all shops, and one of each, folded while they are the same. */
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
          <ShopGroup key={shopId} {...shop} footer={<ShopTotal amount={total} />}>
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
              <DeliveryFee method={method} fee={deliveryFee} />
            </DeliveryOptions>
          </ShopGroup>
        )
      })}
    </Stack>
  )
}
