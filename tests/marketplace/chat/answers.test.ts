import { describe, expect, test } from 'vitest'
import { answerTo, awayText } from '#mocks/rules/talk/answer.ts'
import type { KnownOrder, ShopProduct, TalkFacts } from '#mocks/rules/talk/facts.ts'

const id = (n: number) => n.toString(16).padStart(24, 'a')
/** A product in stock; one with a higher number sells better. */
const product = (
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
const order = (
  n: number,
  order_status: KnownOrder['order_status'],
  more: Partial<KnownOrder> = {},
): KnownOrder => ({
  _id: id(n),
  shop_id: id(1),
  order_status,
  delivery_method: 'DELIVERY',
  total_price: 1234.5,
  created_at: '2026-07-20T00:00:00.000Z',
  items: [{ product_name: 'Jasmine Rice' }, { product_name: 'Mango' }],
  unpaid: false,
  ...more,
})
const shop: TalkFacts['shop'] = {
  shop_name: 'Rice Center',
  municipality: 'San Fernando City',
  province: 'Pampanga',
  working_hour: { from: '07:00', to: '18:00' },
  latitude: 15,
  longitude: 120,
}
const hours = (from: string, to: string) => ({ shop: { ...shop, working_hour: { from, to } } })

/** The shop's answer at ten in the morning, Manila time, with the first of several wordings. */
function replies(text: string, more: Partial<TalkFacts> = {}) {
  return answerTo(
    {
      now: Date.UTC(2026, 6, 20, 2),
      shopId: id(1),
      shop,
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
const answer = (text: string, more: Partial<TalkFacts> = {}) =>
  replies(text, more)
    .flatMap((reply) => (reply.type === 'text' ? reply.content : []))
    .join('\n')

type Row = [text: string, said: string | RegExp, more?: Partial<TalkFacts>]
/** Expects that each text is answered by a sentence, or by one that matches. */
function expectAnswers(...rows: Row[]) {
  for (const [text, said, more] of rows)
    if (typeof said === 'string') expect(answer(text, more), text).toBe(said)
    else expect(answer(text, more), text).toMatch(said)
}

const JASMINE = /Bukid Jasmine Rice, 5 kg is ₱325\.00 each, 60 in stock/
const MANGO = /Carabao Mango, Ripe, 1 kg is ₱165\.00 each, 12 in stock/
const NONE = /^Sorry po, wala kaming ganyan/

describe('a product that a message names or links to: its stock and price', () => {
  test('by its link, its name, in Tagalog, in the plural and with a typing error', () =>
    expectAnswers(
      [
        `May stock pa po ba nito? https://suki.example/products/${id(20)}`,
        'Meron pa po! Bukid Jasmine Rice, 5 kg is ₱325.00 each, 60 in stock.',
      ],
      [`/products/${id(20)} magkano po?`, JASMINE],
      [`http://localhost:4173/shop/products/${id(20)}`, JASMINE],
      ['Do you have Jasmine rice, 5 kg?', JASMINE],
      ['Meron po ba kayong jasmine 5 kg?', JASMINE],
      ['Magkano ang mangga?', MANGO],
      ['Do you have mangoes?', MANGO],
      ['manggo available?', MANGO],
    ))

  const gone = [product(40, 'Red Rice', 10, 0), product(41, 'Black Rice', 10, 0)]
  test('the last few are counted out, and what is sold out is replaced by what sells best of its kind, if that is there', () => {
    expectAnswers(
      ['Jasmine 25 kg?', /Bukid Jasmine Rice, 25 kg is ₱1,550\.00 each, 3 na lang po/],
      ['Red Rice po?', /5 na lang po/, { products: [product(43, 'Red Rice', 10, 5)] }],
      [
        'May dinorado po?',
        'Sorry po, sold out na ang Bukid Dinorado Rice, 5 kg for now. Baka gusto niyo po ang Bukid Jasmine Rice, 25 kg, ₱1,550.00?',
      ],
      ['Red Rice?', 'Sorry po, sold out na ang Red Rice for now.', { products: gone }],
      ['May rice po?', 'Sorry po, sold out na: Red Rice; Black Rice.', { products: gone }],
      ['May stock po?', 'Which product po? Send us its name or its link.', { products: gone }],
      ['Red Rice?', /^[^M]*$/, { products: [...gone, product(42, 'Mango', 10, 5, 'fruits')] }],
    )
  })

  test('several that fit are all named', () =>
    expectAnswers([
      'May bigas po ba?',
      /Bukid Jasmine Rice, 5 kg, ₱325\.00, 60 left; Bukid Jasmine Rice, 25 kg, ₱1,550\.00, 3 left\.(?![^]*Mango)[^]*Sold out na po: Bukid Dinorado Rice, 5 kg\./,
    ]))

  test('a question without a name is about the product of an earlier message', () => {
    const earlier = ['Salamat', `/products/${id(20)}`, 'mangga']
    for (const text of ['Magkano po?', 'May stock pa?', 'May tawad po ba?', 'Pabili po'])
      expectAnswers([text, JASMINE, { earlier }])
    expectAnswers(
      ['May durian po?', NONE, { earlier }],
      ['Magkano po?', /^Which product po\?.* Our best seller is Carabao Mango/],
    )
    expect(answer('Bukas po kayo?', { earlier: [`/products/${id(23)}`] })).not.toContain('Mango')
  })

  test('one that the shop does not have, and one of another shop', () => {
    const elsewhere = () => ({ product_name: 'Pandesal', shop_name: 'La Panaderia' })
    expectAnswers(
      ['Do you have durian?', NONE],
      [`/products/${id(99)}`, NONE],
      [
        `/products/${id(99)}`,
        'Hindi po sa amin ang Pandesal; La Panaderia sells it.',
        { elsewhere },
      ],
    )
  })
})

test('a picture is that of the product that is asked about, else of the best seller; one that the user sends is acknowledged, and so is a video', () => {
  expect(replies(`Pwede po makita? /products/${id(20)}`)).toEqual([
    { type: 'image', picture: 'pictures/20.webp' },
    { type: 'text', content: expect.stringContaining('Bukid Jasmine Rice, 5 kg') },
  ])
  expect(replies('patingin po ng picture', { earlier: ['may dinorado?'] })[0]).toEqual({
    type: 'image',
    picture: 'pictures/22.webp',
  })
  expect(replies('Send a photo please')).toEqual([
    { type: 'image', picture: 'pictures/23.webp' },
    { type: 'text', content: 'Ito po ang best seller namin, Carabao Mango, Ripe, 1 kg.' },
  ])
  expect(replies('Send a photo please', { products: [] })).toMatchObject([{ type: 'text' }])
  expectAnswers(
    ['picture po, salamat', /best seller.*welcome/, { media: new Set(['image']) }],
    [
      '',
      'Salamat po sa picture, nakita na namin. What can we do for you?',
      { media: new Set(['image']) },
    ],
    ['', /Salamat po sa video/, { media: new Set(['video']) }],
  )
})

test('places and delivery, CHAT-20 CHAT-21', () => {
  const near = 'Malapit lang po, 1.1 km from us. Yes, we deliver there!'
  const place = { latitude: 15.01, longitude: 120 }
  expectAnswers(
    ['', near, { place }],
    ['Can you deliver here?', near, { place }],
    ['', /^Malapit lang po, 220 m from us/, { place: { latitude: 15.002, longitude: 120 } }],
    [
      '',
      /^That is 121 km from us po.*we deliver there too/,
      { place: { latitude: 14.5, longitude: 121 } },
    ],
    ['', /share it again/, { place: null }],
    [
      'Nagde-deliver po ba kayo? How much is the delivery fee?',
      'Yes po, we deliver, with no delivery fee. Your address is 5.6 km from our store in San Fernando City. Choose Delivery at checkout.',
      { home: { latitude: 15.05, longitude: 120 } },
    ],
  )
})

test('hours, payment, pick-up, the shop’s place, discounts', () => {
  expectAnswers(
    ['What time do you open?', 'We are open from 7:00 AM to 6:00 PM, every day po.'],
    ['What time do you open?', 'We are open 24 hours, every day po.', hours('00:00', '23:59')],
    ['Hours?', /from 12:00 AM to 12:00 PM/, hours('00:00', '12:00')],
    ['Anong oras po kayo magsasara? sarado na ba?', /7:00 AM to 6:00 PM/],
    ['Pwede po GCash?', 'Cash or GCash po, you choose at checkout.'],
    ['Pick up na lang po', /Pwede po ang pick-up sa San Fernando City/],
    ['Saan po kayo?', /San Fernando City, Pampanga/],
    ['May tawad pa po ba?', /best prices/],
  )
  const away = (hour: number) =>
    awayText({ from: '07:00', to: '18:00' }, Date.UTC(2026, 6, 20, hour - 8))
  expect(away(5)).toBe('We are closed now po, open at 7:00 AM. We will answer you then.')
  expect(away(19)).toContain('open tomorrow at 7:00 AM')
})

test('a greeting is returned by the time of day, thanks are answered, and anything else is noted', () => {
  expectAnswers(
    ['Hello po', 'Magandang umaga po! Ano po ang maitutulong namin?'],
    ['Salamat po!', 'You are welcome po!'],
    ['Sige', 'Noted po. Anything else you need?'],
    ['Ano po yun?', /name of the product/],
  )
  const words = {
    10: 'umaga',
    11: 'tanghali',
    12: 'tanghali',
    13: 'hapon',
    17: 'hapon',
    18: 'gabi',
  }
  for (const [hour, word] of Object.entries(words))
    expect(answer('Hi', { now: Date.UTC(2026, 6, 20, Number(hour) - 8) })).toContain(
      `Magandang ${word} po!`,
    )
})

describe('orders', () => {
  test.each<[KnownOrder['order_status'], Partial<KnownOrder>, string]>([
    ['PENDING', {}, 'is waiting for us to confirm it'],
    ['PENDING', { unpaid: true }, 'is waiting for your payment'],
    ['PREPARING', {}, 'is being prepared'],
    ['PACKED', {}, 'is packed and waits for the rider'],
    ['PACKED', { delivery_method: 'PICKUP' }, 'is packed, almost ready for pick-up'],
    ['READY_TO_PICK_UP', {}, 'is with the rider'],
    ['READY_TO_PICK_UP', { delivery_method: 'PICKUP' }, 'is ready, pwede na pong kunin'],
    ['COMPLETED', {}, 'was received already'],
    ['REFUNDED', {}, 'was refunded'],
  ])('%s %j: %s', (status, more, words) =>
    expect(answer('Where is my order?', { orders: [order(40, status, more)] })).toContain(
      `Your order of Jasmine Rice and 1 more (₱1,234.50) ${words}`,
    ),
  )

  test('the latest one with this shop, or the one that is named by its id or a part of it', () => {
    const orders = [
      order(50, 'PACKED', { shop_id: id(2) }),
      order(0x4abcde, 'PREPARING'),
      order(0x4abcdf, 'CANCELLED'),
    ]
    expectAnswers(
      ['Kumusta na ang order ko?', /is being prepared/, { orders }],
      [`status of ${id(0x4abcdf)}`, /was cancelled/, { orders }],
      ['#4ABCDF po', /was cancelled/, { orders }],
      [
        `Nasaan na ang ${id(50)}?`,
        'That order is with another shop po, please ask them.',
        { orders },
      ],
      ['Where is my order?', 'We see no order of yours with us yet po.'],
    )
  })

  test('a problem is regretted, with what can be done; a wish to order asks for no order', () => {
    const orders = (status: KnownOrder['order_status'], more?: Partial<KnownOrder>) => ({
      orders: [order(40, status, more)],
    })
    for (const status of ['PENDING', 'PREPARING', 'PACKED'] as const)
      expectAnswers(['Please cancel', /You can still cancel it/, orders(status)])
    expectAnswers(
      ['May kulang sa order ko', /^Pasensya na po!.*request a refund/, orders('COMPLETED')],
      ['Please cancel', /was refunded\.$/, orders('REFUNDED')],
      [
        'Where is my order?',
        /order of Rice \(/,
        orders('PACKED', { items: [{ product_name: 'Rice' }] }),
      ],
      ['Can I order two kilos?', /Add it to your cart/, orders('PACKED')],
    )
    expect(answer('Where is my order?', orders('PACKED'))).not.toContain('cancel')
    expect(answer('wrong item', orders('READY_TO_PICK_UP'))).not.toContain('cancel')
  })
})
