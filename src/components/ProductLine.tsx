import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { formatCount } from '#lib/numbers.ts'
import { Grid, Row, Text } from '#ui/Layout.tsx'
import { PriceTag } from './PriceTag.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './ProductLine.module.css'

interface Props {
  product_name: string
  display_picture: string | null
  /** With 0 it is not available, and shown faded. */
  quantity: number
  /** Price per piece, pesos; undefined where it isn't known. */
  price: number | undefined
  /** Shows the price of all pieces. */
  withAmount?: boolean
  to?: string
  children?: ReactNode
}

export function ProductLine({
  product_name,
  display_picture,
  quantity,
  price,
  withAmount = false,
  to,
  children,
}: Props) {
  const line = (
    <>
      <ProductPicture src={display_picture} className={styles.picture} />
      <p className={styles.name}>{product_name}</p>
      <Row wrap align="baseline" justify="between" gap={3} rowGap={0} className={styles.amounts}>
        {quantity > 0 && (
          <Text hint numeric translate="no">
            {formatCount(quantity)} × {price !== undefined && formatMoney(price)}
          </Text>
        )}
        {children}
        {withAmount && price !== undefined && (
          <PriceTag amount={roundMoney(price * quantity)} size="s" />
        )}
      </Row>
    </>
  )
  if (to)
    return (
      <Grid as={Link} to={to} gap={3} rowGap={0} plain className={styles.line}>
        {line}
      </Grid>
    )
  return (
    <Grid gap={3} rowGap={0} plain className={styles.line} data-none={quantity === 0 || undefined}>
      {line}
    </Grid>
  )
}
