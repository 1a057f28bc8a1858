import { newAddress } from '../../support/newAddress.ts'
import { choose } from '../walk.ts'
import type { Steps } from './steps.ts'

export const people: Steps = {
  addAddress: (walk, me, { amount }) =>
    void walk.send(me, 'createAddress', {
      body: {
        userId: me.id,
        address: { ...newAddress, ...(amount % 3 === 0 && { is_default: amount % 2 === 0 }) },
      },
    }),
  changeAddress(walk, me, { pick, amount }) {
    const address = choose(walk.tables.addresses.by('user', me.id), pick)
    if (address)
      walk.send(me, 'updateAddress', {
        path: { addressId: address._id, userId: me.id },
        body: { ...newAddress, is_default: amount % 2 === 0 },
      })
  },
  makeDefault(walk, me, { pick }) {
    const address = choose(walk.tables.addresses.by('user', me.id), pick)
    if (address)
      walk.send(me, 'setDefaultAddress', { path: { addressId: address._id, userId: me.id } })
  },
  deleteAddress(walk, me, { pick }) {
    const address = choose(walk.tables.addresses.by('user', me.id), pick)
    if (address) walk.send(me, 'deleteAddress', { path: { addressId: address._id, userId: me.id } })
  },
  like(walk, me, { pick }) {
    const product = choose(walk.tables.products.all(), pick)
    walk.send(me, 'likeProduct', { body: { product: product?._id } })
  },
  follow(walk, me, { pick }) {
    const shop = choose(walk.tables.shops.all(), pick)
    walk.send(me, 'followShop', { body: { customer_id: me.id, shop_id: shop?._id } })
  },
  unfollow(walk, me, { pick, other }) {
    const followed = choose(walk.tables.follows.by('user_id', me.id), pick)?.shop_id
    const shop = choose(walk.tables.shops.all(), pick)?._id
    walk.send(me, 'unfollowShop', { path: { shopId: other % 3 > 0 ? (followed ?? shop) : shop } })
  },
  writeToShop(walk, me, { pick }) {
    const seller_id = choose(walk.tables.shops.all(), pick % 4)?._id
    const opened = walk.send(me, 'createConversation', { body: { buyer_id: me.id, seller_id } })
    const conversation_id = (opened.body as { conversation_id?: string }).conversation_id
    if (conversation_id)
      walk.send(me, 'sendMessage', {
        body: {
          buyer_id: me.id,
          seller_id,
          conversation_id,
          sender: 'buyer',
          receiver: seller_id,
          type: 'text',
          content: 'Open pa po kayo?',
        },
      })
  },
  unsend(walk, me, { pick }) {
    const own = walk.tables.conversations
      .by('buyer_id', me.id)
      .flatMap((one) => walk.tables.chatMessages.by('conversation_id', one._id))
      .filter((message) => message.sender === 'buyer')
    const message = choose(own, pick)
    if (message) walk.send(me, 'unsendMessage', { path: { id: message._id } })
  },
  readConversation(walk, me, { pick }) {
    const conversation = choose(walk.tables.conversations.by('buyer_id', me.id), pick)
    if (conversation)
      walk.send(me, 'markConversationRead', {
        path: { id: conversation._id },
        body: { reader: 'buyer' },
      })
  },
  deleteConversation(walk, me, { pick }) {
    const conversation = choose(walk.tables.conversations.by('buyer_id', me.id), pick)
    if (conversation)
      walk.send(me, 'deleteConversations', { body: { conversation_ids: [conversation._id] } })
  },
  readNews: (walk, me) =>
    void walk.send(me, 'markAllNotificationsRead', { path: { userId: me.id } }),
  search: (walk, me, { pick }) =>
    void walk.send(me, 'listProducts', {
      query: { query: choose(['rice', 'manggo', 'fresh milk'], pick) },
    }),
  deleteAccount: (walk, me) =>
    void walk.send(me, 'deleteUser', { body: { confirmation: 'DELETE' } }),
}
