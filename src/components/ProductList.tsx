import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { ReactNode } from 'react'
import { isEmptyList, isStuck, itemsOf } from '#lib/pages.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { type InfiniteQuery, InfiniteList } from '#ui/InfiniteList.tsx'
import { LongList } from '#ui/LongList.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import { ProductGridSkeleton } from './ProductGrid.tsx'
import grid from './ProductGrid.module.css'

/** Number of cards whose pictures load eagerly: a phone's first row. */
export const EAGER = 2

interface Pages {
  pages: readonly { items: readonly CardProduct[]; nextPage: number | null }[]
  pageParams: readonly unknown[]
}

interface Props {
  query: QueryView<Pages> & InfiniteQuery
  /** Accessible name of the list. */
  label?: string
  /** Level of the headings of the cards. */
  level?: 2 | 3
  /** Rows that are in view when the screen opens; those below follow. */
  firstRows?: number
  /** Adds one piece of a product to the cart. */
  onAdd?: (product: CardProduct) => void
  /** Text of the empty state; `emptyAction` is usually a LinkButton. */
  emptyText?: string
  emptyAction?: ReactNode
}

/** Number of columns, as in the style sheet of the grid. */
function useColumns(): number {
  const three = useMediaQuery('(width >= 40rem)')
  const four = useMediaQuery('(width >= 48rem)')
  return four ? 4 : three ? 3 : 2
}

/** The products, on each page those that are sold out last. */
const availableFirst = ({ pages }: Pages): CardProduct[] =>
  itemsOf({
    pages: pages.map(({ items }) => ({
      items: items.toSorted((a, b) => Number(a.stocks === 0) - Number(b.stocks === 0)),
    })),
  })

/** An infinite grid of products with its loading, empty and error states. */
export function ProductList({
  query,
  label = 'Products',
  level,
  firstRows = 2,
  onAdd,
  emptyText,
  emptyAction,
}: Props) {
  const columns = useColumns()
  const whole = useWholeScreen()
  return (
    <QueryBoundary
      query={query}
      loading={<ProductGridSkeleton />}
      isEmpty={isEmptyList}
      empty={
        <EmptyState
          title="No products to show"
          description={emptyText}
          icon={SearchOutlined}
          action={emptyAction}
        />
      }
      errorMessage={(error) => `Error ${error.message}`}
    >
      {(data) => (
        <InfiniteList
          query={query}
          stuck={isStuck(data)}
          partial={!whole}
          loading={<ProductGridSkeleton count={4} />}
          gap="var(--product-gap)"
          endText="No More Products to Show"
        >
          <LongList
            label={label}
            className={grid.grid}
            columns={columns}
            items={availableFirst(data).slice(0, whole ? undefined : firstRows * columns)}
            more={query.hasNextPage || !whole}
          >
            {(product, index) => (
              <ProductCard product={product} level={level} eager={index < EAGER} onAdd={onAdd} />
            )}
          </LongList>
        </InfiniteList>
      )}
    </QueryBoundary>
  )
}
