import type { Caller } from './caller.ts'

/** What the cases know of a product. */
export interface Product {
  _id: string
  shop: { _id: string }
}

/** Pieces that a product needs, so that the cases can order it several times. */
const MIN_STOCK = 10
/** Pages of the catalogue that are searched. */
const MAX_PAGES = 5

/** Whether there are enough products for the cases: three, of two shops. */
export const isEnough = (products: readonly Product[]): boolean =>
  products.length >= 3 && new Set(products.map(({ shop }) => shop._id)).size >= 2

/** Products in stock, of the first pages of the catalogue that have enough of them. */
export async function findProducts(visitor: Caller): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; page <= MAX_PAGES && !isEnough(found); page += 1) {
    const { body } = await visitor.call('listProducts', { query: { limit: 50, page } })
    found.push(
      ...(body.items as (Product & { stocks: number })[]).filter(
        ({ stocks }) => stocks >= MIN_STOCK,
      ),
    )
    if (body.nextPage === null) break
  }
  return found
}

/** Products whose ids are known without a catalogue. */
export const givenProducts = (given: readonly { product: string; shop: string }[]): Product[] =>
  given.map(({ product, shop }) => ({ _id: product, shop: { _id: shop } }))
