// Generated from openapi/openapi.yaml: do not edit.
const RecentSearch = { query: 's', 'display_picture=': ['s', null] } as const
const WorkingHour = { from: 's', to: 's' } as const
const ShopSummary = { _id: 's', 'shop_name=Shop': 's', 'shop_handle=': 's', 'display_picture=': ['s', null], 'working_hour?': WorkingHour, 'address?': 's' } as const
const Product = { _id: 's', product_name: 's', price: 'n', stocks: 'n', 'gallery=': ['s'], 'category=': ['s'], 'barcode?': 's', 'description=': 's', 'rating=': 'n', 'sold?': 'n', 'likes=': 'n', 'isLiked=': 'b', 'display_picture=': 's', shop: ShopSummary } as const
const ProductPage = { items: [Product], 'similar?': 'b', 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const Suggestion = { query: 's', 'display_picture=': ['s', null], 'product_id?': 's', 'similar?': 'b', 'price?': 'n', 'shop_name?': 's' } as const
const SimilarProduct = { 'product_id?!': 's', 'product_name?': 's', shop: { shop_name: 's', 'display_picture=': ['s', null] }, distanceInKm: 'n', price: 'n', 'rating=': 'n' } as const

export const getRecentSearches = [RecentSearch] as const
export const listProducts = ProductPage
export const getProduct = Product
export const getSearchSuggestions = [Suggestion] as const
export const listSimilarNearby = [SimilarProduct] as const
