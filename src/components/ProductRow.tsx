import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Checkbox } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import type { components } from '#openapi/generated/types.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import { useFocusInPlace } from '#ui/useFocusInPlace.ts'
import { PriceTag } from './PriceTag.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './ProductRow.module.css'

interface Props {
  line: Omit<components['schemas']['CartProduct'], 'cartId'>
  selected?: boolean
  onSelect?: (selected: boolean) => void
  /** Called on every change; the caller waits before it sends. */
  onQuantity?: (quantity: number) => void
  onRemove?: () => void
}

/** A sold-out product can be neither selected nor changed, and links to similar ones. */
export function ProductRow({ line, selected = false, onSelect, onQuantity, onRemove }: Props) {
  const { productId, product_name, display_picture, price, quantity, stocks } = line
  const soldOut = stocks === 0
  const row = useRef<HTMLDivElement>(null)
  useFocusInPlace(row)
  return (
    <div ref={row} className={styles.row} data-sold-out={soldOut || undefined}>
      {onSelect && (
        <Checkbox
          aria-label={`Select ${product_name}`}
          checked={selected && !soldOut}
          disabled={soldOut}
          onChange={(event) => onSelect(event.target.checked)}
          className={styles.check}
        />
      )}
      <Row as={Link} to={paths.product(productId)} wrap gap={3} plain className={styles.product}>
        <ProductPicture src={display_picture} className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{product_name}</span>
        </span>
      </Row>
      <Row align="stretch" wrap gap={1} rowGap={0} className={styles.amounts}>
        <Stack justify="start" className={styles.sums}>
          {!soldOut && (
            <span className={styles.total}>
              <span className="visually-hidden">Total </span>
              <PriceTag amount={roundMoney(price * quantity)} />
            </span>
          )}
          {soldOut ? (
            <span className={styles.price}>
              <PriceTag amount={price} size="s" />
              <span className={styles.soldOut}>Sold Out</span>
            </span>
          ) : (
            // A unit price beside the equal total would read as a former price.
            quantity > 1 && (
              <span className={styles.price} translate="no">
                {formatMoney(price)} each
              </span>
            )
          )}
        </Stack>
        <div className={styles.quantity}>
          {soldOut ? (
            <LinkButton
              variant="secondary"
              size="s"
              icon={SearchOutlined}
              to={paths.discover({ query: product_name })}
            >
              Find Similar
            </LinkButton>
          ) : (
            <QuantityStepper
              label={product_name}
              value={quantity}
              max={stocks}
              price={price}
              disabled={!onQuantity}
              onChange={(next) => onQuantity?.(next)}
            />
          )}
        </div>
      </Row>
      {onRemove && (
        <IconButton
          icon={DeleteOutlined}
          label={`Remove ${product_name}`}
          className={styles.remove}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
