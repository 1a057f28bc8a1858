import { addressIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { UNKNOWN_ID } from '../conformance/testContext.ts'
import type { Diary } from './diary.ts'

const { liza, ana } = namedBuyers
const { jasmineRice } = namedProducts
const unknown = { path: { id: UNKNOWN_ID } }

/** Liza's scheduled lists. */
export async function plan({ ask, steer }: Diary, address: string): Promise<void> {
  const list = {
    name: 'Linggong pamalengke',
    theme: 'emerald',
    address,
    payment_method: 'cod',
    user_id: liza.id,
    schedule_type: 'weekly',
    notification_date: { time: '08:00', day_of_week: 0 },
  }
  const { _id: id } = await ask('liza', 'createSchedule', 'every Sunday', { body: list })
  await ask('liza', 'createSchedule', 'of the same name', { body: list })
  const item = {
    product_id: jasmineRice.id,
    user_id: liza.id,
    order_schedule_id: id,
    shop_id: shopId('riceCenter'),
    quantity: 1,
  }
  const added = await ask('liza', 'addScheduleProducts', 'rice', { body: { products: [item] } })
  await ask('liza', 'addScheduleProducts', 'what does not exist', {
    body: { products: [{ ...item, product_id: UNKNOWN_ID }] },
  })
  const orderProductId = added[0].products[0].products[0].order_product_id as string
  const own = { path: { id } }
  await ask('liza', 'updateScheduleProductQuantity', 'two sacks', {
    path: { orderProductId },
    body: { quantity: 2 },
  })
  await ask('liza', 'updateScheduleProductQuantity', 'of nothing', {
    path: { orderProductId: UNKNOWN_ID },
    body: { quantity: 2 },
  })
  await ask('liza', 'getSchedule', 'with the rice', own)
  await ask('liza', 'getSchedule', 'that does not exist', unknown)
  await ask('liza', 'listSchedules', 'all', { path: { userId: liza.id } })
  await ask('liza', 'listSchedules', 'of another buyer', { path: { userId: ana.id } })
  await ask('liza', 'searchSchedulesByName', 'linggo', {
    path: { userId: liza.id },
    query: { query: 'linggo' },
  })
  await ask('liza', 'searchSchedulesByName', 'of another buyer', {
    path: { userId: ana.id },
    query: { query: 'linggo' },
  })
  await ask('liza', 'updateSchedule', 'every month', {
    ...own,
    body: {
      ...list,
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    },
  })
  await ask('liza', 'updateSchedule', 'that does not exist', { ...unknown, body: list })
  await ask('liza', 'cancelNextCheckout', 'once', own)
  await ask('liza', 'cancelNextCheckout', 'that does not exist', unknown)
  await ask('liza', 'advanceCheckout', 'now', own)
  await ask('liza', 'advanceCheckout', 'that does not exist', unknown)
  await ask('liza', 'setScheduleActive', 'off', { ...own, body: { is_active: false } })
  await ask('liza', 'setScheduleActive', 'that does not exist', {
    ...unknown,
    body: { is_active: false },
  })
  await ask('liza', 'removeScheduleProduct', 'the rice', { path: { orderProductId } })
  await ask('liza', 'removeScheduleProduct', 'the same again', { path: { orderProductId } })
  await ask('liza', 'deleteSchedule', 'the list', own)
  await ask('liza', 'deleteSchedule', 'the same again', own)
  steer('advance:1', 'nothing happens')
}

/** Liza talks with a shop. */
export async function talk({ ask, steer }: Diary): Promise<void> {
  const seller_id = shopId('water')
  const { conversation_id } = await ask('liza', 'createConversation', 'with the water shop', {
    body: { buyer_id: liza.id, seller_id },
  })
  await ask('liza', 'createConversation', 'with no shop', {
    body: { buyer_id: liza.id, seller_id: UNKNOWN_ID },
  })
  const text = {
    buyer_id: liza.id,
    seller_id,
    conversation_id,
    sender: 'buyer',
    receiver: seller_id,
    type: 'text',
    content: 'Magkano po ang tubig?',
  }
  const { _id: message } = await ask('liza', 'sendMessage', 'a question', { body: text })
  await ask('liza', 'sendMessage', 'nothing', { body: { ...text, content: '' } })
  steer('advance:30', 'the shop answers')
  const own = { path: { id: conversation_id as string } }
  await ask('liza', 'listMessages', 'with the answer', own)
  await ask('liza', 'listMessages', 'of no conversation', unknown)
  await ask('liza', 'countUnreadMessages', 'of all shops', { path: { id: liza.id } })
  await ask('liza', 'countUnreadMessages', 'of another buyer', { path: { id: ana.id } })
  await ask('liza', 'markConversationRead', 'by its buyer', { ...own, body: { reader: 'buyer' } })
  await ask('liza', 'markConversationRead', 'that does not exist', {
    ...unknown,
    body: { reader: 'buyer' },
  })
  await ask('liza', 'getConversation', 'with the water shop', own)
  await ask('liza', 'getConversation', 'that does not exist', unknown)
  await ask('liza', 'findConversation', 'with the water shop', {
    query: { seller_id, buyer_id: liza.id },
  })
  await ask('liza', 'findConversation', 'of another buyer', {
    query: { seller_id, buyer_id: ana.id },
  })
  await ask('liza', 'listConversations', 'all', { query: { buyer_id: liza.id } })
  await ask('liza', 'listConversations', 'of another buyer', { query: { buyer_id: ana.id } })
  await ask('liza', 'unsendMessage', 'the question', { path: { id: message as string } })
  await ask('liza', 'unsendMessage', 'the same again', { path: { id: message as string } })
  await ask('liza', 'deleteConversations', 'with the water shop', {
    body: { conversation_ids: [conversation_id] },
  })
  await ask('liza', 'deleteConversations', 'that do not exist', {
    body: { conversation_ids: [UNKNOWN_ID] },
  })
}

/** Liza visits shops; the newcomer opens one. */
export async function visitShops({ ask }: Diary, newcomer: { token: string }): Promise<void> {
  const shop_id = shopId('kamuning')
  await ask(null, 'getShopByHandle', 'of the rice shop', {
    path: { handle: 'san-fernando-rice-center' },
  })
  await ask(null, 'getShopByHandle', 'that does not exist', { path: { handle: 'nowhere' } })
  await ask('liza', 'listNearbyShops', 'that sell bigas', {
    query: { lat: 15.03, long: 120.68, meters: 20_000, query: 'bigas' },
  })
  await ask('liza', 'listNearbyShops', 'beyond the pole', { query: { lat: 95, long: 120.68 } })
  await ask('liza', 'followShop', 'in Kamuning', { body: { customer_id: liza.id, shop_id } })
  await ask('liza', 'followShop', 'that does not exist', {
    body: { customer_id: liza.id, shop_id: UNKNOWN_ID },
  })
  await ask('liza', 'unfollowShop', 'in Kamuning', { path: { shopId: shop_id } })
  await ask('liza', 'unfollowShop', 'that does not exist', { path: { shopId: UNKNOWN_ID } })
  const report = {
    target_value: jasmineRice.id,
    reported_by: 'BUYER',
    type: 'PRODUCT',
    description: 'Wrong picture',
    report_type: 'FLAG',
    violation_level: 1,
  }
  await ask('liza', 'createReport', 'a product', { body: report })
  await ask('liza', 'createReport', 'of a level that does not exist', {
    body: { ...report, violation_level: 3 },
  })
  const shop = {
    shop_name: 'Bigasan ni Mang Ben',
    shop_handle: 'mang-ben',
    shop_description: 'Rice by the sack and by the kilo.',
    business_email: 'mangben@example.com',
    business_contact_number: '09171234567',
    working_hour: { from: '07:00', to: '19:30' },
    geolocation: { latitude: 15.0286, longitude: 120.6898 },
  }
  const { shop_name, shop_handle } = shop
  await ask(newcomer, 'checkShopValidity', 'a free name', { query: { shop_name, shop_handle } })
  await ask(newcomer, 'checkShopValidity', 'of a name that is too long', {
    query: { shop_name: 'a'.repeat(300) },
  })
  await ask(newcomer, 'createShop', 'for rice', { body: shop })
  await ask(newcomer, 'createShop', 'of the same name', { body: shop })
  await ask(newcomer, 'updateShop', 'another description', {
    body: { shop_description: 'Bigas at munggo.' },
  })
  await ask('liza', 'updateShop', 'without a shop', {
    body: { shop_description: 'Bigas at munggo.' },
  })
}

/** Liza reads her notifications; the newcomer leaves. */
export async function endDay({ ask }: Diary, newcomer: { token: string }): Promise<void> {
  const list = await ask('liza', 'listNotifications', 'of the day', { path: { userId: liza.id } })
  await ask('liza', 'listNotifications', 'of another buyer', { path: { userId: ana.id } })
  await ask('liza', 'countUnreadNotifications', 'of the day', { path: { userId: liza.id } })
  await ask('liza', 'countUnreadNotifications', 'of another buyer', { path: { userId: ana.id } })
  await ask('liza', 'markNotificationRead', 'the newest', { path: { id: list.items[0]._id } })
  await ask('liza', 'markNotificationRead', 'that does not exist', unknown)
  await ask('liza', 'markAllNotificationsRead', 'all', { path: { userId: liza.id } })
  await ask('liza', 'markAllNotificationsRead', 'of another buyer', { path: { userId: ana.id } })
  await ask('liza', 'deleteAddress', 'that a list uses', {
    path: { addressId: addressIds.lizaHome, userId: liza.id },
  })
  await ask('liza', 'deleteAddress', 'that nothing uses', {
    path: { addressId: addressIds.lizaMother, userId: liza.id },
  })
  await ask('liza', 'deleteAddress', 'that does not exist', {
    path: { addressId: UNKNOWN_ID, userId: liza.id },
  })
  await ask(newcomer, 'deleteUser', 'without meaning it', { body: { confirmation: 'delete' } })
  await ask(newcomer, 'deleteUser', 'for good', { body: { confirmation: 'DELETE' } })
  await ask(newcomer, 'getCurrentUser', 'of an account that is gone')
}
