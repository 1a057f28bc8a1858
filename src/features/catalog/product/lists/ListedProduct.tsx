import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import type { Schemas } from '#api/contract.ts'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import styles from './Lists.module.css'

interface Props {
  product: Schemas['Product']
  /** 0: the product is not on the list. */
  quantity: number
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** The product for the new list; it can be removed and added again. */
export function ListedProduct({ product, quantity, onChange, onRemove }: Props) {
  const { product_name, display_picture, category, price, stocks } = product
  return (
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
            onChange={onChange}
          />
        ) : (
          <Text note>{stocks === 0 ? 'Sold Out' : 'Not on this list'}</Text>
        )}
      </div>
      {quantity > 0 && (
        <IconButton
          icon={DeleteOutlined}
          label={`Remove ${product_name} from this list`}
          onClick={onRemove}
        />
      )}
      {quantity === 0 && stocks > 0 && (
        <Button variant="secondary" size="s" onClick={() => onChange(1)}>
          Put back
        </Button>
      )}
    </Row>
  )
}
