import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { as } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectNoText,
  expectScreen,
  expectShown,
  expectToast,
  orderSelected,
  partNamed,
  press,
  pressEnabled,
} from '../support/user.ts'

const path = (key: ProductKey) => `/products/${namedProducts[key].id}`
const open = (key: ProductKey, sim: string) => openApp(path(key), sim)

/** Presses a button of the bar, which asks for a quantity. */
async function ask(action: 'Add to cart' | 'Buy Now') {
  await pressEnabled(action, await partNamed('Buy this product', 'group'))
  return dialogNamed('Choose a quantity')
}
async function takeOne(action: 'Add to cart' | 'Buy Now') {
  await press(action, await ask(action))
}

/** Waits until the tab of the cart has that number of products. */
const expectInCart = (count: number) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', {
    name: count === 0 ? 'Cart' : new RegExp(`^Cart \\(${count} products\\)$`),
  })

async function dismissToast() {
  await press('Dismiss')
  await waitFor(() => expectNone('button', 'Dismiss'))
}

test('the quantity stays within the stock, less the pieces in the cart, but for Buy Now, CART-16 CART-17 PRODUCT-20', async () => {
  open('mango', `as:liza,stock:${namedProducts.mango.id}:3`)
  let dialog = await ask('Add to cart')
  await expectShown('2 in your cart, 1 more in stock.', dialog)
  expect(buttonNamed('Increase quantity', dialog)).toHaveAttribute('aria-disabled')
  await press('Add to cart', dialog)
  await expectToast('Product added to cart!')

  dialog = await ask('Add to cart')
  await expectShown('All 3 in stock are in your cart already.', dialog)
  expect(dialog.getByRole('spinbutton')).toBeDisabled()
  expect(buttonNamed('Add to cart', dialog)).toBeDisabled()
  await press('Close', dialog)

  dialog = await ask('Buy Now')
  const field = dialog.getByRole('spinbutton')
  await expectShown('3 items left', dialog)
  expect(buttonNamed('Decrease quantity', dialog)).toHaveAttribute('aria-disabled')
  await userEvent.clear(field)
  await userEvent.type(field, '9')
  expect(field).toHaveValue('3')
  await expectShown('Max stocks reached', dialog)
  await expectShown('₱495.00', dialog)
  await userEvent.clear(field)
  await userEvent.type(field, '2,5')
  await expectShown('Enter a whole number', dialog)
  await press('Buy Now', dialog)
  expect(field).toHaveValue('3')
  await expectShown('Enter a whole number', dialog)
  expect(buttonNamed('Buy Now', dialog)).toBeEnabled()
})

test('a failed addition is rolled back; another shows before its response, also when that is lost, CART-27 CART-28 CART-31 ERR-08 ERR-10', async () => {
  const { tables, simulate } = open('jasmineRice', 'as:mia')
  await expectInCart(3)
  for (const failure of ['fail:addToCart:500', 'drop:addToCart']) {
    simulate(failure)
    await takeOne('Add to cart')
    await expectToast('An error occurred', 'Failed to add product to cart')
    await expectInCart(3)
    await dismissToast()
  }
  simulate('late:addToCart:3000')
  await takeOne('Add to cart')
  await expectInCart(4)
  expectNoText('Product added to cart!')
  await expectToast('Success', 'Product added to cart!')
  await expectInCart(4)
  await dismissToast()
  // Without its answer, the cart says that it was added.
  simulate('lose:addToCart')
  await takeOne('Add to cart')
  await expectToast('Success', 'Product added to cart!')
  const lines = tables.cartLines.by('user_id', namedBuyers.mia.id)
  expect(
    lines.find(({ product_id }) => product_id === namedProducts.jasmineRice.id)?.quantity,
  ).toBe(2)
  await dismissToast()
  // The line of before is no sign of the addition.
  simulate('drop:addToCart')
  await takeOne('Add to cart')
  await expectToast('An error occurred', 'Failed to add product to cart')
})

test('a cart takes the products of ten shops at most, CART-29 CART-30 ERR-07', async () => {
  const { market } = open('jasmineRice', 'as:ana')
  await screen.findByText('60 in stock')
  await expectInCart(0)
  const ana = as(market, 'ana')
  // Ten products, each of another shop.
  for (const key of [
    'liempo',
    'bangus',
    'freshMilk',
    'cola',
    'paracetamol',
    'pandesal',
    'mango',
    'notebook',
    'kalabawMilk',
    'tocino',
  ] as const) {
    const { id, shop } = namedProducts[key]
    const body = { productId: id, shopId: shopId(shop), quantity: 1 }
    expect((await ana('POST', '/carts', body)).status).toBe(201)
  }
  await takeOne('Add to cart')
  await expectToast('Failed', 'You have reached the maximum number of shops in your cart.')
  await expectInCart(10)
})

test('Buy Now reports a failure; on success it opens the checkout of these pieces only, CART-31 ERR-09', async () => {
  const { address } = open('jasmineRice', 'as:mia,fail:addToCart:500')
  await takeOne('Buy Now')
  await expectToast('Error', 'Failed to add to cart.')
  await takeOne('Buy Now')
  await expectScreen('Checkout')
  expect(address()).toMatch(/^\/cart\/checkout\?/)
  const items = await partNamed('Items Summary')
  await expectShown('Bukid Jasmine Rice, 5 kg', items)
  expect(items.getAllByText(/^\d+ × /).map(({ textContent }) => textContent)).toEqual([
    '1 × ₱325.00',
  ])
})

const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const mango = /^Select Carabao Mango/

test('Buy Now ticks nothing in the cart, ordered or left; what is added then is ticked alone, CART-07 OPEN-20', async () => {
  const { go } = open('mango', 'as:liza')
  await takeOne('Buy Now')
  await expectScreen('Checkout')
  await go('/cart')
  expect(await box(mango)).not.toBeChecked()
  expect(screen.getByRole('spinbutton', { name: /^Quantity of Carabao Mango/ })).toHaveValue('3')

  await go(path('mango'))
  await takeOne('Buy Now')
  await pressEnabled('Check Out')
  await expectScreen('Order Accepted!')
  await go(path('pandesal'))
  await takeOne('Add to cart')
  await expectToast('Product added to cart!')
  await go('/cart')
  await expectShown('1 product selected')
  expect(await box(/^Select Pandesal/)).toBeChecked()
  expect(await box(mango)).not.toBeChecked()

  // The same pieces of the same line as those that were ordered.
  await go(path('mango'))
  await takeOne('Buy Now')
  await partNamed('Items Summary')
})

test('neither what was ordered, if its line stays, nor what another tab adds again is ticked, CART-07 CHECKOUT-23 CHECKOUT-24', async () => {
  const { go, market, queryClient } = openApp('/cart', 'as:liza,fail:removeCartLines:500:2')
  const tomatoes = /^Select Native Tomatoes/
  await userEvent.click(await box(mango))
  await orderSelected(1)
  await go('/cart')
  expect(await box(mango)).not.toBeChecked()

  await userEvent.click(await box(tomatoes))
  const liza = as(market, 'liza')
  const { id, shop } = namedProducts.tomatoes
  const line = market.world.tables.cartLines
    .by('user_id', namedBuyers.liza.id)
    .find(({ product_id }) => product_id === id)
  await liza('DELETE', `/carts/${line?._id}`)
  await liza('POST', '/carts', { productId: id, shopId: shopId(shop), quantity: 5 })
  await act(() => queryClient.invalidateQueries({ queryKey: ['cart'] }))
  expect(screen.getByRole('spinbutton', { name: /^Quantity of Native Tomatoes/ })).toHaveValue('5')
  expect(await box(tomatoes)).not.toBeChecked()
})

test('what is added in edit mode is not ticked, since that is for deletion, CART-11', async () => {
  const { go } = open('pandesal', 'as:liza,late:addToCart:1500')
  await takeOne('Add to cart')
  await go('/cart')
  await press('Edit')
  await expectToast('Product added to cart!')
  expect(buttonNamed('Delete selected')).toBeDisabled()
})
