import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { reviewQueries } from '#api/reviews.ts'
import { categoryLabel } from '#domain/categories.ts'
import { formatMoney } from '#domain/money.ts'
import { isVideo } from '#domain/pictures.ts'
import { itemsOf } from '#lib/pages.ts'
import { shorten } from '#lib/visibleText.ts'
import { addressOf, type LinkedData, Metadata } from '#ui/Metadata.tsx'

type Product = Schemas['Product']

const MAX_DESCRIPTION = 160

/** The description for search results, at most 160 characters. */
export function describeProduct({ product_name, price, shop, description }: Product): string {
  const offer = `${product_name} for ${formatMoney(price)} at ${shop.shop_name}.`
  const text = `${offer} ${description}`.replaceAll(/\s+/g, ' ').trim()
  return shorten(text, MAX_DESCRIPTION - 1)
}

const pathOf = ({ _id }: Product) => `products/${_id}`

function productNode(product: Product, reviews: number): LinkedData {
  const {
    product_name,
    description,
    display_picture,
    gallery,
    barcode,
    price,
    stocks,
    rating,
    shop,
    category,
  } = product
  const url = addressOf(pathOf(product))
  const pictures = [display_picture, ...gallery].filter((address) => !isVideo(address))
  return {
    '@type': 'Product',
    name: product_name,
    description: description || describeProduct(product),
    image: [...new Set(pictures)].map((address) => new URL(address, url).href),
    category: category[0] && categoryLabel(category[0]),
    gtin13: barcode,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'PHP',
      availability: `https://schema.org/${stocks > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Store', name: shop.shop_name, url: addressOf(shop.shop_handle) },
    },
    // Search engines reject a rating without a number of reviews.
    aggregateRating:
      rating > 0 && reviews > 0
        ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews }
        : undefined,
  }
}

function breadcrumbs(product: Product): LinkedData {
  const categories = [...product.category].reverse().map((slug) => ({
    name: categoryLabel(slug),
    item: addressOf(`discover?${new URLSearchParams({ categories: slug })}`),
  }))
  const trail = [
    { name: 'Home', item: addressOf('home') },
    ...categories,
    { name: product.product_name, item: addressOf(pathOf(product)) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
  }
}

export function ProductMetadata({ product }: { product: Product }) {
  // Shared with the reviews on the screen. The server doesn't return their total.
  const { data } = useInfiniteQuery(reviewQueries.ofProduct(product._id))
  const reviews = itemsOf(data).length
  return (
    <Metadata
      title={product.product_name}
      description={describeProduct(product)}
      path={pathOf(product)}
      image={product.display_picture}
      type="product"
      data={[productNode(product, reviews), breadcrumbs(product)]}
    />
  )
}
