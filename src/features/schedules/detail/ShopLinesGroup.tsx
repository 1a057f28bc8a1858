import { Alert } from 'antd'
import { ProductRow } from '#components/ProductRow.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { requestChat, useOpeningChat } from '#state/chatRequest.ts'
import { type ShopLines, shortOf } from '../lines.ts'
import styles from './Detail.module.css'

type Line = ShopLines['products'][number]

interface Props {
  group: ShopLines
  onQuantity: (line: Line, quantity: number) => void
  onRemove: (line: Line) => void
}

const shortText = ({ product_name, stocks }: Line) =>
  stocks === 0 ? `${product_name} is sold out` : `only ${stocks} of ${product_name} ${stocks === 1 ? 'is' : 'are'} left`

/** The products of one shop on a list, and whether the shop has all of them in stock. */
export function ShopLinesGroup({ group, onQuantity, onRemove }: Props) {
  const chatting = useOpeningChat()
  const short = shortOf(group)
  return (
    <ShopGroup shop_name={group.shop_name} onChat={() => requestChat({ shopId: group.shop_id })} chatting={chatting === group.shop_id}>
      {short.length > 0 && (
        <Alert
          role="note"
          type="warning"
          showIcon
          className={styles.skipped}
          title={`This shop will be skipped at the next check out as long as ${short.map(shortText).join(', and ')}.`}
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
