import { answerTo } from '#mocks/rules/talk/answer.ts'
import type { KnownOrder, ShopProduct, TalkFacts } from '#mocks/rules/talk/facts.ts'

/** The n-th id of these tests. */
export const id = (n: number) => n.toString(16).padStart(24, 'a')
const SHOP = id(1)
export const OTHER_SHOP = id(2)
/** A product in stock; one with a higher number sells better. */
export const product = (
  n: number,
  product_name: string,
  price: number,
  stocks: number,
  leaf = 'rice-grains',
): ShopProduct => ({
  _id: id(n),
  product_name,
  price,
  stocks,
  sold: n,
  category: [leaf],
  display_picture: `pictures/${n}.webp`,
})
const products = [
  product(20, 'Bukid Jasmine Rice, 5 kg', 325, 60),
  product(21, 'Bukid Jasmine Rice, 25 kg', 1550, 3),
  product(22, 'Bukid Dinorado Rice, 5 kg', 390, 0),
  product(23, 'Carabao Mango, Ripe, 1 kg', 165, 12, 'fruits'),
]
/** An order of the shop, or by `more` of another. */
export const order = (
  n: number,
  order_status: KnownOrder['order_status'],
  more: Partial<KnownOrder> = {},
): KnownOrder => ({
  _id: id(n),
  shop_id: SHOP,
  order_status,
  delivery_method: 'DELIVERY',
  total_price: 1234.5,
  created_at: '2026-07-20T00:00:00.000Z',
  items: [{ product_name: 'Jasmine Rice' }, { product_name: 'Mango' }],
  unpaid: false,
  ...more,
})

/** A shop that is open from seven to six. */
export const SHOP_FACTS: TalkFacts['shop'] = {
  shop_name: 'Rice Center',
  municipality: 'San Fernando City',
  province: 'Pampanga',
  working_hour: { from: '07:00', to: '18:00' },
  latitude: 15,
  longitude: 120,
}

/** The shop's answer at ten in the morning, Manila time, with the first of several wordings. */
export function replies(text: string, more: Partial<TalkFacts> = {}) {
  return answerTo(
    {
      now: Date.UTC(2026, 6, 20, 2),
      shopId: SHOP,
      shop: SHOP_FACTS,
      products,
      text,
      earlier: [],
      media: new Set(),
      place: undefined,
      home: undefined,
      orders: [],
      elsewhere: () => undefined,
      ...more,
    },
    (choices) => choices[0] as (typeof choices)[number],
  )
}
/** The texts of the answer, one a line. */
export const answer = (text: string, more: Partial<TalkFacts> = {}) =>
  replies(text, more)
    .flatMap((reply) => (reply.type === 'text' ? reply.content : []))
    .join('\n')
