import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent as pointer } from 'vitest/browser'
import { namedBuyers, orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  orderSelected,
  partNamed,
  preferMotion,
  press,
  resize,
} from '../support/user.ts'

const products = () => partNamed('Products', 'list')
const { liza } = namedBuyers
type Market = ReturnType<typeof openApp>['market']
const cartIn = ({ world }: Market) =>
  world.tables.cartLines
    .by('user_id', liza.id)
    .map(({ product_id, quantity }) => [product_id, quantity] as const)

beforeEach(async () => {
  // A mouse that rests on the banner stops it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
})
const again = ['Shop conveniently!', 'Shop Now!'] as const
const slides = [['Enjoy the freshness of fruits!', 'Produce Catalog'], again, again] as const

test('the banner changes every 5 s, can be moved and paused, and each slide has an action, HOME-01 HOME-02 HOME-03 HOME-04', async () => {
  // The clock of the banner stands still; the browser scrolls by its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await preferMotion('no-preference')
  openApp('/home')
  const banner = await partNamed('Highlights')
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const button = (name: string) => buttonNamed(name, banner)
  const slideOf = (n: number) => banner.getByRole('group', { name: `${n} of 3` })
  const isAt = (n: number) => expect(button(`Next slide, after ${n} of 3`)).toBeVisible()
  const track = slideOf(1).parentElement!
  /** Waits until the banner rests at a slide. Vitest's own waiting would move the clock. */
  const expectSlide = async (n: number) => {
    const end = performance.now() + 30_000
    const place = () => track.scrollLeft / track.clientWidth
    while (Math.abs(place() - (n - 1)) > 0.002 && performance.now() < end)
      await new Promise(requestAnimationFrame)
    expect(place()).toBeCloseTo(n - 1)
    await waitFor(() => isAt(n))
    const [title, action] = slides[n - 1]!
    const slide = within(slideOf(n))
    expect(slide.getByText(title)).toBeVisible()
    expectLink(action, '/home?coming-soon=true', slide)
  }
  const leave = async (name: string) => {
    await userEvent.unhover(button(name))
    act(() => button(name).blur())
  }

  await expectSlide(1)
  for (const shown of [1, 2, 3]) {
    pass(4999)
    isAt(shown)
    pass(1)
    await expectSlide((shown % 3) + 1)
  }
  await userEvent.click(button('Next slide, after 1 of 3'))
  await expectSlide(2)
  await leave('Next slide, after 2 of 3')
  pass(5000)
  await expectSlide(3)
  await userEvent.click(button('Pause slides'))
  await leave('Play slides')
  pass(20_000)
  isAt(3)
})

test('the shortcuts lead to the nearest shop, or say in a dialog that they are coming soon, HOME-05 HOME-06 HOME-14 SHELL-16', async () => {
  const { address, go } = openApp(['/contact', '/home'])
  await expectShown(/^Support local: /)
  const shortcuts = await partNamed('Shortcuts', 'list')
  expectLink('Nearest Shop', '/nearby', shortcuts)
  for (const name of ['Top Products', 'Top Stores', 'Top Deals']) {
    await press(name, shortcuts, 'link')
    const dialog = await dialogNamed('Feature Coming Soon')
    expect(address()).toBe('/home?coming-soon=true')
    await press('Got it', dialog)
    await expect.poll(address).toBe('/home')
  }
  await go(-1)
  await expect.poll(address).toBe('/contact')
})

test('a press anywhere on the card of a product opens it, CARD-02', async () => {
  const { address } = openApp('/home')
  const link = await screen.findByRole('link', { name: 'Carabao Mango, Ripe, 1 kg' })
  await pointer.click(link.closest('article')!, { position: { x: 20, y: 20 } })
  await expect.poll(address).toBe(`/products/${namedProducts.mango.id}`)
})

test.each([
  [360, 740],
  [1440, 900],
])(
  'at %i x %i px the banner is low enough for a price above the fold, HOME-01 HOME-10',
  async (width, height) => {
    await resize(width, height)
    openApp('/home')
    const banner = await screen.findByRole('region', { name: 'Highlights' })
    expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(width < 768 ? 180 : 200)
    const [card] = await (await products()).findAllByRole('article')
    const price = within(card!).getByText(/^₱/)
    // On a phone the tabs cover the end of the screen.
    const bar = screen.getByRole('navigation', { name: 'Main' }).getBoundingClientRect()
    const fold = bar.top > height / 2 ? bar.top : height
    await waitFor(() => expect(price.getBoundingClientRect().bottom).toBeLessThanOrEqual(fold))
  },
)

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))

test('when all that a shop has is in the cart, + says so and adds nothing, CART-16', async () => {
  const { sent } = openApp('/home', `as:liza,stock:${namedProducts.mango.id}:2`)
  await screen.findByRole('link', { name: /^Cart \(5 products\)$/ })
  await press('Add Carabao Mango, Ripe, 1 kg to cart', await products())
  await expectShown('All 2 in stock are in your cart already.', messages())
  expect(sent('POST /carts')).toEqual([])
})

test('a buyer is offered again what they bought, at its present price, in the room that is kept for it', async () => {
  const { market } = openApp(
    '/home',
    `as:liza,latency:300,price:${namedProducts.bangus.id}:219,stock:mango:0`,
  )
  // Bought, and no longer sold.
  market.world.tables.products.remove(namedProducts.eggs.id)
  const heading = await screen.findByRole('heading', { name: 'From shops near you' })
  const { top } = heading.getBoundingClientRect()
  expectNone('list', 'Buy again')
  const row = await partNamed('Buy again', 'list')
  expect(Math.abs(heading.getBoundingClientRect().top - top)).toBeLessThan(2)
  const items = row.getAllByRole('listitem')
  // Of the newest completed order.
  const bangus = within(items[0]!)
  expect(bangus.getByRole('link')).toHaveAttribute('href', `/products/${namedProducts.bangus.id}`)
  expect(items.length, 'products that are offered').toBeGreaterThan(3)
  expect(items.length, 'products that are offered').toBeLessThanOrEqual(8)
  await expectShown('₱219.00', bangus)
  for (const name of [/^Carabao Mango/, /^Fresh Eggs/]) expectNoText(name, row)
  expectNoText(/^Error/)
  await press('Add Fresh Bangus (Milkfish), 1 kg to cart', bangus)
  await expectShown('Product added to cart!', messages())
})

test('the last basket is ordered again with three presses, handed over as before, and alone, ORDERS-24 OPEN-03', async () => {
  const { orders } = openApp('/home', 'as:liza').tables
  const before = [...orders.by('customer_id', liza.id)]
  for (const { _id, fees, total_price } of before)
    orders.update(_id, { fees: fees + 20, total_price: total_price + 20 })
  const basket = await screen.findByRole('region', { name: 'Your last basket' })
  // Without fees, which depend on how it is paid.
  expect(basket).toMatchTextContent('8 products from 4 shops ₱1,021.75')
  expectNone('button', /^Add all/)
  await press('Order again')
  await orderSelected(8)
  const made = orders
    .by('customer_id', liza.id)
    .filter(({ _id }) => before.every((one) => one._id !== _id))
  expect(made.map(({ delivery_method }) => delivery_method).toSorted()).toEqual([
    'DELIVERY',
    'DELIVERY',
    'DELIVERY',
    'PICKUP',
  ])
})

test('what of the last basket is sold out or costs more is said in the cart, and Undo takes out what was added, CART-07 CART-12', async () => {
  const { bangus, eggs, mango } = namedProducts
  const { market, go, queryClient } = openApp(
    '/cart',
    `as:liza,stock:${bangus.id}:0,price:${eggs.id}:120`,
  )
  const select = 'Select Native Tomatoes, 500 g'
  await press(select, screen, 'checkbox')
  const lines = () => cartIn(market)
  const before = lines()
  await go('/home')
  await press('Order again')
  await expectShown('7 products are in your cart again, and only they are selected.')
  await expectShown('Fresh Bangus (Milkfish), 1 kg is sold out.')
  await expectShown('Fresh Eggs, Large, 12 pcs: ₱120.00 instead of ₱112.00.')
  expect(screen.getByRole('checkbox', { name: select })).not.toBeChecked()
  // The two that were in the cart are enough for the one of the basket.
  expect(lines()).toContainEqual([mango.id, 2])
  const { sardines, pancitCanton, calamansi, pandesal, ensaymada } = namedProducts
  const basket = [eggs, sardines, pancitCanton, mango, calamansi, pandesal, ensaymada]
  const ids = [...before.map(([id]) => id), ...basket.map(({ id }) => id)]
  expect(new Set(lines().map(([id]) => id))).toEqual(new Set(ids))
  market.world.tables.products.update(pandesal.id, { stocks: 0 })
  await act(() => queryClient.invalidateQueries({ queryKey: ['cart'] }))
  await expectShown('6 products are in your cart again, and only they are selected.')
  await press('Undo')
  await expect.poll(lines).toEqual(before)
  expect(screen.getByRole('checkbox', { name: select })).toBeChecked()
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
})

test('Add all puts one piece of each product of ‘Buy again’ into the cart, once, CART-27', async () => {
  const { market } = openApp('/home', 'as:liza')
  const { orders } = market.world.tables
  // The last basket is this order alone.
  const { created_at } = orders.get(orderIds.lizaPending)!
  orders.update(orderIds.lizaDelivered, { created_at })
  const links = (await partNamed('Buy again', 'list')).getAllByRole('link')
  const offered = links.map((link) => [link.getAttribute('href')!.split('/').at(-1)!, 1] as const)
  const expected = new Map([...offered, ...cartIn(market)])
  for (const time of ['first', 'second']) {
    await press(/^Add all \d+$/)
    await expectShown('8 products are in your cart.', messages())
    expect(new Map(cartIn(market)), time).toEqual(expected)
    await press('Dismiss', messages())
  }
})

test('a buyer who has bought nothing is told so in the room of ‘Buy again’ once', async () => {
  const { go } = openApp('/home', 'as:ana')
  await expectShown(/^What you buy will be here/)
  await go('/contact')
  await screen.findByRole('heading', { name: 'Contact us' })
  await go('/home')
  await (await products()).findAllByRole('article')
  expectNone('heading', 'Buy again')
})

test('‘Buy again’ says that what was bought could not be loaded, and loads it with Retry', async () => {
  // Each of the eight products is asked for twice.
  openApp('/home', 'as:liza,fail:getProduct:503:16')
  const part = await partNamed('Buy again')
  await expectShown('Error: The service is unavailable', part)
  await press('Retry', part)
  expect(await part.findAllByRole('listitem')).toHaveLength(8)
})

test('‘Buy again’ says that the user could not be loaded', async () => {
  openApp('/home', 'as:liza,fail:getCurrentUser:503:99')
  const part = await partNamed('Buy again')
  await expectShown('Error: The service is unavailable', part)
})
