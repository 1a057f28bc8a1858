// Generated from openapi/openapi.yaml: do not edit.
const RecentSearch = { query: 's', display_picture: ['s', null] } as const
const WorkingHour = { from: 's', to: 's' } as const
const ShopSummary = { _id: 's', shop_name: 's', shop_handle: 's', display_picture: ['s', null], 'working_hour?': WorkingHour } as const
const Product = { _id: 's', product_name: 's', price: 'n', stocks: 'n', gallery: ['s'], category: ['s'], 'barcode?': 's', description: 's', rating: 'n', 'sold?': 'n', likes: 'n', isLiked: 'b', display_picture: 's', shop: ShopSummary } as const
const ProductPage = { items: [Product], 'similar?': 'b', currentPage: 'n', nextPage: ['n', null] } as const
const Suggestion = { query: 's', display_picture: ['s', null], 'product_id?': 's', 'similar?': 'b', 'price?': 'n', 'shop_name?': 's' } as const
const SimilarProduct = { product_id: 's', 'product_name?': 's', shop: { shop_name: 's', display_picture: ['s', null] }, distanceInKm: 'n', price: 'n', rating: 'n' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'GET /users/recent/search': [RecentSearch],
  'GET /products': ProductPage,
  'GET /products/{id}': Product,
  'GET /products/search/{term}/suggestions': [Suggestion],
  'GET /products/{id}/similar/near': [SimilarProduct],
} as const
