import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import type { Schemas } from '#api/contract.ts'
import { ProductLine } from '#components/ProductLine.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ReorderLine } from './reorderLines.ts'
import styles from './ReorderDialog.module.css'
import { useReorderLines, useReorder } from './useReorder.ts'

function Line({
  line: { product_name, display_picture, quantity, price, notes },
}: {
  line: ReorderLine
}) {
  return (
    <li>
      <ProductLine {...{ product_name, display_picture, quantity, price }}>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <Icon icon={WarningOutlined} size={16} />
            {note}
          </p>
        ))}
      </ProductLine>
    </li>
  )
}

/**
 * Shows which products of an order can be bought again, then checks them out, or adds them to the
 * cart.
 */
export function ReorderDialog({
  order,
  onClose,
}: {
  order: Schemas['Order']
  onClose: () => void
}) {
  const query = useReorderLines(order)
  const { buy, checkOut, adding } = useReorder(order)
  const lines = query.data ?? []
  const nothing = query.data !== undefined && lines.every((line) => line.quantity === 0)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!adding}
      title="Order Again"
      description={
        nothing
          ? 'Nothing in this order is available right now.'
          : `From ${order.shop.shop_name}, at today's prices and stock.`
      }
      footer={
        <>
          {nothing ? (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                icon={ShoppingCartOutlined}
                loading={adding}
                disabled={query.data === undefined}
                onClick={() => buy(lines)}
              >
                Add to cart
              </Button>
              <Button disabled={query.data === undefined || adding} onClick={() => checkOut(lines)}>
                Check Out
              </Button>
            </>
          )}
        </>
      }
    >
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height={`${order.products.length * 5}rem`} />}
      >
        {(all) => (
          <ul className={styles.lines} aria-label="Products of the order">
            {all.map((line) => (
              <Line key={line.productId} line={line} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
