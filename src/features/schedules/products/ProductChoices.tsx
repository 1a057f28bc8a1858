import { Checkbox } from 'antd'
import { type CardProduct, ProductCard } from '#components/ProductCard.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import type { Choices } from './useChoices.ts'
import styles from './Products.module.css'

export interface ChoosingProps {
  choices: Choices
  added: ReadonlySet<string>
  disabled: boolean
  /** 0 removes the product from the choice. */
  onChoose: (product: CardProduct, quantity: number) => void
}

interface Props extends ChoosingProps {
  label: string
  products: readonly CardProduct[]
}

export function ProductChoices({ label, products, choices, added, disabled, onChoose }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product) => {
        const { _id, product_name, price, stocks } = product
        const quantity = choices.get(_id)?.quantity ?? 0
        return (
          <Stack as="li" key={_id} justify="start" gap={1}>
            <ProductCard product={product} level={4} scheduled />
            {added.has(_id) ? (
              <Row as="p" tone="green-strong" size="s" weight={650} className={styles.added}>
                On the list
              </Row>
            ) : (
              <Row wrap align="start" justify="between" className={styles.choice}>
                <Checkbox
                  checked={quantity > 0}
                  disabled={disabled || stocks === 0}
                  onChange={(event) => onChoose(product, event.target.checked ? 1 : 0)}
                >
                  Add<span className="visually-hidden"> {product_name}</span>
                </Checkbox>
                {quantity > 0 && (
                  <QuantityStepper
                    label={product_name}
                    value={quantity}
                    max={stocks}
                    price={price}
                    disabled={disabled}
                    onChange={(next) => onChoose(product, next)}
                  />
                )}
              </Row>
            )}
          </Stack>
        )
      })}
    </ul>
  )
}
