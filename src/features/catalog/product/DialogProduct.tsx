import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './DialogProduct.module.css'

/** The product that a dialog is about. */
export function DialogProduct({ product }: { product: Schemas['Product'] }) {
  return (
    <Row wrap gap={4} below={3}>
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
  )
}
