import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectShown, press } from '../support/user.ts'

const mango = 'Carabao Mango, Ripe, 1 kg'
const tomatoes = 'Native Tomatoes, 500 g'
const calamansi = 'Calamansi, 500 g'
const shop = 'Dolores Fresh Market Stall 14'

const open = (sim?: string, as: 'liza' | 'carlo' = 'liza') =>
  openScreen(<CartPage />, { at: '/cart', as, sim })
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
const remove = async (name: string) => press(`Remove ${name}`)
/** Names of the lines of the mango shop, in the order shown. */
const shownLines = () =>
  within(screen.getByRole('region', { name: shop }))
    .getAllByRole('spinbutton')
    .map((field) => field.getAttribute('aria-label')?.replace('Quantity of ', ''))

test('a removal is shown before the response, CART-12 CART-13', async () => {
  const { calls } = open('hang:removeCartLine')
  await remove(tomatoes)
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
  expect(shownLines()).toEqual([mango, calamansi])
  expect(screen.queryByText('Product removed from your cart')).toBeNull()
  // The focused row has been removed, so the focus has moved to the Undo button.
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
})

test.each(['fail:removeCartLine:500', 'drop:removeCartLine'])(
  'a removal that fails (%s) keeps the line with its position, selection and new quantity, CART-07 CART-12 CART-15 ERR-04',
  async (scenario) => {
    const { calls } = open(scenario)
    await userEvent.click(await box(tomatoes))
    await press(/^Increase/, within(screen.getByRole('group', { name: `Quantity of ${tomatoes}` })))
    const before = shownLines()
    await remove(tomatoes)
    await expectShown('Failed to remove product from your cart.')
    expect(screen.getByText('Error')).toBeVisible()
    expect(shownLines()).toEqual(before)
    expect(await box(tomatoes)).toBeChecked()
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${tomatoes}` })).toHaveValue('2')
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ quantity: 2 }),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
)

test('a sold-out product can’t be added again, so its removal offers no Undo, CART-04 CART-14', async () => {
  open(undefined, 'carlo')
  await remove('Polar Ube Ice Cream, 1.5 L')
  await expectShown('Product removed from your cart')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('after an Undo that fails in part, the retry adds only the lines that failed, CART-31', async () => {
  const { market } = open('fail:addToCart:500')
  await press('Edit')
  await press(`Select all of ${shop}`, screen, 'checkbox')
  await press('Delete selected')
  await press('Undo')
  await expectShown('Failed to add product to cart')
  await press('Undo')
  await waitFor(() => expect(shownLines()).toEqual([mango, tomatoes, calamansi]))
  const lines = market.world.tables.cartLines.by('user_id', namedBuyers.liza.id)
  expect(lines.find(({ product_id }) => product_id === namedProducts.mango.id)?.quantity).toBe(2)
})

test('an Undo shows an error when the cart has no room, CART-29 CART-30', async () => {
  const { market } = open()
  await remove('Fresh Pork Liempo, 1 kg')
  await screen.findByText('Product removed from your cart')
  const { products, cartLines } = market.world.tables
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
