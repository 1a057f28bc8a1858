import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { addressIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { signIn } from '#state/session.ts'
import {
  dialogNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  expectVisible,
  press,
} from '../support/user.ts'
import {
  accepted,
  choose,
  confirmGcash,
  formReady,
  leaveAndReturn,
  mangoes,
  mangoLine,
  openCheckoutAt,
  openForm,
  place,
  placeButton,
  row,
  totals,
} from './support/checkoutScreen.tsx'

const { mango } = namedProducts
const name = 'Carabao Mango, Ripe, 1 kg'
const region = (title: string) => screen.findByRole('region', { name: title })
const billing = () => region('Billing & Address')
const radio = (label: string | RegExp) => screen.getByRole('radio', { name: label })
const note = () =>
  screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Delivery Instructions' })
const cash = /^Cash on Delivery\/Pickup/
const gcash = /^GCash/
/** Nothing can be ordered until the changes are accepted. */
async function acceptChanges() {
  expect(placeButton()).toBeDisabled()
  await press('Accept changes')
  await formReady()
}
const expectRow = (label: string, amount: string) => expect(row(label)).toMatchTextContent(amount)

test('the form shows what is ordered, where to, how and for how much; the address can be changed, CHECKOUT-02 CHECKOUT-03 CHECKOUT-05 CHECKOUT-06 CHECKOUT-07 CHECKOUT-09 CHECKOUT-12 CHECKOUT-15 CHECKOUT-16 ERR-30 PAY-02 PAY-03 PAY-23', async () => {
  await openForm()
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const items = within(await region('Items Summary'))
  await expectShown(name, items)
  expect(items.getByText('Total', { selector: 'dt' }).parentElement).toMatchTextContent('₱330.00')
  expect(radio('Pickup')).toBeChecked()
  const payment = within(await region('Payment Method'))
  expect(payment.getAllByRole('radio')).toEqual([radio(cash), radio(gcash)])
  expect(radio(cash)).toBeChecked()
  expectRow('Merchandise Total', '₱330.00')
  expectRow('Transaction Fee incl. VAT', '₱0.00')
  expectRow('Total Amount', '₱330.00')
  expectNoText('Service Fee', totals())

  const address = await billing()
  for (const text of ['Liza Manalo', '18 Sampaguita Street', '09171230001'])
    expect(address).toMatchTextContent(text)
  expect(address).not.toMatchTextContent('09205550142')
  await press('Change address', within(address))
  await choose(/Erlinda Manalo/)
  await expectToast('Address changed', 'Your address has been successfully changed')
  await press('Change address', within(address))
  expect(address).toMatchTextContent('09205550142')
  expect(address).not.toMatchTextContent('18 Sampaguita Street')
})

test('payment and address above the button lead to their parts of the form by keyboard, CHECKOUT-05 PAY-02', async () => {
  await openForm()
  for (const [link, part] of [
    [/^Cash on Delivery/, 'Payment Method'],
    [/^Billed to Liza/, 'Billing & Address'],
  ] as const) {
    totals().getByRole('link', { name: link }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toContainElement(await region(part))
  }
  await userEvent.click(radio(gcash))
  await expectVisible('link', /^GCash/, totals())
})

test('a delivery has a price and instructions, a pickup is free and has none, CHECKOUT-04 CHECKOUT-13', async () => {
  await openForm()
  expect(note()).toBeNull()
  await expectShown('Free pickup at San Fernando City, Pampanga')
  expectNone('radiogroup', 'Delivery Options of all shops')
  await choose('Delivery')
  await expectShown('No delivery fee')
  expect(await screen.findByText(/Delivery: No delivery fee/)).toHaveRole('status')
  expect(note()).toBeVisible()
  await choose('Pickup')
  expect(note()).toBeNull()
  await expectShown('Free pickup at San Fernando City, Pampanga')
})

test('one switch sets several shops, and shows none while they differ; that of one shop is folded until then, CHECKOUT-04 CHECKOUT-05', async () => {
  const { sent } = await openForm({ at: checkoutPath('quickmelt', 'bandages'), as: 'mia' })
  const groups = () =>
    screen
      .getAllByRole('radiogroup', { name: /^Delivery Options of / })
      .map((group) => within(group))
  const chosen = () =>
    groups().map(
      (group) =>
        group.queryByRole('radio', { checked: true })?.closest('label')?.textContent ?? null,
    )
  expect(chosen()).toEqual(['Pickup'])
  await press('Delivery', groups()[0], 'radio')
  const changes = () => screen.queryAllByRole('button', { name: /^Change Delivery/ })
  await expect.poll(chosen).toEqual(['Delivery'])
  await userEvent.click(changes()[1]!)
  expect(chosen()).toEqual(['Delivery', 'Delivery'])
  await press('Pickup', groups()[1], 'radio')
  await expect.poll(changes).toEqual([])
  await expect.poll(chosen).toEqual([null, 'Delivery', 'Pickup'])
  await formReady()
  await place()
  await accepted()
  expect(sent()).toMatchObject([
    { transactions: [{ delivery_method: 'DELIVERY' }, { delivery_method: 'PICKUP' }] },
  ])
})

test('an order is sent as chosen, and its products leave the cart, CHECKOUT-22 CHECKOUT-23 ERR-43', async () => {
  const { sent, made, cart, calls } = await openForm()
  const others = cart().filter((id) => id !== mango.id)
  await choose('Delivery')
  await formReady()
  await place()
  await accepted()
  await expectToast('Success', 'Payment successful')
  const transaction = {
    payment_method: 'cod',
    delivery_method: 'DELIVERY',
    products: [{ product: mango.id, quantity: 2 }],
  }
  const urls = { success: expect.any(String), failure: expect.any(String) }
  expect(sent()).toMatchObject([{ urls, transactions: [transaction], expected_total: 330 }])
  expect(made()).toHaveLength(1)
  await expect.poll(cart).toEqual(others)
  const log = () => calls.filter(({ path }) => path === '/user/logs').map(({ body }) => body)
  await expect.poll(log).toMatchObject([{ event_details: 'Order Created' }])
  expect(others).toHaveLength(4)
})

test('GCash asks whether the user is a tester, also after a return; Cancel leads back to cash; its fees are shown, CHECKOUT-17 CHECKOUT-18 PAY-04 PAY-05 PAY-06', async () => {
  const opened = await openForm()
  await expectShown(/Adds ₱18.50/)
  await choose(gcash)
  await press('Cancel', await dialogNamed('GCash is on trial'))
  expect(radio(cash)).toBeChecked()
  expectNone('dialog')
  await choose(gcash)
  await leaveAndReturn(opened)
  await confirmGcash()
  expect(radio(gcash)).toBeChecked()
  await leaveAndReturn(opened)
  await formReady()
  expect(radio(gcash)).toBeChecked()
  expectNone('dialog')
  // 2.3 % for the provider and 12 % VAT on that, and 10 pesos for the marketplace.
  expectRow('Merchandise Total', '₱330.00')
  expectRow('Service Fee', '₱10.00')
  expectRow('Transaction Fee incl. VAT', '₱8.50')
  expectRow('Total Amount', '₱348.50')
})

test('a failed price summary is only logged: prices are shown, and GCash waits for the total, CHECKOUT-15 CHECKOUT-19 CHECKOUT-20 ERR-109', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  openCheckoutAt({ sim: 'fail:getPriceSummary:500:6' })
  await expectShown('The fees and the total could not be loaded.')
  expect(logged).toHaveBeenCalledWith('The price summary could not be loaded', expect.anything())
  expectRow('Merchandise Total', '₱330.00')
  expectRow('Total Amount', 'Not known')
  // Cash is paid to the shop or the courier, who know the total, so cash needs no summary.
  await expect.poll(placeButton).toBeEnabled()
  await choose(gcash)
  await confirmGcash()
  await waitFor(() => expectRow('Total Amount', 'Not known'))
  expect(placeButton()).toBeDisabled()
  await expectShown('We need the total before you can pay with GCash.')
  expectNone('paragraph', undefined, within(await region('Messages')))
  await press('Retry', totals())
  await formReady()
})

test('what has changed since the cart is shown before the user pays, and must be accepted, CHECKOUT-16', async () => {
  openCheckoutAt({ sim: `stock:${mango.id}:1` })
  await expectShown(/^Only 1 of Carabao Mango, Ripe, 1 kg from .* is left/)
  await waitFor(() => expectRow('Total Amount', '₱165.00'))
  await acceptChanges()
})

test('choices stay when a product is removed from the cart elsewhere, CHECKOUT-05 CHECKOUT-13', async () => {
  const { tables, calls } = await openForm()
  await choose('Delivery')
  await userEvent.type(note()!, 'The blue gate')
  tables.cartLines.remove(mangoLine)
  // As when the user comes back from another tab.
  act(() => void globalThis.dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(() => calls)
    .toContainEqual(expect.objectContaining({ method: 'GET', path: `/products/${mango.id}` }))
  await formReady()
  expect(await region('Items Summary')).toMatchTextContent(name)
  expect(note()).toHaveValue('The blue gate')
  expect(radio('Delivery')).toBeChecked()
})

test('while the addresses load, nothing can be ordered, CHECKOUT-10 ERR-39', async () => {
  openCheckoutAt({ sim: 'slow:listAddresses:1000' })
  const address = await billing()
  expect(within(address).getAllByText('Loading...')[0]).toBeVisible()
  expect(placeButton()).toBeDisabled()
  await expect.poll(() => address).toMatchTextContent('18 Sampaguita Street')
  expectNoText('Loading...', within(address))
  await formReady()
})

test('when the addresses cannot be loaded, nothing can be ordered until they are, CHECKOUT-11 ERR-41', async () => {
  openCheckoutAt({ sim: 'fail:listAddresses:503:2' })
  const address = within(await billing())
  await expectShown('Error: The service is unavailable', address)
  expect(placeButton()).toBeDisabled()
  await press('Retry', address)
  await expectShown(/18 Sampaguita Street/, address)
  await formReady()
})

/** The addresses have changed in another tab. */
const hearOfAddresses = ({ queryClient }: ReturnType<typeof openCheckoutAt>) =>
  act(() => queryClient.invalidateQueries({ queryKey: ['addresses'] }))
const notice = () => screen.queryByText(/^The address that you had chosen was deleted/)

test('of an address that was deleted in another tab, the replacement is said and has to be accepted, CHECKOUT-05 CHECKOUT-19', async () => {
  const checkout = await openForm()
  await press('Change address', within(await billing()))
  await choose(/Erlinda Manalo/)
  await expectToast('Address changed')
  checkout.tables.addresses.remove(addressIds.lizaMother)
  await hearOfAddresses(checkout)
  await expect
    .poll(notice)
    .toMatchTextContent('The order now goes to Green gate beside the chapel, 18 Sampaguita Street')
  expect(await billing()).toMatchTextContent('18 Sampaguita Street')
  await acceptChanges()
  await place()
  await expect.poll(() => checkout.made()).toHaveLength(1)
})

test('the address shown at first stays when another becomes the default, and is missed when deleted, CHECKOUT-05', async () => {
  const checkout = await openForm()
  const { addresses } = checkout.tables
  addresses.update(addressIds.lizaHome, { is_default: false })
  addresses.update(addressIds.lizaMother, { is_default: true })
  await hearOfAddresses(checkout)
  expect(await billing()).toMatchTextContent('18 Sampaguita Street')
  expect(notice()).toBeNull()
  addresses.remove(addressIds.lizaHome)
  await hearOfAddresses(checkout)
  await expect.poll(notice).toBeVisible()
  await acceptChanges()
})

test('when another buyer logs in in another tab, the checkout leads to the cart, AUTH-18', async () => {
  const { market, address, go, made } = await openForm()
  await act(async () => void signIn(market.login('mia')))
  await expect.poll(address).toBe('/cart')
  await expectToast('You are signed in as Mia')
  expectNoText(name)
  expect(made()).toEqual([])
  await go(mangoes)
  await formReady()
})
