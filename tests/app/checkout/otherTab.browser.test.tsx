import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressIds } from '#fixtures/named.ts'
import { signIn } from '#state/session.ts'
import { expectToast } from '../support/toast.ts'
import { press } from '../support/user.ts'
import {
  choose,
  formReady,
  mangoes,
  openCheckoutAt,
  place,
  placeButton,
} from './support/checkoutScreen.tsx'

/** Deletes an address as another tab does, which then says that the addresses have changed. */
async function deleteElsewhere(
  { market, queryClient }: ReturnType<typeof openCheckoutAt>,
  id: string,
): Promise<void> {
  market.world.tables.addresses.remove(id)
  await act(() => queryClient.invalidateQueries({ queryKey: ['addresses'] }))
}
const notice = () => screen.queryByText(/^The address that you had chosen was deleted/)
const billing = () => screen.findByRole('region', { name: 'Billing & Address' })

test('an address that was deleted in another tab is said to be, and the one in its place has to be accepted, CHECKOUT-05 CHECKOUT-19', async () => {
  const checkout = openCheckoutAt()
  await formReady()
  await press('Change address', within(await billing()))
  await choose(/Erlinda Manalo/)
  await expectToast('Address changed')
  await deleteElsewhere(checkout, addressIds.lizaMother)
  await waitFor(() =>
    expect(notice()).toMatchTextContent(
      'The order now goes to Green gate beside the chapel, 18 Sampaguita Street',
    ),
  )
  expect(await billing()).toMatchTextContent('18 Sampaguita Street')
  expect(placeButton()).toBeDisabled()
  await press('Accept changes')
  await formReady()
  await place()
  await waitFor(() => expect(checkout.made()).toHaveLength(1))
})

test('the address that was shown at first stays when another one becomes the default, and is missed when it is deleted, CHECKOUT-05', async () => {
  const checkout = openCheckoutAt()
  await formReady()
  const { addresses } = checkout.market.world.tables
  addresses.update(addressIds.lizaHome, { is_default: false })
  addresses.update(addressIds.lizaMother, { is_default: true })
  await act(() => checkout.queryClient.invalidateQueries({ queryKey: ['addresses'] }))
  expect(await billing()).toMatchTextContent('18 Sampaguita Street')
  expect(notice()).toBeNull()
  await deleteElsewhere(checkout, addressIds.lizaHome)
  await waitFor(() => expect(notice()).toBeVisible())
  expect(placeButton()).toBeDisabled()
  await press('Accept changes')
  await formReady()
})

test('when another buyer logs in in another tab, the checkout of the buyer before leads to the cart, AUTH-18', async () => {
  const { market, router, go, made } = openCheckoutAt()
  await formReady()
  await act(async () => void signIn(market.login('mia')))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/cart', search: '' }),
  )
  await expectToast('You are signed in as Mia')
  expect(screen.queryByText('Carabao Mango, Ripe, 1 kg')).toBeNull()
  expect(made()).toEqual([])
  await go(mangoes)
  await formReady()
})
