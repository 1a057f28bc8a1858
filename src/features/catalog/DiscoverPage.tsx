import { useLocation, useSearchParams } from 'react-router-dom'
import { useProductList } from '#api/productList.ts'
import type { CardProduct } from '#components/ProductCard.tsx'
import { ProductList } from '#components/ProductList.tsx'
import { categoryLabel } from '#domain/categories.ts'
import { paths } from '#domain/paths.ts'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { NearYou } from '#flows/catalog/NearYou.tsx'
import { itemsOf } from '#lib/pages.ts'
import { categoriesSearch, changeParams } from '#lib/queryString.ts'
import { searchText } from '#lib/visibleText.ts'
import { pathTo } from '#openapi/categories.ts'
import { BRAND } from '#ui/brand.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Metadata } from '#ui/Metadata.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './DiscoverPage.module.css'

/** Returns 'Pantry · rice'. */
function headingOf(query: string, categories: string): string {
  const labels = categories.split(',').filter(Boolean).map(categoryLabel).join(', ')
  if (query && labels) return `${labels} · ${query}`
  if (query) return `Results for “${query}”`
  return labels || 'All products'
}

/**
 * The category around the chosen one, or around the results, and those below it. Several have no
 * narrower one.
 */
function narrower(chosen: string, found: readonly { category: readonly string[] }[]) {
  if (!chosen) {
    const leaves = found.flatMap(({ category }) => category.slice(0, 1))
    return { around: '', below: [...new Set(leaves)] }
  }
  const path = pathTo(chosen)
  const around = path.findLast(({ children }) => children.length > 0)
  return { around: around?.slug ?? chosen, below: around?.children.map(({ slug }) => slug) ?? [] }
}

const has = (text: string, word: string) => ` ${text.toLowerCase()}`.includes(` ${word}`)

/** Whether a word of the search is in the shop's name, but in none of the product's own. */
const matchesByShop = (query: string) => {
  const words = query.toLowerCase().split(/\s+/)
  return ({ product_name, category, shop }: CardProduct) => {
    const own = [product_name, ...category.map(categoryLabel)].join(' ')
    return words.some((word) => has(shop.shop_name, word) && !has(own, word))
  }
}

export function DiscoverPage() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const query = searchText(params.get('query') ?? '')
  const categories = params.get('categories') ?? ''
  const products = useProductList({
    query: query || undefined,
    categories: categories || undefined,
  })
  const addOne = useQuickAdd()
  const items = itemsOf(products.data)
  const { around, below } = narrower(categories, items)
  const tabs = [around, ...below].map((slug) => ({
    value: slug,
    label: slug === around ? 'All' : categoryLabel(slug),
    to: { search: changeParams(search, { categories: slug || null }) },
  }))
  const title = headingOf(query, categories)
  const description = `${title}: products of local shops, with prices and what is in stock, on ${BRAND}.`
  const path = `discover${changeParams('', { query: query || null, categories: categories || null })}`
  const list = (
    <ProductList
      query={products}
      onAdd={addOne}
      label={title}
      level={2}
      aside={
        query
          ? { title: `From shops that match “${query}”`, test: matchesByShop(query) }
          : undefined
      }
      below={(query || categories) && <NearYou />}
      emptyText="Try a different or shorter search, or browse the categories."
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
  )
  return (
    // A new search moves the focus to the heading, as a new screen does.
    <Page key={title} title={title} description={description}>
      <Metadata title={title} description={description} path={path} />
      <p role="status" className={styles.notice}>
        {products.data?.pages[0]?.similar &&
          `No exact match for “${query}”. Showing similar products.`}
      </p>
      {products.data && items.length === 0 ? (
        list
      ) : (
        <Tabs
          label="Categories of the results"
          tabs={tabs}
          value={categories}
          className={styles.tabs}
        >
          {list}
        </Tabs>
      )}
    </Page>
  )
}
