import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { ReactNode } from 'react'
import { EAGER } from '#domain/pictures.ts'
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

interface Pages {
  pages: readonly { items: readonly CardProduct[]; nextPage?: number | null | undefined }[]
  pageParams: readonly unknown[]
}

interface Props {
  query: QueryView<Pages> & InfiniteQuery
  label?: string
  level?: 2 | 3
  /** Rows in view when the screen opens; those below follow. */
  firstRows?: number
  /** Products after the last one that isn't aside are below a heading of level 2. */
  aside?: { title: string; test: (product: CardProduct) => boolean } | undefined
  onAdd?: (product: CardProduct) => void
  emptyText?: string
  emptyAction?: ReactNode
  /** Follows the empty state. */
  below?: ReactNode
}

function useColumns(): number {
  const three = useMediaQuery('(width >= 40rem)')
  const four = useMediaQuery('(width >= 48rem)')
  return four ? 4 : three ? 3 : 2
}

/** Puts those aside last on each page, and before them those sold out. */
const inOrder = ({ pages }: Pages, isAside: (product: CardProduct) => boolean): CardProduct[] => {
  const place = (one: CardProduct) => 2 * Number(isAside(one)) + Number(one.stocks === 0)
  return itemsOf({
    pages: pages.map(({ items }) => ({ items: items.toSorted((a, b) => place(a) - place(b)) })),
  })
}

export function ProductList({
  query,
  label = 'Products',
  level,
  aside,
  firstRows = 2,
  onAdd,
  emptyText,
  emptyAction,
  below,
}: Props) {
  const columns = useColumns()
  const whole = useWholeScreen()
  return (
    <QueryBoundary
      query={query}
      loading={<ProductGridSkeleton />}
      isEmpty={isEmptyList}
      empty={
        <>
          <EmptyState
            title="No products to show"
            description={emptyText}
            icon={SearchOutlined}
            action={emptyAction}
            compact={below !== undefined}
          />
          {below}
        </>
      }
      errorMessage={(error) => `Error ${error.message}`}
    >
      {(data) => {
        const isAside = aside?.test ?? (() => false)
        const shown = inOrder(data, isAside).slice(0, whole ? undefined : firstRows * columns)
        const count = shown.findLastIndex((one) => !isAside(one)) + 1
        const part = (items: CardProduct[], name: string, cards = level) => (
          <LongList
            label={name}
            className={grid.grid}
            columns={columns}
            items={items}
            more={query.hasNextPage || !whole}
          >
            {(product, index) => (
              <ProductCard product={product} level={cards} eager={index < EAGER} onAdd={onAdd} />
            )}
          </LongList>
        )
        return (
          <InfiniteList
            query={query}
            stuck={isStuck(data)}
            partial={!whole}
            loading={<ProductGridSkeleton count={4} />}
            gap="var(--product-gap)"
            endText="No More Products to Show"
          >
            {count > 0 && part(shown.slice(0, count), label)}
            {aside && shown.length > count && (
              <>
                <h2 className={grid.aside}>{aside.title}</h2>
                {part(shown.slice(count), aside.title, 3)}
              </>
            )}
          </InfiniteList>
        )
      }}
    </QueryBoundary>
  )
}
