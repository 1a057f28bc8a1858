// Generated from openapi/openapi.yaml: do not edit.
const NotificationDate = { time: 's', 'day_of_month?': ['n', 's'], 'day_of_week?': 'n', 'month?': 'n', 'year?': 'n' } as const
const ScheduleProduct = { order_product_id: 's', product_id: 's', product_name: 's', price: 'n', quantity: 'n', stocks: 'n', 'display_picture=': 's', 'shop_id=': 's' } as const
const ScheduleShopGroup = { shop_id: 's', shop_name: 's', 'shop_picture?': ['s', null], products: [ScheduleProduct] } as const
const Schedule = { _id: 's', name: 's', 'theme=sunrise': 's', 'address=': 's', 'payment_method=cod': 's', 'user_id=': 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', 'next_checkout_date=': ['d', null], 'products=': [ScheduleShopGroup] } as const

export const createSchedule = { _id: 's', name: 's', 'theme=sunrise': 's', 'address=': 's', 'payment_method=cod': 's', 'user_id=': 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', 'next_checkout_date=': ['d', null], 'products=': [ScheduleShopGroup], id: 's' } as const
export const listSchedules = [Schedule] as const
export const searchSchedulesByName = [Schedule] as const
export const getSchedule = Schedule
export const updateSchedule = Schedule
export const addScheduleProducts = [Schedule] as const
export const removeScheduleProduct = Schedule
export const setScheduleActive = Schedule
export const cancelNextCheckout = Schedule
export const updateScheduleProductQuantity = ScheduleProduct
export const advanceCheckout = Schedule
