import { useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { roundMoney } from '#domain/money.ts'
import { formatCount } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import styles from './QuantityDialog.module.css'

interface Props {
  product: Schemas['Product']
  /** Pieces in the cart, which can't be added; 0 where the cart does not matter. */
  inCart: number
  open: boolean
  action: string
  busy?: boolean
  onConfirm: (quantity: number) => void
  onClose: () => void
}

export function QuantityDialog({
  product,
  inCart,
  open,
  action,
  busy = false,
  onConfirm,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState(1)
  const unclear = useRef(false)
  /** The press began over a text that is no quantity, which the loss of focus then replaced. */
  const held = useRef(false)
  const max = Math.max(0, product.stocks - inCart)
  const quantity = Math.max(1, Math.min(chosen, max))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      size="s"
      title="Choose a quantity"
      footer={
        <Button
          block
          size="l"
          loading={busy}
          disabled={max === 0}
          onPointerDown={() => {
            held.current = unclear.current
          }}
          onClick={() => {
            if (!held.current) onConfirm(quantity)
            held.current = false
          }}
        >
          {action}
        </Button>
      }
    >
      <Row wrap gap={4}>
        <ProductPicture
          src={product.display_picture}
          category={product.category}
          className={styles.picture}
        />
        <div className={styles.words}>
          <Text weight={650} balance>
            {product.product_name}
          </Text>
          <PriceTag amount={product.price} />
        </div>
      </Row>
      {inCart > 0 && (
        <p className={styles.inCart} role="status">
          {max === 0
            ? `All ${formatCount(inCart)} in stock are in your cart already.`
            : `${formatCount(inCart)} in your cart, ${formatCount(max)} more in stock.`}
        </p>
      )}
      <Row wrap align="start" justify="between" gap={4} above={5}>
        <QuantityStepper
          label={product.product_name}
          value={quantity}
          max={Math.max(1, max)}
          price={product.price}
          disabled={busy || max === 0}
          onChange={setChosen}
          onUnclear={(typed) => {
            unclear.current = typed
          }}
        />
        <Stack as="p" align="end" push hint>
          <span>Total</span>
          <PriceTag amount={roundMoney(product.price * quantity)} size="l" />
        </Stack>
      </Row>
    </Dialog>
  )
}
