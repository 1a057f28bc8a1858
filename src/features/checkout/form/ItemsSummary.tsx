import ShopOutlined from '@ant-design/icons/ShopOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import { Segmented, type SegmentedProps } from 'antd'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { ProductLine } from '#components/ProductLine.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { roundMoney } from '#lib/money.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Choices } from '#flows/checkout/attempt.ts'
import styles from './ItemsSummary.module.css'
import type { CheckoutGroup } from './settle.ts'

type Delivery = Choices['deliveries'][string]
const methods: SegmentedProps<Delivery>['options'] = [
  { value: 'PICKUP', label: 'Pickup', icon: <Icon icon={ShopOutlined} size={18} /> },
  { value: 'DELIVERY', label: 'Delivery', icon: <Icon icon={TruckOutlined} size={22} /> },
]

interface Props {
  groups: readonly CheckoutGroup[]
  deliveries: Choices['deliveries']
  onDelivery: (shopId: string, method: Delivery) => void
}

function ShopTotal({ amount }: { amount: number }) {
  return (
    <div className={styles.total}>
      <MoneyTable rows={[{ label: 'Total', amount, total: true }]} />
    </div>
  )
}

/** The products by shop, with the delivery method of each shop. */
export function ItemsSummary({ groups, deliveries, onDelivery }: Props) {
  return (
    <section className={styles.section} aria-labelledby="items">
      <h2 id="items" className={styles.title}>
        Items Summary
      </h2>
      {groups.map(({ shopId, shop_name, lines }) => {
        const total = roundMoney(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
        return (
          <ShopGroup key={shopId} shop_name={shop_name} footer={<ShopTotal amount={total} />}>
            {lines.map(({ productId, product_name, display_picture, price, quantity }) => (
              <div key={productId} className={styles.line}>
                <ProductLine withAmount {...{ product_name, display_picture, quantity, price }} />
              </div>
            ))}
            <div className={styles.delivery}>
              <span aria-hidden="true">Delivery Options</span>
              <Segmented<Delivery>
                shape="round"
                name={shopId}
                aria-label={`Delivery Options of ${shop_name}`}
                tabIndex={-1}
                options={methods}
                value={deliveries[shopId] ?? 'PICKUP'}
                onChange={(method) => onDelivery(shopId, method)}
              />
            </div>
          </ShopGroup>
        )
      })}
    </section>
  )
}
