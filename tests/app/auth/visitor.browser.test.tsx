import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { signIn } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectScreen,
  expectShown,
  press,
} from '../support/user.ts'
import { logInAs, loginDialog } from './loginDialog.ts'
import { codeIn, dialog, email, fillAccount, fillCode, fillDetails } from './signup.ts'

const product = `/products/${namedProducts.mango.id}`
const pathOf = ({ url }: Request) => new URL(url).pathname
const closeLogin = async () => press('Close', await loginDialog())

test('a visitor can browse, and no call for a buyer’s data is made, ACCESS-01 ACCESS-16', async () => {
  const { go, asked } = openApp('/home')
  expect(await screen.findAllByRole('article')).not.toEqual([])
  await go(product)
  await expectScreen(/^Carabao Mango/)
  await go('/san-fernando-rice-center')
  await expectScreen('San Fernando Rice Center')
  const paths = asked.map(pathOf)
  expect(paths).toContain(`/api${product}`)
  expect(
    paths.filter((path) => /\/api\/(users|auth\/me|carts|conversations|notifications)/.test(path)),
  ).toEqual([])
})

test('guarded pages ask for the login and return to themselves, and only a buyer has notifications, ACCESS-07 ACCESS-08 ACCESS-09 ACCESS-10 ACCESS-11 ACCESS-12 ACCESS-14', async () => {
  const { go, address, market } = openApp('/nowhere/at/all')
  const bell = () =>
    within(screen.getByRole('banner')).queryByRole('button', { name: /^Notifications/ })
  for (const path of [
    '/cart',
    '/favourites',
    '/order/schedule',
    '/profile/mia-villanueva',
    '/profile/mia-villanueva/orders',
    '/liza-manalo/chats',
  ]) {
    await go(path)
    await loginDialog()
    expect(address()).toBe(`${path}?login=true&from=${encodeURIComponent(path)}`)
    await closeLogin()
    await waitFor(() => expect(address()).toBe(path))
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeInTheDocument()
    expect(main.getByRole('link', { name: 'Log in' })).toBeVisible()
  }
  expect(bell()).toBeNull()
  await act(async () => void signIn(market.login('liza')))
  await waitFor(() => expect(bell()).toBeVisible())
})

test('the action that asked for the login runs once after it, and closing the login drops it, ACCESS-03 ACCESS-05', async () => {
  const { asked } = openApp(product)
  const like = await screen.findByRole('button', { name: /^Like, / })
  await userEvent.click(like)
  await closeLogin()
  await press('Buy Now')
  await logInAs(namedBuyers.mia)
  const dialog = await dialogNamed('Choose a quantity')
  expect(buttonNamed('Buy Now', dialog)).toBeVisible()
  await press('Close', dialog)
  await expectNoDialog()
  expect(buttonNamed(/^Like, /)).toHaveAttribute('aria-pressed', 'false')
  expect(asked.map(pathOf).filter((path) => path.endsWith('/like-product'))).toEqual([])
})

test('an action that waits for the user after the login is dropped when its screen is left, ACCESS-05', async () => {
  const { go } = openApp(product, 'late:getCurrentUser:2000')
  const buy = () => screen.findByRole('button', { name: 'Buy Now' })
  await userEvent.click(await buy())
  await logInAs(namedBuyers.mia)
  await expectNoDialog()
  await go('/home')
  expect(await screen.findByRole('button', { name: 'Account of Mia' })).toBeVisible()
  await go(product)
  await waitFor(async () => expect(await buy()).toBeEnabled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the login says what it is for; after a signup, which leads home, what was to be added is in the cart, and a link back to the product is offered, ACCESS-04 AUTH-42', async () => {
  const { market, address } = openApp(product)
  await press(/^Add to cart/)
  const quantity = await dialogNamed('Choose a quantity')
  await press(/^Increase/, quantity)
  await press('Add to cart', quantity)
  const login = await loginDialog()
  await expectShown('Log in or create an account to add this to your cart.', login)
  await press('Create an Account', login, 'link')
  await (await dialogNamed('Create an account')).findByLabelText('Email')
  await fillAccount()
  await dialog().findByLabelText('Code')
  await fillCode(codeIn(market))
  await dialog().findByLabelText('First name')
  await fillDetails('09179998877')
  await waitFor(() => expect(address()).toBe('/home'))
  await expectToast('Product added to cart!')
  await press(/^Back to Carabao Mango/, screen, 'link')
  await waitFor(() => expect(address()).toBe(product))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull())
  const [user] = market.world.tables.users.by('email', email)
  const lines = [...market.world.tables.cartLines.by('user_id', user?._id ?? '')]
  expect(lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [namedProducts.mango.id, 2],
  ])
})

test.each([
  ['is added once after the login', false, [1]],
  ['is dropped when the login is closed', true, []],
])('what a visitor adds from a card %s, ACCESS-04', async (_what, closes, pieces) => {
  const { market } = openApp('/home')
  await press('Add Carabao Mango, Ripe, 1 kg to cart')
  if (closes) {
    await closeLogin()
    await expectNoDialog()
    await press('Log in', screen, 'link')
  }
  await logInAs(namedBuyers.mia)
  await expectToast(closes ? 'Login Successful' : 'Product added to cart!')
  expect(await screen.findByRole('button', { name: 'Account of Mia' })).toBeVisible()
  const lines = [...market.world.tables.cartLines.by('user_id', namedBuyers.mia.id)]
  expect(
    lines
      .filter(({ product_id }) => product_id === namedProducts.mango.id)
      .map(({ quantity }) => quantity),
  ).toEqual(pieces)
})
