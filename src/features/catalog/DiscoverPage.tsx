import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useProductList } from '#api/productList.ts'
import { categoryLabel } from '#components/categories.ts'
import { ProductList } from '#components/ProductList.tsx'
import { categoriesSearch, changeParams } from '#lib/queryString.ts'
import { BRAND } from '#ui/brand.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import styles from './DiscoverPage.module.css'

/** The query parameters as a heading: 'rice in Pantry'. */
function headingOf(query: string, categories: string): string {
  const labels = categories.split(',').filter(Boolean).map(categoryLabel).join(', ')
  if (query && labels) return `“${query}” in ${labels}`
  if (query) return `Results for “${query}”`
  return labels || 'All products'
}

/** Products that match a search, a category or both. */
export function DiscoverPage() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const query = params.get('query')?.trim() ?? ''
  const categories = params.get('categories') ?? ''
  const products = useProductList({ query: query || undefined, categories: categories || undefined })
  const title = headingOf(query, categories)
  const description = `${title}: products of local shops, with prices and what is in stock, on ${BRAND}.`
  const path = `discover${changeParams('', { query: query || null, categories: categories || null })}`
  return (
    // Keyed by the search, so that the heading gets the focus as on a new screen.
    <Page key={title} title={title} description={description}>
      <Metadata title={title} description={description} path={path} />
      <ProductList
        query={products}
        label={title}
        emptyText="Try another word or a shorter one, or look through the categories."
        emptyAction={
          <>
            <span className={styles.categories}>
              <LinkButton to={{ search: categoriesSearch(search) }} preventScrollReset>
                Browse categories
              </LinkButton>
            </span>
            <LinkButton to={paths.home()} variant="secondary">
              Go to Homepage
            </LinkButton>
          </>
        }
      />
    </Page>
  )
}
