import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { paths } from '#domain/paths.ts'
import styles from './ProductContent.module.css'

interface Props {
  id: string
  /** Shown where there is no such product. */
  children: ReactNode
}

/** Its room is kept while it loads. */
export function ProductContent({ id, children }: Props) {
  const { user } = useSession()
  const { data, isError } = useQuery(catalogQueries.product(id, user?._id))
  if (isError) return children
  return (
    <Link to={paths.product(id)} className={styles.product} aria-busy={data === undefined}>
      <ProductPicture
        src={data?.display_picture}
        category={data?.category}
        className={styles.picture}
      />
      <span className={styles.name}>{data?.product_name}</span>
      {data && <PriceTag amount={data.price} size="s" />}
    </Link>
  )
}
