import { useState } from 'react'
import { useProductList } from '#api/productList.ts'
import { isEmptyList, itemsOf } from '#lib/pages.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { searchText } from '#lib/visibleText.ts'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { Stack } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadFailed } from '../loadFailed.ts'
import { type ChoosingProps, ProductChoices } from './ProductChoices.tsx'
import styles from './Products.module.css'

/** ms: the marketplace stores each term as a recent search. */
const DEBOUNCE_MS = 500
const MAX_TERM = 100

/** Without a term, the products of the home page. */
export function FoundProducts(choosing: ChoosingProps) {
  const [text, setText] = useState('')
  const term = useDebounced(searchText(text), DEBOUNCE_MS)
  const query = useProductList({ query: term || undefined })
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="find">
      <h3 id="find" className="visually-hidden">
        Find products
      </h3>
      <SearchField
        label="Search products"
        placeholder="Search products and shops"
        maxLength={MAX_TERM}
        value={text}
        onChange={setText}
      />
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height="18rem" />}
        errorMessage={loadFailed}
        isEmpty={isEmptyList}
        empty={<p className={styles.none}>No products match “{term}”.</p>}
      >
        {(data) => (
          <InfiniteList query={query} stuck loading={null} endText="No More Products to Show">
            <ProductChoices {...choosing} label="Products found" products={itemsOf(data)} />
          </InfiniteList>
        )}
      </QueryBoundary>
    </Stack>
  )
}
