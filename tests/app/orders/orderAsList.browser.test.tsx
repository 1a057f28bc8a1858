import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { openScreen } from '../support/openScreen.tsx'
import { dialogNamed, expectShown, press } from '../support/user.ts'

test('what was ordered becomes a scheduled list; what is sold out is left out, and said, SCHED-76', async () => {
  const { market, router } = openScreen(<OrdersPage />, {
    at: '/profile/liza-manalo/orders?status=COMPLETED',
    as: 'liza',
    prepare: ({ world }) => {
      const order = world.tables.orders
        .by('customer_id', namedBuyers.liza.id)
        .find(({ order_status, items }) => order_status === 'COMPLETED' && items.length > 1)
      world.tables.products.update(order?.items[0]?.product_id ?? '', { stocks: 0 })
    },
  })
  const { tables } = market.world
  const orders = tables.orders.by('customer_id', namedBuyers.liza.id)
  const sold = orders.find(
    ({ order_status, items }) => order_status === 'COMPLETED' && items.length > 1,
  )
  const [, ...rest] = sold?.items ?? []
  const card = (await screen.findByTitle(sold?._id ?? '')).closest('article')
  await press(/^More for the order/, within(card as HTMLElement))
  await press('Repeat automatically', screen, 'menuitem')
  const dialog = await dialogNamed('New list')
  const shop = tables.shops.get(sold?.shop_id ?? '')?.shop_name ?? ''
  expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue(shop)
  const contents = within(dialog.getByRole('region', { name: 'On this list' }))
  await expectShown('Sold out, so it won’t be added.', contents)
  for (const title of [
    "Set your list's schedule.",
    'Choose the address and the payment method',
    'Choose a color',
  ]) {
    await press('Next', dialog)
    await dialog.findByRole('heading', { name: title })
  }
  await press('Finish', dialog)
  await expectShown('Successfully created scheduled list.')
  const list = tables.schedules.by('user_id', namedBuyers.liza.id).find(({ name }) => name === shop)
  expect(
    tables.scheduleProducts
      .by('schedule_id', list?._id ?? '')
      .map(({ product_id, quantity }) => [product_id, quantity]),
  ).toEqual(rest.map(({ product_id, quantity }) => [product_id, quantity]))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/schedule/${list?._id}`))
})
