import { newAddress } from '../../support/newAddress.ts'
import { choose, type SimulatedUser, type Step, type Steps, stepsOn, type Walk } from '../walk.ts'

const timings = [
  { schedule_type: 'weekly', notification_date: { time: '08:00', day_of_week: 3 } },
  { schedule_type: 'monthly', notification_date: { time: '23:30', day_of_month: 'END' } },
  { schedule_type: 'monthly', notification_date: { time: '00:00', day_of_month: 27 } },
  { schedule_type: 'yearly', notification_date: { time: '10:15', day_of_month: 29, month: 2 } },
  ...[
    { day_of_month: 22, month: 7, year: 2026 },
    { day_of_month: 1, month: 1, year: 2020 },
  ].map((date) => ({ schedule_type: 'once', notification_date: { time: '09:00', ...date } })),
]

function details(walk: Walk, me: SimulatedUser, { pick, other, amount }: Step) {
  const address = choose(walk.tables.addresses.by('user', me.id), other)
  return (
    address && {
      name: `List ${pick % 6}`,
      theme: 'mars',
      address: address._id,
      payment_method: amount % 3 === 0 ? 'gcash' : 'cod',
      user_id: me.id,
      ...choose(timings, amount),
    }
  )
}
const aList = (walk: Walk, me: SimulatedUser, { pick }: Step) =>
  choose(walk.tables.schedules.by('user_id', me.id), pick)
const onList = stepsOn(({ schedules }, me) => schedules.by('user_id', me.id))
const onListProduct = stepsOn(({ scheduleProducts }, me) => scheduleProducts.by('user_id', me.id))

export const lists: Steps = {
  createList(walk, me, step) {
    const body = details(walk, me, step)
    if (body) walk.send(me, 'createSchedule', { body })
  },
  changeList(walk, me, step) {
    const [list, body] = [aList(walk, me, step), details(walk, me, step)]
    if (list && body) walk.send(me, 'updateSchedule', { path: { id: list._id }, body })
  },
  switchList: onList('setScheduleActive', ({ _id: id }, { amount }) => ({
    path: { id },
    body: { is_active: amount % 2 === 0 },
  })),
  skipCheckout: onList('cancelNextCheckout', ({ _id: id }) => ({ path: { id } })),
  advanceCheckout: onList('advanceCheckout', ({ _id: id }) => ({ path: { id } })),
  addToList(walk, me, step) {
    const [list, product] = [aList(walk, me, step), choose(walk.tables.products.all(), step.other)]
    if (list && product)
      walk.send(me, 'addScheduleProducts', {
        body: {
          products: [
            {
              product_id: product._id,
              user_id: me.id,
              order_schedule_id: list._id,
              shop_id: product.shop_id,
              quantity: 1 + step.amount,
            },
          ],
        },
      })
  },
  changeListQuantity: onListProduct('updateScheduleProductQuantity', ({ _id }, { amount }) => ({
    path: { orderProductId: _id },
    body: { quantity: 1 + amount },
  })),
  removeFromList: onListProduct('removeScheduleProduct', ({ _id }) => ({
    path: { orderProductId: _id },
  })),
  deleteList: onList('deleteSchedule', ({ _id: id }) => ({ path: { id } })),
}

const onAddress = stepsOn(({ addresses }, me) => addresses.by('user', me.id))
const onConversation = stepsOn(({ conversations }, me) => conversations.by('buyer_id', me.id))

export const people: Steps = {
  addAddress: (walk, me, { amount }) =>
    void walk.send(me, 'createAddress', {
      body: {
        userId: me.id,
        address: { ...newAddress, ...(amount % 3 === 0 && { is_default: amount % 2 === 0 }) },
      },
    }),
  changeAddress: onAddress('updateAddress', ({ _id, user }, { amount }) => ({
    path: { addressId: _id, userId: user },
    body: { ...newAddress, is_default: amount % 2 === 0 },
  })),
  makeDefault: onAddress('setDefaultAddress', ({ _id, user }) => ({
    path: { addressId: _id, userId: user },
  })),
  deleteAddress: onAddress('deleteAddress', ({ _id, user }) => ({
    path: { addressId: _id, userId: user },
  })),
  like: stepsOn(({ products }) => products.all())('likeProduct', ({ _id }) => ({
    body: { product: _id },
  })),
  follow: stepsOn(({ shops }) => shops.all())('followShop', ({ _id }, _step, { id }) => ({
    body: { customer_id: id, shop_id: _id },
  })),
  unfollow: stepsOn(({ follows, shops }, me) => [
    ...follows.by('user_id', me.id).map(({ shop_id }) => shop_id),
    [...shops.all()][0]?._id,
  ])('unfollowShop', (shopId) => ({ path: { shopId } })),
  writeToShop(walk, me, { pick }) {
    const seller_id = choose(walk.tables.shops.all(), pick % 4)?._id
    const parties = { buyer_id: me.id, seller_id }
    const opened = walk.send(me, 'createConversation', { body: parties })
    const { conversation_id } = opened.body as { conversation_id?: string }
    if (conversation_id)
      walk.send(me, 'sendMessage', {
        body: {
          ...parties,
          conversation_id,
          sender: 'buyer',
          receiver: seller_id,
          type: 'text',
          content: 'Open pa po kayo?',
        },
      })
  },
  unsend: stepsOn(({ conversations, chatMessages }, me) =>
    conversations
      .by('buyer_id', me.id)
      .flatMap(({ _id }) => chatMessages.by('conversation_id', _id))
      .filter(({ sender }) => sender === 'buyer'),
  )('unsendMessage', ({ _id: id }) => ({ path: { id } })),
  readConversation: onConversation('markConversationRead', ({ _id: id }) => ({
    path: { id },
    body: { reader: 'buyer' },
  })),
  deleteConversation: onConversation('deleteConversations', ({ _id }) => ({
    body: { conversation_ids: [_id] },
  })),
  readNews: (walk, me) =>
    void walk.send(me, 'markAllNotificationsRead', { path: { userId: me.id } }),
  search: (walk, me, { pick }) =>
    void walk.send(me, 'listProducts', {
      query: { query: choose(['rice', 'manggo', 'fresh milk'], pick) },
    }),
  deleteAccount: (walk, me) =>
    void walk.send(me, 'deleteUser', { body: { confirmation: 'DELETE' } }),
}
