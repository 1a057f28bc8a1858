import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { namedBuyers, scheduleIds, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  fakeClock,
  partNamed,
  press,
} from '../support/user.ts'

const mango = 'Carabao Mango, Ripe, 1 kg'
const tomatoes = 'Native Tomatoes, 500 g'
const calamansi = 'Calamansi, 500 g'
const liempo = 'Fresh Pork Liempo, 1 kg'
const soldOut = 'Polar Ube Ice Cream, 1.5 L'
const stall = 'Dolores Fresh Market Stall 14'
const butcher = 'Kapampangan Meat Corner'
const allOfStall = `Select all of ${stall}`
const removed = 'Product removed from your cart'

function open(sim?: string, as: 'ana' | 'liza' | 'carlo' = 'liza') {
  const opened = openScreen(<CartPage />, { at: '/cart', as, sim })
  const { cartLines } = opened.tables
  return {
    ...opened,
    /** Pieces of a product that the marketplace has in Liza's cart. */
    stored: (key: ProductKey) =>
      cartLines
        .by('user_id', namedBuyers.liza.id)
        .find(({ product_id }) => product_id === namedProducts[key].id)?.quantity,
    writes: () => opened.calls.filter(({ method }) => method !== 'GET'),
  }
}
const box = (name: string) => screen.getByRole('checkbox', { name })
const tick = (name: string) => press(name, screen, 'checkbox')
const remove = (name: string) => press(`Remove ${name}`)
const undo = () => screen.queryByRole('button', { name: 'Undo' })
const quantity = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` })
const increase = async (name: string) =>
  press(/^Increase/, await partNamed(`Quantity of ${name}`, 'group'))
const overview = () => screen.getByRole('complementary', { name: 'Cart Overview' })
const checkOut = () => buttonNamed('Check Out', within(overview()))
const shop = (name: string) => screen.getByRole('region', { name })
const linesOf = (name: string) =>
  within(shop(name))
    .getAllByRole('spinbutton')
    .map((field) => field.getAttribute('aria-label')?.replace('Quantity of ', ''))

test('an empty cart says so, and offers products in place of Check Out, CART-01', async () => {
  open('', 'ana')
  await expectShown('You have no items in cart')
  expectNone('button', 'Check Out')
  const [product] = await screen.findAllByRole('article')
  await press(/^Add /, within(product!))
  await expectShown('Select products first')
})

test('products are grouped by shop, beside the overview, and lead to their pages, CART-02 CART-03 CART-05 CART-06', async () => {
  const { address, go } = open()
  await expect.poll(() => linesOf(stall)).toEqual([mango, tomatoes, calamansi])
  expect(linesOf(butcher)).toEqual([liempo])
  for (const name of [stall, butcher])
    expect(buttonNamed(`Chat with ${name}`, within(shop(name)))).toBeVisible()
  expect(checkOut()).toBeVisible()
  expect(overview().getBoundingClientRect().left).toBeGreaterThanOrEqual(
    shop(stall).getBoundingClientRect().right,
  )
  // The picture, or the tile in its place, and the name are one link.
  const link = () => within(shop(stall)).getByRole('link', { name: mango })
  for (const part of [() => link().firstElementChild!, () => within(link()).getByText(mango)]) {
    await userEvent.click(part())
    await expect.poll(address).toBe(`/products/${namedProducts.mango.id}`)
    await go(-1)
  }
})

test('products are selected one by one, by shop or all, and the overview adds them up, CART-07 CART-08 CART-09 CART-25', async () => {
  open()
  await expect.poll(checkOut).toBeDisabled()
  await tick(`Select ${mango}`)
  await tick(`Select ${tomatoes}`)
  for (const name of [allOfStall, 'Select all']) {
    expect(box(name)).not.toBeChecked()
    expect(box(name)).toBePartiallyChecked()
  }
  await tick(`Select ${calamansi}`)
  expect(box(allOfStall)).toBeChecked()
  await expectShown('3 products selected', within(overview()))
  expect(within(overview()).getByText('Merchandise Total').parentElement).toMatchTextContent(
    '₱436.50',
  )
  await tick('Select all')
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeChecked()
  await tick(`Select ${liempo}`)
  for (const name of ['Select all', `Select all of ${butcher}`]) expect(box(name)).not.toBeChecked()
  expect(checkOut()).toBeEnabled()
})

test('a price that has changed meanwhile is in the line and the total once the user comes back to the page, CART-26', async () => {
  const { tables } = open()
  await tick(`Select ${mango}`)
  tables.products.update(namedProducts.mango.id, { price: 77 })
  globalThis.dispatchEvent(new Event('visibilitychange'))
  // Liza has two pieces.
  await expectShown(/^₱77\.00/, within(shop(stall)))
  await expect
    .poll(() => within(overview()).getByText('Merchandise Total').parentElement)
    .toMatchTextContent('₱154.00')
})

test('edit mode begins and ends without a selection, and deletes what is selected; the bar counts the rest, CART-10 CART-11 CART-13 CART-14 CART-15 ERR-03 ERR-04', async () => {
  openApp('/cart', 'as:liza,fail:removeCartLines:500')
  const counted = (count: number) =>
    screen.findByRole('link', { name: new RegExp(`^Cart \\(${count} products\\)$`) })
  await tick(`Select ${mango}`)
  await press('Edit')
  expect(box(`Select ${mango}`)).not.toBeChecked()
  await tick(allOfStall)
  expect(checkOut()).toBeDisabled()
  await press('Cancel')
  expect(box(allOfStall)).not.toBeChecked()
  await press('Edit')
  await tick(allOfStall)
  await press('Delete selected')
  await expectToast('Error', 'Failed to remove product from your cart.')
  expect(await counted(5)).toBeVisible()
  await press('Delete selected')
  await expectToast('Success', removed)
  expectNone('region', stall)
  expect(await counted(2)).toBeVisible()
})

test('sold-out products are apart, can be neither selected nor changed, and lead to similar ones, CART-04 CART-22 CART-23 CART-24', async () => {
  const { address } = open('', 'carlo')
  const gone = await partNamed('Unavailable Products')
  await expectShown(soldOut, gone)
  for (const role of ['spinbutton', 'checkbox']) expect(gone.queryAllByRole(role)).toEqual([])
  const similar = gone.getAllByRole('link', { name: 'Find Similar' })
  expect(similar).toHaveLength(3)
  await expectShown(/^Sold out: .+ and 2 more$/)
  await press('Show')
  expect(gone.getByRole('heading', { name: 'Unavailable Products' })).toHaveFocus()
  await tick('Select all')
  await expectShown('2 products selected', within(overview()))
  await userEvent.click(similar[0]!)
  await expect.poll(address).toMatch(/^\/discover\?query=./)
})

test.each([
  '/cart',
  checkoutPath('mango', 'mangoCake'),
  `/order/schedule/${scheduleIds.weeklyGroceries}`,
])('%s shows each shop with its picture', async (path) => {
  // Without its file a picture would give way to letters.
  const ends = new AbortController()
  onTestFinished(() => ends.abort())
  const keep = (event: Event) => event.stopImmediatePropagation()
  globalThis.addEventListener('error', keep, { capture: true, signal: ends.signal })
  openApp(path, 'as:liza')
  const pictures = () =>
    [...document.querySelectorAll('section > header :is(h2, h3)')].map((heading) =>
      heading.previousElementSibling?.getAttribute('src'),
    )
  await expect.poll(pictures).not.toHaveLength(0)
  await expect.poll(() => pictures().filter((src) => !src?.includes('pictures'))).toEqual([])
})

test('a removal is shown before the response, CART-12 CART-13', async () => {
  const { writes } = open('hang:removeCartLine')
  await remove(tomatoes)
  await expect.poll(writes).toMatchObject([{ method: 'DELETE' }])
  expect(linesOf(stall)).toEqual([mango, calamansi])
  expectNoText(removed)
  // The focused row has been removed, so the focus has moved to the Undo button.
  expect(undo()).toHaveFocus()
})

test.each(['fail:removeCartLine:500', 'drop:removeCartLine'])(
  'a removal that fails (%s) keeps the line’s position, selection and new quantity, CART-07 CART-12 CART-15 ERR-04',
  async (scenario) => {
    const { writes } = open(scenario)
    await tick(`Select ${tomatoes}`)
    await increase(tomatoes)
    const before = linesOf(stall)
    await remove(tomatoes)
    await expectToast('Error', 'Failed to remove product from your cart.')
    expect(linesOf(stall)).toEqual(before)
    expect(box(`Select ${tomatoes}`)).toBeChecked()
    expect(quantity(tomatoes)).toHaveValue('2')
    await expect
      .poll(() => writes().find(({ method }) => method === 'PUT')?.body)
      .toEqual({ quantity: 2 })
    expect(undo()).toBeNull()
  },
)

test('a sold-out product can’t be added again, so its removal offers no Undo, CART-04 CART-14', async () => {
  open('', 'carlo')
  await remove(soldOut)
  await expectShown(removed)
  expect(undo()).toBeNull()
})

test('after an Undo that fails in part, the retry adds only the lines that failed, CART-31', async () => {
  const { stored } = open('fail:addToCart:500')
  await press('Edit')
  await tick(allOfStall)
  await press('Delete selected')
  await press('Undo')
  await expectShown('Failed to add product to cart')
  await press('Undo')
  await expect.poll(() => linesOf(stall)).toEqual([mango, tomatoes, calamansi])
  expect(stored('mango')).toBe(2)
})

test('an Undo shows an error when the cart has no room, CART-29 CART-30', async () => {
  const { tables } = open()
  await remove(liempo)
  await expectShown(removed)
  const { products, cartLines } = tables
  const ofEachShop = [...Map.groupBy(products.all(), ({ shop_id }) => shop_id).values()]
    .flatMap(([first]) => first ?? [])
    .filter(({ shop_id }) => shop_id !== shopId('meatCorner'))
  for (const { _id, shop_id } of ofEachShop.slice(0, 10))
    cartLines.insert({
      _id: _id.replace(/^.{4}/, 'ffff'),
      user_id: namedBuyers.liza.id,
      product_id: _id,
      shop_id,
      quantity: 1,
      added_at: '',
    })
  await press('Undo')
  await expectShown('You have reached the maximum number of shops in your cart.')
})

/** Longer than the time limit of a write, ms. */
const LIMIT_MS = 31_000

test('a removal without a response that was done is not called failed; a quantity changed meanwhile is saved, CART-12 CART-15', async () => {
  fakeClock()
  const { stored, writes } = open('hang:removeCartLine')
  await remove(tomatoes)
  await expect.poll(writes).toHaveLength(1)
  await increase(mango)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored('mango')).toBe(2)
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await expectShown(removed)
  await expect.poll(() => stored('mango')).toBe(3)
})

test('a quantity without a response times out, and the next line is removed, CART-12', async () => {
  fakeClock()
  const { stored, writes } = open('hang:updateCartQuantity')
  await increase(tomatoes)
  await expect.poll(writes).toHaveLength(1)
  await remove(mango)
  expect(stored('mango')).toBe(2)
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await expect.poll(() => stored('mango')).toBeUndefined()
  // The server has saved the quantity, so it is shown, although the response never came.
  await waitFor(() => expect(quantity(tomatoes)).toHaveValue('2'))
})
