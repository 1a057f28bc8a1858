import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { call } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  partNamed,
  press,
  pressEnabled,
  resize,
} from '../support/user.ts'
import { serveMedia } from './support/media.ts'

const mango = `/products/${namedProducts.mango.id}`
const box = (element: Element) => element.getBoundingClientRect()
const bar = () => screen.findByRole('group', { name: 'Buy this product' })
const main = () => within(screen.getByRole('main'))
const rated = (rating: number) =>
  rating > 0 ? `Rated ${rating.toFixed(1)} out of 5` : 'Not rated yet'
/** Waits until the only picture in an element has loaded. */
async function expectPicture(element: Element) {
  const loaded = () =>
    [...element.querySelectorAll('img')].map(({ naturalWidth }) => naturalWidth > 0)
  await expect.poll(loaded).toEqual([true])
}

test('a product shows what it is, what it costs and who sells it, PRODUCT-11 PRODUCT-12 PRODUCT-13 PRODUCT-14 PRODUCT-15', async () => {
  const { id } = namedProducts.bangus
  const { market } = openApp(`/products/${id}`)
  serveMedia(market)
  const { body } = await call(market, 'GET', `/products/${id}`)
  const { category, rating, sold, description, barcode, shop } = body
  await expectScreen('Fresh Bangus (Milkfish), 1 kg')
  const price = within((await main().findByText('18 in stock')).parentElement!)
  await expectShown('₱215.00', price)
  const figures = within(main().getByText(`${sold.toLocaleString('en-PH')} sold`).parentElement!)
  await expectVisible('img', rated(rating), figures)
  const chips = within(main().getByRole('list', { name: 'Categories' })).getAllByRole('link')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual(
    ['Fresh seafood', 'Fresh'].map((text, n) => [text, `/discover?categories=${category[n]}`]),
  )

  expect(barcode).toBe('2400358139793')
  const bars = main().getByLabelText(`Bars of ${barcode}`)
  // They are for who asks for them.
  expect(bars).not.toBeVisible()
  await userEvent.click(main().getByText(barcode))
  expect(bars).toBeVisible()
  expect(bars.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M0 0h1v41/))

  const seller = screen.getByRole('region', { name: 'Sold by' })
  expectLink(shop.shop_name, `/${shop.shop_handle}`, within(seller))
  await expectShown('8.9km away', within(seller))
  await expectVisible('button', `Chat with ${shop.shop_name}`, within(seller))
  await expectPicture(seller)
  expect(description).not.toBe('')
  expect(await screen.findByRole('region', { name: 'Description' })).toMatchTextContent(
    description.replaceAll(/\s+/g, ' '),
  )
})

test('a product without a barcode shows none, and one without stock cannot be bought, PRODUCT-12 PRODUCT-21', async () => {
  const { go } = openApp(`/products/${namedProducts.paracetamol.id}`, 'as:mia')
  await expectShown('100 in stock')
  expectNoText(/Barcode/)
  await go(`/products/${namedProducts.ubeIceCream.id}`)
  await expectScreen('Polar Ube Ice Cream, 1.5 L')
  const inBar = within(await bar())
  await waitFor(() => expect(buttonNamed(/^Like, /, inBar)).toBeEnabled())
  const buttons = inBar.getAllByRole('button', { name: 'Sold Out' })
  expectLink('Find Similar', expect.stringMatching(/^\/discover\?query=Polar/), inBar)
  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button).toBeDisabled()
})

test('a product that loads says so, and why it could not; its view is counted once, PRODUCT-23 PRODUCT-24 PRODUCT-25 ERR-82', async () => {
  const { sent, queries, queryClient } = openApp(mango, 'latency:700,fail:getProduct:503:2')
  const views = () => sent(`PUT /products/view-increment/${namedProducts.mango.id}`)
  await expectScreen('Product')
  expect(main().getByText('Loading...')).toBeInTheDocument()
  const alert = within(await main().findByRole('alert'))
  await expectShown('Error: The service is unavailable', alert)
  expect(views()).toEqual([])
  await press('Retry', alert)
  await expectShown('48 in stock')
  await waitFor(() => expect(views()).toHaveLength(1))
  await queryClient.refetchQueries({ queryKey: ['catalog', 'product'] })
  expect(queries(mango)).toHaveLength(4)
  expect(views()).toHaveLength(1)
})

test('search engines find the product and its breadcrumbs as structured data', async () => {
  openApp(`${mango}?from=elsewhere`)
  const nodes = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    )
  await waitFor(() =>
    expect(nodes().find((node) => node['@type'] === 'Product')).toMatchObject({
      offers: { price: '165.00', priceCurrency: 'PHP', availability: 'https://schema.org/InStock' },
      aggregateRating: { '@type': 'AggregateRating' },
    }),
  )
  const trail = ['Home', 'Fresh', 'Fresh produce', 'Fruits', 'Carabao Mango, Ripe, 1 kg']
  expect(nodes().find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: trail.map((name) => ({ name })),
  })
  const tag = (selector: string) => document.head.querySelector(selector)
  expect(tag('link[rel=canonical]')).toHaveAttribute('href', location.origin + mango)
  for (const [name, content] of [
    ['meta[property="og:title"]', /^Carabao Mango/],
    ['meta[name=description]', /₱165\.00/],
  ] as const)
    expect(tag(name)).toHaveAttribute('content', expect.stringMatching(content))
})

test('the same product in the nearest other shops, a few until all are asked for, with picture, distance, price and rating, PRODUCT-16 PRODUCT-17', async () => {
  const { queries, market } = openApp(mango, 'products:2000')
  serveMedia(market)
  const { body } = await call(market, 'GET', `${mango}/similar/near?meters=1000000`)
  expect(body.length).toBeGreaterThan(4)
  const region = await partNamed('Also available at')
  expect(await region.findAllByRole('listitem')).toHaveLength(4)
  await resize(360, 740)
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3))
  await press(`See all ${body.length}`, region)
  const shown = region.getAllByRole('listitem')
  expect(queries(`${mango}/similar/near`).map(({ meters }) => meters)).toEqual(['1000000'])
  expect(shown).toHaveLength(body.length)
  shown[0]!.scrollIntoView({ behavior: 'instant' })
  const prices = body.map(({ price }: { price: number }) => price)
  const lowest = Math.min(namedProducts.mango.price, ...prices)
  for (const [index, item] of shown.entries()) {
    const { product_id, product_name, shop, distanceInKm, price, rating } = body[index]
    const entry = within(item)
    expect(entry.getByRole('link')).toHaveAttribute('href', `/products/${product_id}`)
    await expectShown(shop.shop_name, entry)
    expect(product_name).toBe('Carabao Mango, Ripe, 1 kg')
    // The page's own name is not repeated.
    expectNoText(product_name, entry)
    expect(entry.queryAllByText('Cheapest')).toHaveLength(price === lowest ? 1 : 0)
    await expectShown(`${distanceInKm.toFixed(1).replace(/\.0$/, '')} km away`, entry)
    await expectShown(price.toLocaleString('en-PH', { style: 'currency', currency: 'PHP' }), entry)
    await expectVisible('img', rated(rating), entry)
    await expectPicture(item)
  }
  await press('See fewer', region)
  expect(region.getAllByRole('listitem')).toHaveLength(3)
})

test('the bar of a product stays beside the reviews on a desk, and at the end of a phone, full width, PRODUCT-19', async () => {
  openApp(mango)
  const beside = await bar()
  const names = [/^Like, \d+ so far$/, 'Schedule: add to a list', 'Add to cart', 'Buy Now']
  expect(within(beside).getAllByRole('button')).toEqual(
    names.map((name) => buttonNamed(name, within(beside))),
  )
  const ratings = screen.getByRole('region', { name: 'Buyer Ratings' })
  const pictures = screen.getByRole('region', { name: /^Pictures of/ })
  await waitFor(() => expect(box(beside).bottom).toBeLessThan(innerHeight))
  expect(box(beside).left).toBeGreaterThanOrEqual(box(pictures).right)
  ratings.scrollIntoView({ behavior: 'instant' })
  expect(box(beside).left).toBeGreaterThanOrEqual(box(ratings).right)
  expect(box(beside).top).toBeGreaterThan(0)
  expect(box(beside).bottom).toBeLessThan(innerHeight)
  scrollTo({ top: 0, behavior: 'instant' })
  await resize(360, 740)
  await waitFor(async () => expect(box(await bar()).bottom).toBe(innerHeight))
  expect(box(await bar()).left).toBe(0)
})

const HEART = /^Like, /
/** Whether the heart is filled, and the number beside it. */
async function like() {
  const { ariaPressed, ariaLabel } = await screen.findByRole('button', { name: HEART })
  return [ariaPressed, Number(/\d+/.exec(ariaLabel ?? '')?.[0])] as const
}

test.each([
  ['mia', 'a like', 1],
  ['liza', 'the end of a like', -1],
] as const)(
  'as %s, %s that fails shows first, is rolled back and says so; one that succeeds stays, PRODUCT-22',
  async (user, _what, change) => {
    const { tables, queryClient } = openApp(mango, `as:${user},latency:300,fail:likeProduct:500`)
    const before = await like()
    const button = buttonNamed(HEART)
    const states: (string | null)[] = []
    const observer = new MutationObserver(() => states.push(button.ariaLabel))
    observer.observe(button, { attributeFilter: ['aria-label'] })
    await pressEnabled(HEART)
    await waitFor(() =>
      expect(states).toEqual([change, 0].map((more) => `Like, ${before[1] + more} so far`)),
    )
    expect(await like()).toEqual(before)
    await expectToast('An error occurred', 'Please try again later.')
    observer.disconnect()

    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await pressEnabled(HEART)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    const liked = tables.likes
      .by('user_id', namedBuyers[user].id)
      .map(({ product_id }) => product_id)
    expect(liked.includes(namedProducts.mango.id)).toBe(change === 1)
    // What was shown before is gone.
    await queryClient.resetQueries()
    expect(await like()).toEqual([String(change === 1), before[1] + change])
  },
)

test('ratings begin with their number, and are loaded from the first page to the last, each once, PRODUCT-18', async () => {
  const { queries, tables } = openApp(mango)
  const pages = () => queries(`/product/reviews/${namedProducts.mango.id}`).map(({ page }) => page)
  const ratings = await partNamed('Buyer Ratings')
  const shown = () => ratings.getAllByRole('article').length
  const total = [...tables.reviews.by('product_id', namedProducts.mango.id)].length
  expect(total).toBeGreaterThan(16)
  await expectShown(`${total} reviews`, ratings)
  const more = await ratings.findByRole('button', { name: 'Load More' })
  expect([pages(), shown()]).toEqual([['1'], 8])
  await userEvent.click(more)
  await waitFor(() => expect(shown()).toBe(16))
  await userEvent.click(more)
  await waitFor(() => expect(shown()).toBe(total))
  expect(pages()).toEqual(['1', '2', '3'])
  expectNone('button', 'Load More', ratings)
})

test.each([
  ['one picture', mango],
  ['a name of three lines', `/products/${namedProducts.paracetamol.id}`],
  ['several pictures', `/products/${namedProducts.mangoCake.id}`],
])(
  'on a phone, with %s, the price is above the bar, and the picture at most 45 %% high, PRODUCT-12',
  async (_what, path) => {
    await resize(360, 740)
    openApp(path)
    const below = await bar()
    const price = within(screen.getByText(/in stock$/).parentElement!).getByText(/^₱/)
    await waitFor(() => expect(box(price).bottom).toBeLessThanOrEqual(box(below).top))
    const [stage] = (await partNamed(/^Pictures of/)).getAllByRole('list')
    expect(box(stage!).height).toBeLessThanOrEqual(0.45 * 740)
    expect(box(stage!).width).toBeGreaterThan(300)
  },
)
