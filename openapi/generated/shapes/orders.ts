// Generated from openapi/openapi.yaml: do not edit.
const WorkingHour = { from: 's', to: 's' } as const
const ShopSummary = { _id: 's', 'shop_name=Shop': 's', 'shop_handle=': 's', 'display_picture=': ['s', null], 'working_hour?': WorkingHour, 'address?': 's' } as const
const OrderProduct = { product: { _id: 's', 'product_name=Product': 's', 'price?!': 'n', 'display_picture=': 's' }, quantity: 'n', 'isRate=': 'b' } as const
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const Address = { '_id=': 's', 'user=': 's', owner_name: 's', 'country=': 's', 'region=': 's', 'state_province=': 's', 'city=': 's', 'barangay=': 's', 'zipcode=': 's', 'street=': 's', 'address_line?': 's', 'mobile_number=': 's', 'type=HOME': 's', 'is_default=': 'b', 'geolocation?!': Geolocation } as const
const Order = { _id: 's', 'customer=': 's', shop: ShopSummary, products: [OrderProduct], 'address?!': Address, 'pickup_address?': 's', payment_method: 's', 'payment_status?!': 's', 'delivery_method?!': 's', 'delivery_instruction=': ['s', null], 'order_timeline=': { '*': 'd' }, order_status: 's', 'fees?!': 'n', total_price: 'n', 'cancel_reason=': ['s', null], 'delivery_reviewed=': 'b', 'createdAt?!': 'd' } as const
const OrderPage = { items: [Order], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const

export const cancelTransaction = Order
export const completeTransaction = Order
export const refundTransaction = Order
export const listCustomerTransactions = OrderPage
