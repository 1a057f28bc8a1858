/**
 * Queries of the list call: home and its tabs, categories, searches with and without typing errors,
 * a shop and its tabs.
 */
const queriesOf = (shopId: string): Record<string, string>[] => [
  {},
  { categories: 'beverages' },
  { categories: 'medicine' },
  { categories: 'fruits' },
  { categories: 'cakes,jars' },
  { query: 'rice' },
  { query: 'fresh milk' },
  { query: 'manggo' },
  { query: 'zzzzqq' },
  { categories: 'snacks', query: 'chips' },
  { shopId },
  { shopId, categories: 'food' },
  { shopId, categories: 'new-arrival' },
  { shopId, categories: 'top-products' },
  { categories: 'all-products' },
  { categories: 'top-products' },
]

/** Every query for its first five pages of eight. */
export const queries = (shopId: string): Record<string, string>[] =>
  queriesOf(shopId).flatMap((one) =>
    [1, 2, 3, 4, 5].map((page) => ({ ...one, page: String(page), limit: '8' })),
  )
