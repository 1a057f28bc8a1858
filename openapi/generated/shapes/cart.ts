// Generated from openapi/openapi.yaml: do not edit.
const WorkingHour = { from: 's', to: 's' } as const
const CartProduct = { cartId: 's', productId: 's', product_name: 's', 'display_picture=': 's', price: 'n', quantity: 'n', stocks: 'n' } as const
const CartGroup = { shopId: 's', shop_name: 's', 'shop_picture?': ['s', null], 'working_hour?': WorkingHour, 'address?': 's', products: [CartProduct] } as const
const Cart = { carts: [CartGroup], 'outOfStock=': [CartGroup], totalProductsCount: 'n' } as const
const CartLimitReached = { isMax: 'b' } as const

export const getCart = Cart
export const addToCart = [{ cartId: 's', productId: 's', product_name: 's', 'display_picture=': 's', price: 'n', quantity: 'n', stocks: 'n', isMax: 'b' }, CartLimitReached] as const
export const updateCartQuantity = CartProduct
