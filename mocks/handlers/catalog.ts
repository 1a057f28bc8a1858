import type { ShopRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { pageOf } from '../presenters/page.ts'
import { presentProduct, ratingOf } from '../presenters/shop.ts'
import { notFound, ok } from '../replies.ts'
import { listing, similarNearby } from '../rules/listing.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

const MAX_SUGGESTIONS = 8
const MAX_SUGGESTED_SHOPS = 2
const MAX_SIMILAR = 10
const MAX_RECENT = 10

export const catalog: Handlers<'catalog'> = {
  listProducts(world, { query, buyer }) {
    const { page = 1, limit = 8 } = query
    const rows = listing(world, query)
    const answer = pageOf(rows, page, limit, (row) => presentProduct(world, row, buyer))
    if (buyer && !query.shopId && query.query?.trim() && page === 1)
      addRecentSearch(world, buyer, query.query.trim(), answer.items[0]?._id)
    const similar = answer.items.length > 0 && world.search.isSimilar(query.query ?? '')
    return ok({ ...answer, ...(similar && { similar }) })
  },

  getProduct(world, { path, buyer }) {
    const product = world.tables.products.get(path.id)
    return product ? ok(presentProduct(world, product, buyer)) : notFound('product')
  },

  incrementProductView(world, { path }) {
    const product = world.tables.products.get(path.id)
    if (!product) return notFound('product')
    world.tables.products.update(product._id, { views: product.views + 1 })
    return ok({ message: 'View counted' })
  },

  getSearchSuggestions(world, { path }) {
    const shops = world.search.findShops(path.term).slice(0, MAX_SUGGESTED_SHOPS)
    const similar = world.search.isSimilar(path.term) && { similar: true }
    const seen = new Set<string>()
    const suggestions: Schemas['Suggestion'][] = []
    for (const id of world.search.find(path.term)) {
      if (
        suggestions.length === MAX_SUGGESTIONS - shops.length ||
        !world.search.matches(id, path.term)
      )
        break
      const product = world.tables.products.get(id)
      // Many shops sell products of the same name.
      if (!product || seen.has(product.product_name)) continue
      seen.add(product.product_name)
      suggestions.push({
        query: product.product_name,
        display_picture: world.mediaUrl(product.display_picture),
        product_id: product._id,
        price: product.price,
        shop_name: (world.tables.shops.get(product.shop_id) as ShopRow).shop_name,
        ...similar,
      })
    }
    for (const id of shops) {
      const { shop_name, display_picture } = world.tables.shops.get(id) as ShopRow
      suggestions.push({
        query: shop_name,
        display_picture: world.mediaUrl(display_picture),
        ...similar,
      })
    }
    return ok(suggestions)
  },

  listSimilarNearby(world, { path, query }) {
    const product = world.tables.products.get(path.id)
    if (!product) return notFound('product')
    const withinKm = (query.meters ?? 1_000_000) / 1000
    const entries = similarNearby(world, product)
      .filter(({ km }) => km <= withinKm)
      .slice(0, MAX_SIMILAR)
    return ok(
      entries.map(({ other, shop, km }) => ({
        product_id: other._id,
        product_name: other.product_name,
        shop: { display_picture: world.mediaUrl(shop.display_picture), shop_name: shop.shop_name },
        distanceInKm: Math.round(km * 10) / 10,
        price: other.price,
        rating: ratingOf(other),
      })),
    )
  },

  getRecentSearches: (world, { buyer }) =>
    ok(
      buyer.recent_searches.map(({ query, display_picture }) => ({
        query,
        display_picture: display_picture && world.mediaUrl(display_picture),
      })),
    ),

  clearRecentSearches(world, { buyer }) {
    world.tables.users.update(buyer._id, { recent_searches: [] })
    return ok({ message: 'Recent searches cleared' })
  },
}

/** Adds a search at the top, with the picture of its first result. */
function addRecentSearch(
  world: World,
  buyer: UserRow,
  query: string,
  productId: string | undefined,
) {
  const display_picture =
    (productId && world.tables.products.get(productId)?.display_picture) || null
  const others = buyer.recent_searches.filter(
    (one) => one.query.toLowerCase() !== query.toLowerCase(),
  )
  world.tables.users.update(buyer._id, {
    recent_searches: [{ query, display_picture }, ...others].slice(0, MAX_RECENT),
  })
}
