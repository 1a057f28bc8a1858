// Generated from openapi/openapi.yaml: do not edit.
const LikeState = { isLiked: 'b', likes: 'n' } as const
const ProductSummary = { _id: 's', product_name: 's', 'category=': ['s'], 'display_picture=': 's', stocks: 'n', price: 'n', 'rating=': 'n' } as const
const WorkingHour = { from: 's', to: 's' } as const
const ShopSummary = { _id: 's', 'shop_name=Shop': 's', 'shop_handle=': 's', 'display_picture=': ['s', null], 'working_hour?': WorkingHour, 'address?': 's' } as const
const LikedProduct = { product: ProductSummary, shop: ShopSummary } as const

export const likeProduct = LikeState
export const listLikes = [LikedProduct] as const
