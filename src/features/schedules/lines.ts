import type { Schemas } from '#api/contract.ts'
import { chosenProduct } from '#domain/chosenProduct.ts'
import { roundMoney } from '#domain/money.ts'
import type { Selection } from '#domain/selection.ts'
import { linesOf } from '#flows/schedule/listItems.ts'

export type Schedule = Schemas['Schedule']
export type ShopLines = Schemas['ScheduleShopGroup']
type Line = Schemas['ScheduleProduct']

/** Applies chosen quantities that are not confirmed yet. */
export const withDrafts = (
  list: Schedule,
  drafts: ReadonlyMap<string, { quantity: number }>,
): Schedule => ({
  ...list,
  products: list.products.map((group) => ({
    ...group,
    products: group.products.map((line) => ({
      ...line,
      quantity: drafts.get(line.order_product_id)?.quantity ?? line.quantity,
    })),
  })),
})

/** Removes a shop without lines, too. */
export const withoutLine = (list: Schedule, lineId: string): Schedule => ({
  ...list,
  products: list.products
    .map((group) => ({
      ...group,
      products: group.products.filter(({ order_product_id }) => order_product_id !== lineId),
    }))
    .filter(({ products }) => products.length > 0),
})

/** Pieces, at most the stock. */
const buyable = ({ quantity, stocks }: Line) => Math.min(quantity, stocks)

/** Total of the available products, pesos. */
export const totalOf = (list: Schedule): number =>
  roundMoney(linesOf(list).reduce((sum, line) => sum + line.price * buyable(line), 0))

export const soldOutOf = (list: Schedule): string =>
  linesOf(list)
    .filter(({ stocks }) => stocks === 0)
    .map(({ product_name }) => product_name)
    .join(' · ')

/** The marketplace orders what is left of these. */
export const shortOf = ({ products }: ShopLines): Line[] =>
  products.filter(({ quantity, stocks }) => stocks < quantity)

export const selectionOf = (list: Schedule): Selection =>
  list.products
    .map(({ shop_id, shop_name, products }) => ({
      shopId: shop_id,
      shop_name,
      products: products
        .filter((line) => buyable(line) > 0)
        .map((line) =>
          chosenProduct({ ...line, productId: line.product_id, quantity: buyable(line) }),
        ),
    }))
    .filter(({ products }) => products.length > 0)
