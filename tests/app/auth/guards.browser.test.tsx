import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { dialogNamed, expectScreen, partNamed, press } from '../support/user.ts'

type App = ReturnType<typeof openApp>
const product = `/products/${namedProducts.garlic.id}`
const shop = '/san-fernando-rice-center'

const login = () => dialogNamed('Log in')

/**
 * Expects the login, with the address to return to in the URL, and that closing it returns there.
 */
async function expectLogin({ address }: App, path: string): Promise<void> {
  const dialog = await login()
  const { pathname, searchParams } = new URL(address(), location.origin)
  expect([pathname, searchParams.get('login'), searchParams.get('from')]).toEqual([
    path,
    'true',
    path,
  ])
  await press('Close', dialog)
  await waitFor(() => expect(address()).toBe(path))
}

test('lists, following and chat ask a visitor for the login, and continue after it, ACCESS-02 ACCESS-06 ACCESS-09 ACCESS-13 ACCESS-20', async () => {
  const app = openApp(product)
  const buy = await partNamed('Buy this product', 'group')
  await press('Add to a scheduled list', buy)
  await expectLogin(app, product)
  await app.go(shop)
  await press('Follow')
  await expectLogin(app, shop)
  await press('Chat')
  await expectLogin(app, shop)

  await press('Chat')
  const dialog = await login()
  const { id, email, password } = namedBuyers.mia
  await userEvent.type(await dialog.findByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await press('Log in', dialog)
  await expectToast('Login Successful')
  const { conversations } = app.market.world.tables
  await waitFor(() =>
    expect(conversations.by('buyer_id', id).map(({ seller_id }) => seller_id)).toContain(
      shopId('riceCenter'),
    ),
  )
})

test('the token in its cookie gives access to orders, rating, reporting and chat, ACCESS-15', async () => {
  const { go } = openApp(
    `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
    'as:liza',
  )
  expect(document.cookie).toMatch(/(^|; )token=./)
  const order = await partNamed('Orders', 'list')
  expect(order.getAllByRole('article')).toHaveLength(1)
  await press('Rate')
  expect(await screen.findByRole('dialog', { name: /^Rate product/ })).toBeVisible()
  await go(shop)
  await press('More about this shop')
  await press('Flag or report this shop')
  expect(await screen.findByRole('dialog', { name: 'Flag or report this shop' })).toBeVisible()
  await go('/liza-manalo/chats')
  await expectScreen('Chats')
  expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull()
})
