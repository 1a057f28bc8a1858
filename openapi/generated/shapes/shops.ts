// Generated from openapi/openapi.yaml: do not edit.
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const WorkingHour = { from: 's', to: 's' } as const
const Shop = { _id: 's', shop_name: 's', shop_handle: 's', 'shop_description=': 's', 'cover_photo=': ['s', null], 'display_picture=': ['s', null], 'followed_by=': 'n', 'total_number_of_products=': 'n', 'is_following=': 'b', 'rating?': 'n', 'address?': 's', 'geolocation?': Geolocation, 'working_hour?': WorkingHour } as const
const ShopValidity = { 'isValidShopName?': 'b', 'isValidShopHandle?': 'b', 'isValidBusinessEmail?': 'b', 'isValidBusinessContactNumber?': 'b' } as const
const FollowState = { is_following: 'b', followed_by: 'n' } as const
const TopProduct = { 'display_picture=': 's', product_name: 's', price: 'n', 'rating=': 'n', 'sold=': 'n' } as const
const MapShop = { '_id?!': 's', shop_handle: 's', 'cover_photo=': ['s', null], 'display_picture=': ['s', null], shop_name: 's', 'working_hour?!': WorkingHour, distanceInKm: 'n', 'followers=': 'n', 'total_product_count=': 'n', 'rating?': 'n', 'address?': 's', longitude: 'n', latitude: 'n', 'shop_status=Active': 's', 'top_three_products=': [TopProduct] } as const

export const getShopByHandle = Shop
export const checkShopValidity = ShopValidity
export const createShop = Shop
export const updateShop = Shop
export const followShop = FollowState
export const unfollowShop = FollowState
export const listNearbyShops = [MapShop] as const
