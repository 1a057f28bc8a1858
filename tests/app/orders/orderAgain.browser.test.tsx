import { expect, test } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { orderIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { expectShown, press } from '../support/user.ts'

test('of a cancelled order whose product has sold out, nothing is added to the cart, and it says so, ORDERS-24 OPEN-03', async () => {
  const { router } = openScreen(<OrdersPage />, {
    at: `/profile/carlo-tayag/orders?transaction_id=${orderIds.carloCancelled}`,
    as: 'carlo',
  })
  await press('Order Again')
  await expectToast('None of these products is available right now.')
  expect(router.state.location.pathname).toBe('/profile/carlo-tayag/orders')
})

test('of an order that is put into the cart again, what was added is ticked there, also when one of its products failed, ORDERS-24 OPEN-03', async () => {
  openApp(
    `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPartlyRated}`,
    'as:liza,fail:addToCart:500',
  )
  await press('Order Again')
  await expectToast('Failed to add product to cart')
  await expectShown('2 products selected')
})
