import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { NewListDialog } from '#flows/schedule/NewListDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './Lists.module.css'

export function NewList({
  product,
  user,
  onClose,
}: {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}) {
  const { _id, product_name, display_picture, category, price, stocks, shop } = product
  /** 0 once the product was removed. */
  const [quantity, setQuantity] = useState(stocks > 0 ? 1 : 0)
  const items = quantity > 0 ? [{ productId: _id, shopId: shop._id, quantity }] : []
  const remove = () => {
    setQuantity(0)
    showToast('Product removed from list!')
  }
  return (
    <NewListDialog
      user={user}
      draft={`newList.${_id}`}
      items={items}
      onCreated={onClose}
      onClose={onClose}
    >
      <Row
        as="section"
        fill="sunken"
        wrap
        gap={3}
        above={5}
        pad={3}
        radius="l"
        aria-label="On this list"
      >
        <ProductPicture src={display_picture} category={category} className={styles.picture} />
        <div className={styles.text}>
          <Text weight={700}>{product_name}</Text>
          {quantity > 0 ? (
            <QuantityStepper
              label={product_name}
              value={quantity}
              max={stocks}
              price={price}
              onChange={setQuantity}
            />
          ) : (
            <Text note>{stocks === 0 ? 'Sold Out' : 'Not on this list'}</Text>
          )}
        </div>
        {quantity > 0 && (
          <IconButton
            icon={DeleteOutlined}
            label={`Remove ${product_name} from this list`}
            onClick={remove}
          />
        )}
        {quantity === 0 && stocks > 0 && (
          <Button variant="secondary" size="s" onClick={() => setQuantity(1)}>
            Put back
          </Button>
        )}
      </Row>
    </NewListDialog>
  )
}
