import { Alert } from 'antd'
import { ProductRow } from '#components/ProductRow.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { formatCount } from '#lib/numbers.ts'
import { type ShopLines, shortOf } from '../lines.ts'
import styles from './Detail.module.css'

type Line = ShopLines['products'][number]

const names = new Intl.ListFormat('en')
const left = ({ product_name, stocks }: Line) => `${formatCount(stocks)} of ${product_name}`

/** Sold-out products are left out; of those with little stock only that is ordered. */
function shortText(short: readonly Line[]): string {
  const [gone, few] = [
    short.filter(({ stocks }) => stocks === 0),
    short.filter(({ stocks }) => stocks > 0),
  ]
  const parts = [
    gone.length > 0 &&
      `leave out ${names.format(gone.map(({ product_name }) => product_name))} (sold out)`,
    few.length > 0 && `have only ${names.format(few.map(left))}`,
  ]
  return `The next order will ${parts.filter(Boolean).join(' and ')}, unless there is more by then.`
}

export function ShopLinesGroup({
  group,
  onQuantity,
  onRemove,
}: {
  group: ShopLines
  onQuantity: (line: Line, quantity: number) => void
  onRemove: (line: Line) => void
}) {
  const { shop_id, shop_name, shop_picture } = group
  const short = shortOf(group)
  return (
    <ShopGroup
      {...{ shop_name, shop_picture }}
      chat={<ChatButton shop={{ _id: shop_id, shop_name }} />}
    >
      {short.length > 0 && (
        <Alert
          role="note"
          type="warning"
          showIcon
          className={styles.skipped}
          title={shortText(short)}
        />
      )}
      {group.products.map((line) => (
        <ProductRow
          key={line.order_product_id}
          line={{ ...line, productId: line.product_id }}
          onQuantity={(quantity) => onQuantity(line, quantity)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ShopGroup>
  )
}
