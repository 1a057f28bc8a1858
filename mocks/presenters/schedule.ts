import type { ProductRow, ScheduleProductRow, ScheduleRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { groupBy } from '../world/groupBy.ts'
import type { World } from '../world/world.ts'
import { presentGroupShop } from './shop.ts'

export function presentScheduleProduct(
  world: World,
  row: ScheduleProductRow,
): Schemas['ScheduleProduct'] {
  const product = world.tables.products.get(row.product_id) as ProductRow
  return {
    order_product_id: row._id,
    product_id: row.product_id,
    product_name: product.product_name,
    price: product.price,
    quantity: row.quantity,
    stocks: product.stocks,
    display_picture: world.mediaUrl(product.display_picture),
    shop_id: row.shop_id,
  }
}

export function presentSchedule(world: World, row: ScheduleRow): Schemas['Schedule'] {
  const byShop = groupBy(
    world.tables.scheduleProducts.by('schedule_id', row._id),
    (product) => product.shop_id,
  )
  const { created_at: _, ...schedule } = row
  return {
    ...schedule,
    next_checkout_date: row.is_active ? row.next_checkout_date : null,
    products: Array.from(byShop, ([shop_id, products]) => ({
      shop_id,
      ...presentGroupShop(world, shop_id),
      products: products.map((product) => presentScheduleProduct(world, product)),
    })),
  }
}
