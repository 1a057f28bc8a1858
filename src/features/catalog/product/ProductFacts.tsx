import DownOutlined from '@ant-design/icons/DownOutlined'
import type { Schemas } from '#api/contract.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { PriceTag } from '#components/PriceTag.tsx'
import { categoryLabel } from '#domain/categories.ts'
import { EAN13_QUIET, EAN13_WIDTH, ean13Path } from '#domain/ean13.ts'
import { paths } from '#domain/paths.ts'
import { MoreAbout } from '#flows/report/MoreAbout.tsx'
import { formatCount } from '#lib/numbers.ts'
import { Badge } from '#ui/Badge.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { Rating } from '#ui/Rating.tsx'
import styles from './ProductFacts.module.css'

/** Heights in modules; smaller than in print, since no scanner has to find the code. */
const BAR_HEIGHT = 36
const GUARD_HEIGHT = 41
const viewBox = `-${EAN13_QUIET.before} -4 ${EAN13_QUIET.before + EAN13_WIDTH + EAN13_QUIET.after} ${GUARD_HEIGHT + 8}`

/** A code as text that expands to its bars. An invalid code has none. */
export function Barcode({ code }: { code: string }) {
  const path = ean13Path(code, BAR_HEIGHT, GUARD_HEIGHT)
  const text = (
    <>
      Barcode (EAN-13) <span className={styles.digits}>{code}</span>
    </>
  )
  if (!path) return <Text note>{text}</Text>
  return (
    <Text as="details" note>
      <Row as="summary" gap={2} className={styles.summary}>
        {text}
        <Icon icon={DownOutlined} size={12} turns />
      </Row>
      <svg
        className={styles.bars}
        viewBox={viewBox}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Bars of ${code}`}
      >
        <path d={path} />
      </svg>
    </Text>
  )
}

export function Categories({ slugs }: { slugs: readonly string[] }) {
  return (
    <Row as="ul" wrap gap={3} rowGap={2} className={styles.chips} aria-label="Categories">
      {slugs.map((slug) => (
        <li key={slug}>
          <Chip to={paths.discover({ categories: slug })}>{categoryLabel(slug)}</Chip>
        </li>
      ))}
    </Row>
  )
}

/** The name only looks like the heading: `Page` has the `h1`. */
export function ProductFacts({ product }: { product: Schemas['Product'] }) {
  const { product_name, price, stocks, rating, sold, shop } = product
  return (
    <Stack columns={1} gap={3} className="product-facts">
      <Row align="start" justify="between" gap={3}>
        <p className="product-name" aria-hidden>
          {product_name}
        </p>
        <MoreAbout kind="product" id={product._id} name={product_name} />
      </Row>
      <Text as="div" note className="product-figures">
        <Rating value={rating} />
        {sold !== undefined && <span>{formatCount(sold)} sold</span>}
      </Text>
      <div className="product-price">
        <PriceTag amount={price} size="xl" />
        <Badge tone={stocks === 0 ? 'danger' : 'green'}>
          {stocks === 0 ? 'Sold Out' : `${formatCount(stocks)} in stock`}
        </Badge>
      </div>
      {stocks > 0 && (
        <>
          <Text hint>Free pickup or delivery</Text>
          <ClosedNow hours={shop.working_hour} always />
        </>
      )}
    </Stack>
  )
}
