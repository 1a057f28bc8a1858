import { SearchOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { isEmptyList, isStuck } from '../lib/pages.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type InfiniteQuery, InfiniteList } from '../ui/InfiniteList.tsx'
import { QueryBoundary, type QueryView } from '../ui/QueryBoundary.tsx'
import { EndlessProductGrid } from './EndlessProductGrid.tsx'
import type { CardProduct } from './ProductCard.tsx'
import { ProductGridSkeleton } from './ProductGrid.tsx'

interface Pages {
  pages: readonly { items: readonly CardProduct[]; nextPage: number | null }[]
  pageParams: readonly unknown[]
}

interface Props {
  query: QueryView<Pages> & InfiniteQuery
  /** Accessible name of the list. */
  label?: string
  /** Text of the empty state; `emptyAction` is usually a LinkButton. */
  emptyText?: string
  emptyAction?: ReactNode
}

/** An infinite grid of products with its loading, empty and error states. */
export function ProductList({ query, label, emptyText, emptyAction }: Props) {
  return (
    <QueryBoundary
      query={query}
      loading={<ProductGridSkeleton />}
      isEmpty={isEmptyList}
      empty={<EmptyState title="No products to show" description={emptyText} icon={SearchOutlined} action={emptyAction} />}
      errorMessage={(error) => `Error ${error.message}`}
    >
      {(data) => (
        <InfiniteList
          query={query}
          stuck={isStuck(data)}
          loading={<ProductGridSkeleton count={4} />}
          gap="var(--product-gap)"
          endText="No More Products to Show"
        >
          <EndlessProductGrid data={data} label={label} more={query.hasNextPage} />
        </InfiniteList>
      )}
    </QueryBoundary>
  )
}
