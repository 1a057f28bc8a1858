// Generated from openapi/openapi.yaml: do not edit.
const WorkingHour = { from: 's', to: 's' } as const
const CartProduct = { cartId: 's', productId: 's', product_name: 's', display_picture: 's', price: 'n', quantity: 'n', stocks: 'n' } as const
const CartGroup = { shopId: 's', shop_name: 's', 'shop_picture?': ['s', null], 'working_hour?': WorkingHour, products: [CartProduct] } as const
const Cart = { carts: [CartGroup], outOfStock: [CartGroup], totalProductsCount: 'n' } as const
const CartLimitReached = { isMax: 'b' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'GET /carts/user/{userId}': Cart,
  'POST /carts': [{ cartId: 's', productId: 's', product_name: 's', display_picture: 's', price: 'n', quantity: 'n', stocks: 'n', isMax: 'b' }, CartLimitReached],
  'PUT /carts/{cartId}': CartProduct,
} as const
