import { describe, expect, test } from 'vitest'
import { awayText } from '#mocks/rules/talk/answer.ts'
import { answer, id, product, replies, SHOP_FACTS } from './support/shopFacts.ts'

describe('a product that a message names or links to: its stock and price', () => {
  test.each([
    [`May stock pa po ba nito? https://suki.example/products/${id(20)}`],
    [`/products/${id(20)} magkano po?`],
    [`http://localhost:4173/shop/products/${id(20)}`],
    ['Do you have Jasmine rice, 5 kg?'],
    ['Meron po ba kayong jasmine 5 kg?'],
  ])('%s', (text) =>
    expect(answer(text)).toBe(
      'Meron pa po! Bukid Jasmine Rice, 5 kg is ₱325.00 each, 60 in stock.',
    ),
  )

  test('in Tagalog, in the plural and with a typing error', () => {
    for (const text of ['Magkano ang mangga?', 'Do you have mangoes?', 'manggo available?'])
      expect(answer(text), text).toContain('Carabao Mango, Ripe, 1 kg is ₱165.00 each, 12 in stock')
  })

  test('the last few are counted out, and what is sold out is replaced by what sells best of its kind', () => {
    expect(answer('Jasmine 25 kg?')).toContain(
      'Bukid Jasmine Rice, 25 kg is ₱1,550.00 each, 3 na lang po',
    )
    expect(answer('May dinorado po?')).toBe(
      'Sorry po, sold out na ang Bukid Dinorado Rice, 5 kg for now. Baka gusto niyo po ang Bukid Jasmine Rice, 25 kg, ₱1,550.00?',
    )
  })

  test('what is sold out is not offered in its place, nor as the best seller', () => {
    const gone = [product(40, 'Red Rice', 10, 0), product(41, 'Black Rice', 10, 0)]
    expect(answer('Red Rice?', { products: gone })).toBe(
      'Sorry po, sold out na ang Red Rice for now.',
    )
    expect(answer('May rice po?', { products: gone })).toBe(
      'Sorry po, sold out na: Red Rice; Black Rice.',
    )
    expect(answer('May stock po?', { products: gone })).toBe(
      'Which product po? Send us its name or its link.',
    )
    expect(
      answer('Red Rice?', { products: [...gone, product(42, 'Mango', 10, 5, 'fruits')] }),
    ).not.toContain('Mango')
    expect(answer('Red Rice po?', { products: [product(43, 'Red Rice', 10, 5)] })).toContain(
      '5 na lang po',
    )
  })

  test('several that fit are all named', () => {
    const text = answer('May bigas po ba?')
    expect(text).toContain(
      'Bukid Jasmine Rice, 5 kg, ₱325.00, 60 left; Bukid Jasmine Rice, 25 kg, ₱1,550.00, 3 left.',
    )
    expect(text).toContain('Sold out na po: Bukid Dinorado Rice, 5 kg.')
    expect(text).not.toContain('Mango')
  })

  test('a question without a name is about the product of an earlier message', () => {
    const earlier = ['Salamat', `/products/${id(20)}`, 'mangga']
    for (const text of ['Magkano po?', 'May stock pa?', 'May tawad po ba?', 'Pabili po'])
      expect(answer(text, { earlier }), text).toContain('Bukid Jasmine Rice, 5 kg is ₱325.00')
    expect(answer('May durian po?', { earlier })).not.toContain('Jasmine Rice, 5 kg')
    expect(answer('Magkano po?')).toMatch(/^Which product po\?.* Our best seller is Carabao Mango/)
    expect(answer('Bukas po kayo?', { earlier: [`/products/${id(23)}`] })).not.toContain('Mango')
  })

  test('one that the shop does not have, and one of another shop', () => {
    expect(answer('Do you have durian?')).toMatch(/^Sorry po, wala kaming ganyan/)
    const elsewhere = () => ({ product_name: 'Pandesal', shop_name: 'La Panaderia' })
    expect(answer(`/products/${id(99)}`, { elsewhere })).toBe(
      'Hindi po sa amin ang Pandesal; La Panaderia sells it.',
    )
    expect(answer(`/products/${id(99)}`)).toMatch(/^Sorry po, wala kaming ganyan/)
  })
})

describe('pictures', () => {
  test('of the product that is asked about, else of the best seller', () => {
    expect(replies(`Pwede po makita? /products/${id(20)}`)).toEqual([
      { type: 'image', picture: 'pictures/20.webp' },
      { type: 'text', content: expect.stringContaining('Bukid Jasmine Rice, 5 kg') as string },
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
    expect(answer('picture po, salamat', { media: new Set(['image']) })).toMatch(
      /best seller.*welcome/,
    )
  })

  test('that the user sends are acknowledged, and so are videos', () => {
    expect(answer('', { media: new Set(['image']) })).toBe(
      'Salamat po sa picture, nakita na namin. What can we do for you?',
    )
    expect(answer('', { media: new Set(['video']) })).toContain('Salamat po sa video')
  })
})

describe('places and delivery', () => {
  test.each([
    [{ latitude: 15.01, longitude: 120 }, '1.1 km'],
    [{ latitude: 15.002, longitude: 120 }, '220 m'],
  ])('a shared place near the shop: %j, CHAT-20 CHAT-21', (place, distance) =>
    expect(answer('', { place })).toBe(
      `Malapit lang po, ${distance} from us. Yes, we deliver there!`,
    ),
  )

  test('a far one, and one that can’t be read', () => {
    expect(answer('', { place: { latitude: 14.5, longitude: 121 } })).toMatch(
      /^That is 121 km from us po.*we deliver there too/,
    )
    expect(answer('', { place: null })).toContain('share it again')
  })

  test('whether it delivers, for what fee and how far', () => {
    expect(
      answer('Nagde-deliver po ba kayo? How much is the delivery fee?', {
        home: { latitude: 15.05, longitude: 120 },
      }),
    ).toBe(
      'Yes po, we deliver, with no delivery fee. Your address is 5.6 km from our store in San Fernando City. Choose Delivery at checkout.',
    )
    expect(answer('Can you deliver here?', { place: { latitude: 15.01, longitude: 120 } })).toBe(
      'Malapit lang po, 1.1 km from us. Yes, we deliver there!',
    )
  })
})

test('hours, payment, pick-up, the shop’s place, discounts', () => {
  expect(answer('What time do you open?')).toBe(
    'We are open from 7:00 AM to 6:00 PM, every day po.',
  )
  const always = { ...SHOP_FACTS, working_hour: { from: '00:00', to: '23:59' } }
  expect(answer('What time do you open?', { shop: always })).toBe(
    'We are open 24 hours, every day po.',
  )
  expect(
    answer('Hours?', { shop: { ...always, working_hour: { from: '00:00', to: '12:00' } } }),
  ).toContain('from 12:00 AM to 12:00 PM')
  expect(answer('Anong oras po kayo magsasara? sarado na ba?')).toContain('7:00 AM to 6:00 PM')
  expect(answer('Pwede po GCash?')).toBe('Cash or GCash po, you choose at checkout.')
  expect(answer('Pick up na lang po')).toContain('Pwede po ang pick-up sa San Fernando City')
  expect(answer('Saan po kayo?')).toContain('San Fernando City, Pampanga')
  expect(answer('May tawad pa po ba?')).toContain('best prices')
})

test('a greeting is returned by the time of day, thanks are answered, and anything else is noted', () => {
  expect(answer('Hello po')).toBe('Magandang umaga po! Ano po ang maitutulong namin?')
  for (const [hour, word] of [
    [10, 'umaga'],
    [11, 'tanghali'],
    [12, 'tanghali'],
    [13, 'hapon'],
    [17, 'hapon'],
    [18, 'gabi'],
  ] as const)
    expect(answer('Hi', { now: Date.UTC(2026, 6, 20, hour - 8) })).toContain(
      `Magandang ${word} po!`,
    )
  expect(answer('Salamat po!')).toBe('You are welcome po!')
  expect(answer('Sige')).toBe('Noted po. Anything else you need?')
  expect(answer('Ano po yun?')).toContain('name of the product')
})

test('a closed shop says when it opens', () => {
  const at = (time: string) => Date.parse(`2026-07-20T${time}:00+08:00`)
  expect(awayText({ from: '07:00', to: '18:00' }, at('05:00'))).toBe(
    'We are closed now po, open at 7:00 AM. We will answer you then.',
  )
  expect(awayText({ from: '07:00', to: '18:00' }, at('19:00'))).toContain(
    'open tomorrow at 7:00 AM',
  )
})
