import { addressIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Diary } from './diary.ts'

const { id: user_id } = namedBuyers.liza
const { jasmineRice } = namedProducts

/** Liza's scheduled lists. */
export function plan({ ask }: Diary, address: string): void {
  const list = {
    name: 'Linggong pamalengke',
    theme: 'emerald',
    address,
    payment_method: 'cod',
    user_id,
    schedule_type: 'weekly',
    notification_date: { time: '08:00', day_of_week: 0 },
  }
  const { _id: id } = ask('liza', 'createSchedule', { body: list })
  const item = {
    product_id: jasmineRice.id,
    user_id,
    order_schedule_id: id,
    shop_id: shopId('riceCenter'),
    quantity: 1,
  }
  const added = ask('liza', 'addScheduleProducts', { body: { products: [item] } })
  const path = { orderProductId: added[0].products[0].products[0].order_product_id }
  ask('liza', 'updateScheduleProductQuantity', { path, body: { quantity: 2 } })
  ask('liza', 'getSchedule', { path: { id } })
  ask('liza', 'listSchedules', { path: { userId: user_id } })
  ask('liza', 'searchSchedulesByName', { path: { userId: user_id }, query: { query: 'linggo' } })
  ask('liza', 'updateSchedule', {
    path: { id },
    body: {
      ...list,
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    },
  })
  ask('liza', 'cancelNextCheckout', { path: { id } })
  ask('liza', 'advanceCheckout', { path: { id } })
  ask('liza', 'setScheduleActive', { path: { id }, body: { is_active: false } })
  ask('liza', 'removeScheduleProduct', { path })
  ask('liza', 'deleteSchedule', { path: { id } })
}

/** Liza talks with a shop, which answers. */
export function talk({ ask, steer }: Diary): void {
  const seller_id = shopId('water')
  const { conversation_id } = ask('liza', 'createConversation', {
    body: { buyer_id: user_id, seller_id },
  })
  const { _id: message } = ask('liza', 'sendMessage', {
    body: {
      buyer_id: user_id,
      seller_id,
      conversation_id,
      sender: 'buyer',
      receiver: seller_id,
      type: 'text',
      content: 'Magkano po ang tubig?',
    },
  })
  steer('advance:30')
  const path = { id: conversation_id }
  ask('liza', 'listMessages', { path })
  ask('liza', 'countUnreadMessages', { path: { id: user_id } })
  ask('liza', 'markConversationRead', { path, body: { reader: 'buyer' } })
  ask('liza', 'getConversation', { path })
  ask('liza', 'findConversation', { query: { seller_id, buyer_id: user_id } })
  ask('liza', 'listConversations', { query: { buyer_id: user_id } })
  ask('liza', 'unsendMessage', { path: { id: message } })
  ask('liza', 'deleteConversations', { body: { conversation_ids: [conversation_id] } })
}

/** Liza visits shops; the newcomer opens one. */
export function visitShops({ ask }: Diary, newcomer: { token: string }): void {
  const shop_id = shopId('kamuning')
  ask(null, 'getShopByHandle', { path: { handle: 'san-fernando-rice-center' } })
  ask('liza', 'listNearbyShops', {
    query: { lat: '15.03', long: '120.68', meters: '20000', query: 'bigas' },
  })
  ask('liza', 'followShop', { body: { customer_id: user_id, shop_id } })
  ask('liza', 'unfollowShop', { path: { shopId: shop_id } })
  ask('liza', 'createReport', {
    body: {
      target_value: jasmineRice.id,
      reported_by: 'BUYER',
      type: 'PRODUCT',
      description: 'Wrong picture',
      report_type: 'FLAG',
      violation_level: 1,
    },
  })
  const shop = { shop_name: 'Bigasan ni Mang Ben', shop_handle: 'mang-ben' }
  ask(newcomer, 'checkShopValidity', { query: shop })
  ask(newcomer, 'createShop', {
    body: {
      ...shop,
      shop_description: 'Rice by the sack and by the kilo.',
      business_email: 'mangben@example.com',
      business_contact_number: '09171234567',
      working_hour: { from: '07:00', to: '19:30' },
      geolocation: { latitude: 15.0286, longitude: 120.6898 },
    },
  })
  ask(newcomer, 'updateShop', { body: { shop_description: 'Bigas at munggo.' } })
}

/** Liza reads her notifications; the newcomer leaves. */
export function endDay({ ask }: Diary, newcomer: { token: string }): void {
  const path = { userId: user_id }
  const list = ask('liza', 'listNotifications', { path })
  ask('liza', 'countUnreadNotifications', { path })
  ask('liza', 'markNotificationRead', { path: { id: list.items[0]._id } })
  ask('liza', 'markAllNotificationsRead', { path })
  ask('liza', 'deleteAddress', { path: { ...path, addressId: addressIds.lizaMother } })
  ask(newcomer, 'deleteUser', { body: { confirmation: 'DELETE' } })
}
