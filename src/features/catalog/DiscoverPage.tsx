import { useSearchParams } from 'react-router-dom'
import { useProductList } from '../../api/productList.ts'
import { categoryLabel } from '../../components/categories.ts'
import { ProductList } from '../../components/ProductList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'

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
  const query = params.get('query')?.trim() ?? ''
  const categories = params.get('categories') ?? ''
  const products = useProductList({ query: query || undefined, categories: categories || undefined })
  const title = headingOf(query, categories)
  return (
    // Another search is another screen: its heading takes the focus.
    <Page key={title} title={title}>
      <ProductList
        query={products}
        label={title}
        emptyText="Try another word or a shorter one, or look through the categories."
        emptyAction={<LinkButton to="/home">Go to Homepage</LinkButton>}
      />
    </Page>
  )
}
