import DownOutlined from '@ant-design/icons/DownOutlined'
import UpOutlined from '@ant-design/icons/UpOutlined'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { formatKilometres } from '#domain/distance.ts'
import { paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './SimilarProducts.module.css'

/** Products shown at first, the nearest ones: one column on phones, whole rows of two elsewhere. */
const [ON_PHONES, ELSEWHERE] = [3, 4]

/** The lowest price, pesos; null when nothing is cheaper than the rest. */
function lowestOf(prices: readonly number[]): number | null {
  const lowest = Math.min(...prices)
  return prices.some((price) => price > lowest) ? lowest : null
}

const Entry = ({ id, children }: { id: string | undefined; children: ReactNode }) =>
  id === undefined ? (
    <Row surface gap={3} plain className={styles.entry}>
      {children}
    </Row>
  ) : (
    <Row as={Link} to={paths.product(id)} surface gap={3} plain className={styles.entry}>
      {children}
    </Row>
  )

/** The product in other shops nearby, the cheapest of all marked, this page's included. */
export function SimilarProducts({ product }: { product: Schemas['Product'] }) {
  const query = useQuery(catalogQueries.similarNearby(product._id))
  const [all, setAll] = useState(false)
  const lowest = lowestOf([product.price, ...(query.data ?? []).map(({ price }) => price)])
  const shown = useMediaQuery('(width < 48rem)') ? ON_PHONES : ELSEWHERE
  if (query.data?.length === 0) return null
  const total = query.data?.length ?? 0
  return (
    <section className={styles.section} aria-labelledby="similar">
      <Text as="h2" id="similar" below={3} size="xl">
        Also available at
      </Text>
      <QueryBoundary query={query} loading={<Skeleton shape="block" height="4.5rem" />}>
        {(entries) => (
          <ul className={styles.list}>
            {entries
              .slice(0, all ? undefined : shown)
              .map(({ product_id, product_name, shop, distanceInKm, price, rating }) => (
                <li key={product_id ?? `${shop.shop_name} ${price}`}>
                  <Entry id={product_id}>
                    <Avatar name={shop.shop_name} src={shop.display_picture} size={40} />
                    <Stack as="span" grow shrink>
                      <span className={styles.name}>{shop.shop_name}</span>
                      {product_name && product_name !== product.product_name && (
                        <span className={styles.product}>{product_name}</span>
                      )}
                      <Text as="span" note>
                        {formatKilometres(distanceInKm)} away
                      </Text>
                    </Stack>
                    <Stack as="span" fixed align="end" size="s" className={styles.figures}>
                      <PriceTag amount={price} size="s" />
                      {price === lowest && <Badge tone="green">Cheapest</Badge>}
                      <Rating value={rating} />
                    </Stack>
                  </Entry>
                </li>
              ))}
          </ul>
        )}
      </QueryBoundary>
      {total > shown && (
        <Button
          variant="secondary"
          size="s"
          icon={all ? UpOutlined : DownOutlined}
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'See fewer' : `See all ${total}`}
        </Button>
      )}
    </section>
  )
}
