import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { namedBuyers, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { signIn } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  findButton,
  partNamed,
  press,
} from '../support/user.ts'
import { logInAs, loginDialog } from './loginDialog.ts'
import { codeIn, email, fillAccount, fillCode, fillDetails, findField } from './signup.ts'

type App = ReturnType<typeof openApp>
const product = `/products/${namedProducts.mango.id}`
const shop = '/san-fernando-rice-center'
const closeLogin = async () => press('Close', await loginDialog())
const cartOf = ({ market }: App, userId = '') =>
  [...market.world.tables.cartLines.by('user_id', userId)].map(({ product_id, quantity }) => [
    product_id,
    quantity,
  ])

test('a visitor can browse, and no call for a buyer’s data is made, ACCESS-01 ACCESS-16', async () => {
  const { go, calls } = openApp('/home')
  await screen.findAllByRole('article')
  await go(product)
  await expectScreen(/^Carabao Mango/)
  await go(shop)
  await expectScreen('San Fernando Rice Center')
  const paths = calls.map(({ path }) => path)
  expect(paths).toContain(product)
  const personal = /^\/(users|auth\/me|carts|conversations|notifications)/
  expect(paths.filter((path) => personal.test(path))).toEqual([])
})

/** Expects the login, with the address to return to in the URL; closing it returns there. */
async function expectLogin({ address }: App, path: string) {
  await loginDialog()
  expect(address()).toBe(`${path}?login=true&from=${encodeURIComponent(path)}`)
  await closeLogin()
  await expect.poll(address).toBe(path)
}

test('guarded pages ask for the login and return, and only a buyer has notifications, ACCESS-07 ACCESS-08 ACCESS-09 ACCESS-10 ACCESS-11 ACCESS-12 ACCESS-14', async () => {
  const app = openApp('/nowhere/at/all')
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
    await app.go(path)
    await expectLogin(app, path)
    await expectScreen('Log in to continue')
    const main = within(screen.getByRole('main'))
    await expectVisible('link', 'Log in', main)
  }
  expect(bell()).toBeNull()
  await act(async () => void signIn(app.market.login('liza')))
  await expect.poll(bell).toBeVisible()
})

test('lists, following and chat ask a visitor for the login, and continue after it, ACCESS-02 ACCESS-06 ACCESS-09 ACCESS-13 ACCESS-20', async () => {
  const app = openApp(product)
  await press('Schedule: add to a list', await partNamed('Buy this product', 'group'))
  await expectLogin(app, product)
  await app.go(shop)
  await press('Follow')
  await expectLogin(app, shop)
  await press('Chat')
  await expectLogin(app, shop)

  await press('Chat')
  await logInAs(namedBuyers.mia)
  await expectToast('Login Successful')
  const chats = () => app.tables.conversations.by('buyer_id', namedBuyers.mia.id)
  await waitFor(() =>
    expect(chats().map(({ seller_id }) => seller_id)).toContain(shopId('riceCenter')),
  )
})

test('the token in its cookie gives access to orders, rating, reporting and chat, ACCESS-15', async () => {
  const orders = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`
  const { go } = openApp(orders, 'as:liza')
  expect(document.cookie).toMatch(/(^|; )token=./)
  expect((await partNamed('Orders', 'list')).getAllByRole('article')).toHaveLength(1)
  await press('Rate')
  await dialogNamed(/^Rate product/)
  await go(shop)
  await press('More about this shop')
  await press('Flag or report this shop')
  await dialogNamed('Flag or report this shop')
  await go('/liza-manalo/chats')
  await expectScreen('Chats')
  expectNone('dialog', 'Log in')
})

test('the action that asked for the login runs once after it, and closing the login drops it, ACCESS-03 ACCESS-05', async () => {
  const { sent } = openApp(product)
  await press(/^Like, /)
  await closeLogin()
  await press('Buy Now')
  await logInAs(namedBuyers.mia)
  const quantity = await dialogNamed('Choose a quantity')
  await expectVisible('button', 'Buy Now', quantity)
  await press('Close', quantity)
  await expectNoDialog()
  expect(buttonNamed(/^Like, /)).toHaveAttribute('aria-pressed', 'false')
  expect(sent('POST /products/like-product')).toEqual([])
})

test('an action that waits for the user is dropped when its screen is left, ACCESS-05', async () => {
  const { go } = openApp(product, 'late:getCurrentUser:2000')
  await press('Buy Now')
  await logInAs(namedBuyers.mia)
  await expectNoDialog()
  await go('/home')
  await findButton('Account of Mia')
  await go(product)
  await findButton('Buy Now')
  await waitFor(() => expect(buttonNamed('Buy Now')).toBeEnabled())
  expectNone('dialog')
})

test('the login says what for; after a signup, which leads home, what was to be added is in the cart, and a link leads back, ACCESS-04 AUTH-42', async () => {
  const app = openApp(product)
  await press(/^Add to cart/)
  const quantity = await dialogNamed('Choose a quantity')
  await press(/^Increase/, quantity)
  await press('Add to cart', quantity)
  const login = await loginDialog()
  await expectShown('Log in or create an account to add this to your cart.', login)
  await press('Create an Account', login, 'link')
  await (await dialogNamed('Create an account')).findByLabelText('Email')
  await fillAccount()
  await findField('Code')
  await fillCode(codeIn(app.market))
  await findField('First name')
  await fillDetails('09179998877')
  await expect.poll(app.address).toBe('/home')
  await expectToast('Product added to cart!')
  await press(/^Back to Carabao Mango/, screen, 'link')
  await expect.poll(app.address).toBe(product)
  await waitFor(() => expectNone('link', /^Back to/))
  const [user] = app.tables.users.by('email', email)
  expect(cartOf(app, user?._id)).toEqual([[namedProducts.mango.id, 2]])
})

test.each([
  ['is added once after the login', false, [1]],
  ['is dropped when the login is closed', true, []],
])('what a visitor adds from a card %s, ACCESS-04', async (_what, closes, pieces) => {
  const app = openApp('/home')
  await press('Add Carabao Mango, Ripe, 1 kg to cart')
  if (closes) {
    await closeLogin()
    await expectNoDialog()
    await press('Log in', screen, 'link')
  }
  await logInAs(namedBuyers.mia)
  await expectToast(closes ? 'Login Successful' : 'Product added to cart!')
  await findButton('Account of Mia')
  const mangoes = cartOf(app, namedBuyers.mia.id).filter(([id]) => id === namedProducts.mango.id)
  expect(mangoes.map(([, quantity]) => quantity)).toEqual(pieces)
})
