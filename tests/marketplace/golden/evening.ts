import { addressIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '#mocks/hosts/vitest.ts'
import { type Diary, openDiary } from './diary.ts'
import {
  arrive,
  browse,
  fillCart,
  lookAfterAccount,
  order,
  receive,
  writeAddresses,
} from './morning.ts'

const { id: user_id } = namedBuyers.liza
const { jasmineRice } = namedProducts

function plan({ liza }: Diary, address: string): void {
  const list = {
    name: 'Linggong pamalengke',
    theme: 'emerald',
    address,
    payment_method: 'cod',
    user_id,
    schedule_type: 'weekly',
    notification_date: { time: '08:00', day_of_week: 0 },
  }
  const { _id: id } = liza('createSchedule', { body: list })
  const item = {
    product_id: jasmineRice.id,
    user_id,
    order_schedule_id: id,
    shop_id: shopId('riceCenter'),
    quantity: 1,
  }
  const added = liza('addScheduleProducts', { body: { products: [item] } })
  const path = { orderProductId: added[0].products[0].products[0].order_product_id }
  liza('updateScheduleProductQuantity', { path, body: { quantity: 2 } })
  liza('getSchedule', { path: { id } })
  liza('listSchedules', { path: { userId: user_id } })
  liza('searchSchedulesByName', { path: { userId: user_id }, query: { query: 'linggo' } })
  liza('updateSchedule', {
    path: { id },
    body: {
      ...list,
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    },
  })
  liza('cancelNextCheckout', { path: { id } })
  liza('advanceCheckout', { path: { id } })
  liza('setScheduleActive', { path: { id }, body: { is_active: false } })
  liza('removeScheduleProduct', { path })
  liza('deleteSchedule', { path: { id } })
}

function talk({ liza, steer }: Diary): void {
  const seller_id = shopId('water')
  const { conversation_id } = liza('createConversation', {
    body: { buyer_id: user_id, seller_id },
  })
  const { _id: message } = liza('sendMessage', {
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
  liza('listMessages', { path })
  liza('countUnreadMessages', { path: { id: user_id } })
  liza('markConversationRead', { path, body: { reader: 'buyer' } })
  liza('getConversation', { path })
  liza('findConversation', { query: { seller_id, buyer_id: user_id } })
  liza('listConversations', { query: { buyer_id: user_id } })
  liza('unsendMessage', { path: { id: message } })
  liza('deleteConversations', { body: { conversation_ids: [conversation_id] } })
}

function visitShops({ ask, liza, visitor }: Diary, newcomer: { token: string }): void {
  const shop_id = shopId('kamuning')
  visitor('getShopByHandle', { path: { handle: 'san-fernando-rice-center' } })
  liza('listNearbyShops', {
    query: { lat: '15.03', long: '120.68', meters: '20000', query: 'bigas' },
  })
  liza('followShop', { body: { customer_id: user_id, shop_id } })
  liza('unfollowShop', { path: { shopId: shop_id } })
  liza('createReport', {
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

function endDay({ ask, liza }: Diary, newcomer: { token: string }): void {
  const path = { userId: user_id }
  const list = liza('listNotifications', { path })
  liza('countUnreadNotifications', { path })
  liza('markNotificationRead', { path: { id: list.items[0]._id } })
  liza('markAllNotificationsRead', { path })
  liza('deleteAddress', { path: { ...path, addressId: addressIds.lizaMother } })
  ask(newcomer, 'deleteUser', { body: { confirmation: 'DELETE' } })
}

/** Lets a buyer live a day in a marketplace with every operation, and returns what was answered. */
export function liveWholeDay(market: Market): Diary {
  const diary = openDiary(market)
  const newcomer = { token: arrive(diary) }
  lookAfterAccount(diary)
  browse(diary)
  const address = writeAddresses(diary)
  fillCart(diary)
  receive(diary, order(diary, address))
  plan(diary, address)
  talk(diary)
  visitShops(diary, newcomer)
  endDay(diary, newcomer)
  return diary
}
