import { choose } from '../walk.ts'
import type { Steps } from './steps.ts'

export const cart: Steps = {
  addToCart(walk, me, { pick, amount }) {
    const product = choose(walk.tables.products.all(), pick)
    if (product)
      walk.send(me, 'addToCart', {
        body: { productId: product._id, shopId: product.shop_id, quantity: 1 + amount },
      })
  },
  changeQuantity(walk, me, { pick, amount }) {
    const line = choose(walk.tables.cartLines.by('user_id', me.id), pick)
    if (line)
      walk.send(me, 'updateCartQuantity', {
        path: { cartId: line._id },
        body: { quantity: 1 + amount },
      })
  },
  removeLine(walk, me, { pick }) {
    const line = choose(walk.tables.cartLines.by('user_id', me.id), pick)
    if (line) walk.send(me, 'removeCartLine', { path: { cartId: line._id } })
  },
  removeLines(walk, me, { pick }) {
    const lines = walk.tables.cartLines.by('user_id', me.id).slice(0, 1 + (pick % 3))
    if (lines.length > 0)
      walk.send(me, 'removeCartLines', { body: { cartIds: lines.map((line) => line._id) } })
  },
}
