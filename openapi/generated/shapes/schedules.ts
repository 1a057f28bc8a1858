// Generated from openapi/openapi.yaml: do not edit.
const NotificationDate = { time: 's', 'day_of_month?': ['n', 's'], 'day_of_week?': 'n', 'month?': 'n', 'year?': 'n' } as const
const ScheduleProduct = { order_product_id: 's', product_id: 's', product_name: 's', price: 'n', quantity: 'n', stocks: 'n', display_picture: 's', shop_id: 's' } as const
const ScheduleShopGroup = { shop_id: 's', shop_name: 's', 'shop_picture?': ['s', null], products: [ScheduleProduct] } as const
const Schedule = { _id: 's', name: 's', theme: 's', address: 's', payment_method: 's', user_id: 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', next_checkout_date: ['d', null], products: [ScheduleShopGroup] } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'POST /order/schedule': { _id: 's', name: 's', theme: 's', address: 's', payment_method: 's', user_id: 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', next_checkout_date: ['d', null], products: [ScheduleShopGroup], id: 's' },
  'GET /order/schedule/{userId}/all': [Schedule],
  'GET /order/schedule/{userId}/name': [Schedule],
  'GET /order/schedule/{id}': Schedule,
  'PUT /order/schedule/{id}': Schedule,
  'POST /order/schedule/add/product': [Schedule],
  'DELETE /order/schedule/delete/product/{orderProductId}': Schedule,
  'PUT /order/schedule/{id}/status/schedule': Schedule,
  'PUT /order/schedule/{id}/cancel': Schedule,
  'PUT /order/schedule/product/{orderProductId}/quantity': ScheduleProduct,
  'PUT /order/schedule/{id}/advance/checkout': Schedule,
} as const
