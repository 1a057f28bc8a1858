import type { Caller } from './caller.ts'

export interface Product {
  _id: string
  shop: { _id: string }
  /** Of the catalogue. */
  price?: number
}

/** That a product has at least, and that a run may have ordered at a time. */
const MIN_STOCK = 10
const PIECES = 60
const MAX_PAGES = 5

export type Products = readonly [Product, Product, Product, ...Product[]]
export const isEnough = (products: readonly Product[]): products is Products =>
  products.length >= 3 && new Set(products.map(({ shop }) => shop._id)).size >= 2

type Found = Required<Product> & { stocks: number }

/**
 * The first product is ordered most: it has enough pieces, and a price with centavos if one has.
 */
const fitness = ({ stocks, price }: Found) =>
  Math.min(stocks, PIECES) + Number(!Number.isInteger(price)) / 2

export async function findProducts(visitor: Caller): Promise<Product[]> {
  const found: Found[] = []
  for (let page = 1; page <= MAX_PAGES && !isEnough(found); page += 1) {
    const { body } = await visitor.call('listProducts', { query: { limit: 50, page } })
    found.push(...(body.items as Found[]).filter(({ stocks }) => stocks >= MIN_STOCK))
    if (!body.nextPage) break
  }
  return found.toSorted((a, b) => fitness(b) - fitness(a))
}

export const givenProducts = (given: readonly { product: string; shop: string }[]): Product[] =>
  given.map(({ product, shop }) => ({ _id: product, shop: { _id: shop } }))
