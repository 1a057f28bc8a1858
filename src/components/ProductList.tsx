import type { ReactNode } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type InfiniteQuery, InfiniteList } from '../ui/InfiniteList.tsx'
import { QueryBoundary, type QueryView } from '../ui/QueryBoundary.tsx'
import { EndlessProductGrid } from './EndlessProductGrid.tsx'
import type { CardProduct } from './ProductCard.tsx'
import { ProductGridSkeleton } from './ProductGrid.tsx'

interface Pages {
  pages: readonly { items: readonly CardProduct[] }[]
}

interface Props {
  query: QueryView<Pages> & InfiniteQuery
  /** Accessible name of the list. */
  label?: string
  /** Text of the empty state; `emptyAction` is usually a LinkButton. */
  emptyText?: string
  emptyAction?: ReactNode
}

/** Products of all pages without duplicates, which occur when a product moves between pages during loading. */
const productsOf = ({ pages }: Pages) => [...new Map(pages.flatMap(({ items }) => items).map((product) => [product._id, product])).values()]

/** An infinite grid of products with its loading, empty and error states. */
export function ProductList({ query, label, emptyText, emptyAction }: Props) {
  return (
    <QueryBoundary
      query={query}
      loading={<ProductGridSkeleton />}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={<EmptyState title="No products to show" description={emptyText} icon="search" action={emptyAction} />}
      errorMessage={(error) => `Error ${error.message}`}
    >
      {(data) => (
        <InfiniteList query={query} loading={<ProductGridSkeleton count={4} />} endText="No More Products to Show">
          <EndlessProductGrid products={productsOf(data)} label={label} more={query.hasNextPage} />
        </InfiniteList>
      )}
    </QueryBoundary>
  )
}
