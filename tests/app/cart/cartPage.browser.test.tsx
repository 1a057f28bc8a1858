import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { expectShown, press } from '../support/user.ts'

const mango = 'Carabao Mango, Ripe, 1 kg'
const tomatoes = 'Native Tomatoes, 500 g'
const calamansi = 'Calamansi, 500 g'
const liempo = 'Fresh Pork Liempo, 1 kg'
const stall = 'Dolores Fresh Market Stall 14'
const butcher = 'Kapampangan Meat Corner'

const open = (as: 'ana' | 'liza' | 'carlo', sim?: string) =>
  openScreen(<CartPage />, { at: '/cart', as, sim })
const shown = () => screen.findByRole('checkbox', { name: 'Select all' })
const box = (name: string) => screen.getByRole('checkbox', { name })
const tick = async (name: string) => press(name, screen, 'checkbox')
const overview = () => screen.getByRole('complementary', { name: 'Cart Overview' })
const checkOut = () => within(overview()).getByRole('button', { name: 'Check Out' })
const shop = (name: string) => screen.getByRole('region', { name })
const linesOf = (name: string) =>
  within(shop(name))
    .getAllByRole('spinbutton')
    .map((field) => field.getAttribute('aria-label'))

test('an empty cart says so, and offers no Check Out, CART-01', async () => {
  open('ana')
  await expectShown('You have no items in cart')
  expect(screen.queryByRole('button', { name: 'Check Out' })).toBeNull()
})

test('products are grouped by shop, beside the overview, and lead to their pages, CART-02 CART-03 CART-05 CART-06', async () => {
  const { router, go } = open('liza')
  await shown()
  expect(linesOf(stall)).toEqual([mango, tomatoes, calamansi].map((name) => `Quantity of ${name}`))
  expect(linesOf(butcher)).toEqual([`Quantity of ${liempo}`])
  for (const name of [stall, butcher])
    expect(within(shop(name)).getByRole('button', { name: `Chat with ${name}` })).toBeVisible()
  expect(checkOut()).toBeVisible()
  expect(overview().getBoundingClientRect().left).toBeGreaterThanOrEqual(
    shop(stall).getBoundingClientRect().right,
  )
  // The picture, or the tile in its place, and the name are one link.
  const link = () => within(shop(stall)).getByRole('link', { name: mango })
  for (const part of [() => link().firstElementChild!, () => within(link()).getByText(mango)]) {
    await userEvent.click(part())
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/products/${namedProducts.mango.id}`),
    )
    await go(-1)
  }
})

test('products are selected one by one, by shop or all, and the overview adds up what is selected, CART-07 CART-08 CART-09 CART-25', async () => {
  open('liza')
  await shown()
  expect(checkOut()).toBeDisabled()
  await tick(`Select ${mango}`)
  await tick(`Select ${tomatoes}`)
  expect(box(`Select all of ${stall}`)).not.toBeChecked()
  for (const name of [`Select all of ${stall}`, 'Select all'])
    expect(box(name)).toBePartiallyChecked()
  await tick(`Select ${calamansi}`)
  expect(box(`Select all of ${stall}`)).toBeChecked()
  await expectShown('3 products selected', within(overview()))
  expect(within(overview()).getByText('Merchandise Total').parentElement).toMatchTextContent(
    '₱436.50',
  )
  await tick('Select all')
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeChecked()
  await tick(`Select ${liempo}`)
  expect(box('Select all')).not.toBeChecked()
  expect(box(`Select all of ${butcher}`)).not.toBeChecked()
  expect(checkOut()).toBeEnabled()
})

test('edit mode begins and ends without a selection, and deletes what is selected in it; the bar counts what is left, CART-10 CART-11 CART-13 CART-14 CART-15 ERR-03 ERR-04', async () => {
  openApp('/cart', 'as:liza,fail:removeCartLines:500')
  const counted = (count: number) =>
    screen.findByRole('link', { name: new RegExp(`^Cart \\(${count} products\\)$`) })
  await tick(`Select ${mango}`)
  await press('Edit')
  expect(box(`Select ${mango}`)).not.toBeChecked()
  await tick(`Select all of ${stall}`)
  expect(checkOut()).toBeDisabled()
  await press('Cancel')
  expect(box(`Select all of ${stall}`)).not.toBeChecked()
  await press('Edit')
  await tick(`Select all of ${stall}`)
  await press('Delete selected')
  await expectToast('Error', 'Failed to remove product from your cart.')
  expect(await counted(5)).toBeVisible()
  await press('Delete selected')
  await expectToast('Success', 'Product removed from your cart')
  expect(screen.queryByRole('region', { name: stall })).toBeNull()
  expect(await counted(2)).toBeVisible()
})

test('sold-out products are apart: they can be neither selected nor changed, and lead to similar ones, CART-04 CART-22 CART-23 CART-24', async () => {
  const { router } = open('carlo')
  const gone = within(await screen.findByRole('region', { name: 'Unavailable Products' }))
  expect(gone.getByText('Polar Ube Ice Cream, 1.5 L')).toBeVisible()
  expect([...gone.queryAllByRole('spinbutton'), ...gone.queryAllByRole('checkbox')]).toEqual([])
  const similar = gone.getAllByRole('link', { name: 'Find Similar' })
  expect(similar).toHaveLength(3)
  await tick('Select all')
  expect(within(overview()).getByText('2 products selected')).toBeVisible()
  await userEvent.click(similar[0]!)
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/discover',
      search: expect.stringMatching(/^\?query=./),
    }),
  )
})

test.each([
  '/cart',
  checkoutPath('mango', 'mangoCake'),
  `/order/schedule/${scheduleIds.weeklyGroceries}`,
])('%s shows each shop with its picture', async (path) => {
  openApp(path, 'as:liza')
  await waitFor(() => expect(document.querySelector('section > header :is(h2, h3)')).not.toBeNull())
  for (const heading of document.querySelectorAll('section > header :is(h2, h3)'))
    expect(heading.previousElementSibling).toHaveAttribute('src', expect.stringMatching(/pictures/))
})
