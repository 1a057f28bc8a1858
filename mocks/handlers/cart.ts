import type { CartLineRow, UserRow } from '#fixtures/rows.ts'
import { presentCart, presentCartLine } from '../presenters/cart.ts'
import { created, forbidden, notFound, ok, outOfStock, wrongShop } from '../replies.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

const MAX_SHOPS = 10

function ownLine(world: World, buyer: UserRow, cartId: string) {
  const line = world.tables.cartLines.get(cartId)
  if (!line) return { failure: notFound('cart line') }
  return line.user_id === buyer._id ? { line } : { failure: forbidden() }
}

export const cart: Handlers<'cart'> = {
  getCart: (world, { path, buyer }) =>
    path.userId === buyer._id ? ok(presentCart(world, buyer._id)) : forbidden(),

  addToCart(world, { body, buyer }) {
    const product = world.tables.products.get(body.productId)
    if (!product || !world.tables.shops.get(body.shopId))
      return notFound(product ? 'shop' : 'product')
    if (product.shop_id !== body.shopId) return wrongShop()
    const lines = world.tables.cartLines.by('user_id', buyer._id)
    const existing = lines.find((line) => line.product_id === product._id)
    const quantity = (existing?.quantity ?? 0) + body.quantity
    if (quantity > product.stocks) return outOfStock(product.stocks)
    const shops = new Set(lines.map((line) => line.shop_id))
    if (!existing && !shops.has(product.shop_id) && shops.size >= MAX_SHOPS)
      return created({ isMax: true as const })
    const line = existing
      ? world.tables.cartLines.update(existing._id, { quantity })
      : insertLine(world, buyer, product, quantity)
    return created({ ...presentCartLine(world, line), isMax: false as const })
  },

  updateCartQuantity(world, { path, body, buyer }) {
    const { line, failure } = ownLine(world, buyer, path.cartId)
    if (!line) return failure
    const stocks = world.tables.products.get(line.product_id)?.stocks ?? 0
    if (body.quantity > stocks) return outOfStock(stocks)
    return ok(
      presentCartLine(world, world.tables.cartLines.update(line._id, { quantity: body.quantity })),
    )
  },

  removeCartLine(world, { path, buyer }) {
    const { line, failure } = ownLine(world, buyer, path.cartId)
    if (!line) return failure
    world.tables.cartLines.remove(line._id)
    return ok({ message: 'Removed from your cart' })
  },

  removeCartLines(world, { body, buyer }) {
    const owned = body.cartIds.map((id) => ownLine(world, buyer, id))
    const failed = owned.find(({ failure }) => failure)
    if (failed?.failure) return failed.failure
    for (const id of body.cartIds) world.tables.cartLines.remove(id)
    return ok({ message: 'Removed from your cart' })
  },
}

function insertLine(
  world: World,
  buyer: UserRow,
  product: { _id: string; shop_id: string },
  quantity: number,
): CartLineRow {
  return world.tables.cartLines.insert({
    _id: world.newId('cartLines'),
    user_id: buyer._id,
    product_id: product._id,
    shop_id: product.shop_id,
    quantity,
    added_at: world.clock.iso(),
  })
}
