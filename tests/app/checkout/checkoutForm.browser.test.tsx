import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { expectToast } from '../support/toast.ts'
import { expectShown, press } from '../support/user.ts'
import {
  accepted,
  choose,
  confirmGcash,
  formReady,
  leaveAndReturn,
  mangoLine,
  openCheckoutAt,
  place,
  placeButton,
  row,
  stall,
  totals,
} from './support/checkoutScreen.tsx'

const { mango } = namedProducts
const name = 'Carabao Mango, Ripe, 1 kg'
const region = (title: string) => screen.findByRole('region', { name: title })
const radio = (label: string | RegExp) => screen.getByRole('radio', { name: label })
const delivery = (method: string) =>
  within(screen.getByRole('radiogroup', { name: `Delivery Options of ${stall}` })).getByRole(
    'radio',
    { name: method },
  )
const note = () => screen.getByRole('textbox', { name: 'Delivery Instructions' })
const cash = /^Cash on Delivery\/Pickup/
const gcash = /^GCash/

test('the form shows what is ordered, where to, how and for how much, and another address can be chosen, CHECKOUT-02 CHECKOUT-03 CHECKOUT-05 CHECKOUT-06 CHECKOUT-07 CHECKOUT-09 CHECKOUT-12 CHECKOUT-15 CHECKOUT-16 ERR-30 PAY-02 PAY-03 PAY-23', async () => {
  openCheckoutAt()
  await formReady()
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const items = within(await region('Items Summary'))
  expect(items.getByText(name)).toBeVisible()
  expect(items.getByText('Total', { selector: 'dt' }).parentElement).toMatchTextContent('₱330.00')
  expect(delivery('Pickup')).toBeChecked()
  const payment = within(await region('Payment Method'))
  expect(payment.getAllByRole('radio')).toEqual([radio(cash), radio(gcash)])
  expect(radio(cash)).toBeChecked()
  expect(row('Merchandise Total')).toMatchTextContent('₱330.00')
  expect(row('Transaction Fee incl. VAT')).toMatchTextContent('₱0.00')
  expect(row('Total Amount')).toMatchTextContent('₱330.00')
  expect(totals().queryByText('Service Fee')).toBeNull()

  const address = await region('Billing & Address')
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

test('payment and address are above the button, and each leads to its part of the form by keyboard, CHECKOUT-05 PAY-02', async () => {
  openCheckoutAt()
  await formReady()
  for (const [link, part] of [
    [/^Cash on Delivery/, 'Payment Method'],
    [/^Liza Manalo, /, 'Billing & Address'],
  ] as const) {
    totals().getByRole('link', { name: link }).focus()
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await userEvent.keyboard('{Enter}')
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(document.activeElement).toContainElement(await region(part))
  }
  await userEvent.click(radio(gcash))
  expect(totals().getByRole('link', { name: /^GCash/ })).toBeVisible()
})

test('a delivery says what it costs and takes instructions, a pickup is free and takes none, CHECKOUT-04 CHECKOUT-13', async () => {
  openCheckoutAt()
  await formReady()
  const instructions = () => screen.queryByRole('textbox', { name: 'Delivery Instructions' })
  expect(instructions()).toBeNull()
  expect(screen.getByText('Free pickup at this shop')).toBeVisible()
  expect(screen.queryByRole('radiogroup', { name: 'Delivery Options of all shops' })).toBeNull()
  await userEvent.click(delivery('Delivery'))
  await expectShown('No delivery fee')
  expect(await screen.findByText(/Delivery: No delivery fee/)).toHaveRole('status')
  expect(instructions()).toBeVisible()
  await userEvent.click(delivery('Pickup'))
  expect(instructions()).toBeNull()
  await waitFor(() => expect(screen.getByText('Free pickup at this shop')).toBeVisible())
})

test('with several shops one switch sets all of them, and shows none while they differ; that of one shop is folded until then, CHECKOUT-04 CHECKOUT-05', async () => {
  const { sent } = openCheckoutAt({ at: checkoutPath('quickmelt', 'bandages'), as: 'mia' })
  await formReady()
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
  const changes = () => screen.queryAllByRole('button', { name: /^Change here/ })
  await waitFor(() => expect(chosen()).toEqual(['Delivery']))
  await userEvent.click(changes()[1]!)
  expect(chosen()).toEqual(['Delivery', 'Delivery'])
  await press('Pickup', groups()[1], 'radio')
  await waitFor(() => expect(changes()).toEqual([]))
  await waitFor(() => expect(chosen()).toEqual([null, 'Delivery', 'Pickup']))
  await formReady()
  await place()
  await accepted()
  expect(sent()).toMatchObject([
    { transactions: [{ delivery_method: 'DELIVERY' }, { delivery_method: 'PICKUP' }] },
  ])
})

test('the result names shop, number, place and what happens next, beside the specified words, PAY-12', async () => {
  const { made } = openCheckoutAt()
  await formReady()
  await place()
  await accepted()
  const [order] = made()
  const card = within(screen.getByRole('article', { name: `Order from ${stall}` }))
  expect(card.getByTitle(order?._id ?? '')).toHaveTextContent(
    `Order #${order?._id.slice(-6).toUpperCase()}`,
  )
  expect(card.getByText(new RegExp(`^Pickup at ${stall}`))).toBeVisible()
  expect(card.getByText('₱330.00')).toBeVisible()
  expect(card.getByRole('button', { name: `Chat with ${stall}` })).toBeVisible()
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${stall} confirms your order and prepares it.`,
    `Pick it up at ${stall} once it is ready, and pay ₱330.00 in cash.`,
    'We’ll notify you at every step. You can also check My Orders.',
  ])
})

test('an order is sent as it was chosen, without blank instructions, and its products leave the cart, CHECKOUT-13 CHECKOUT-14 CHECKOUT-22 CHECKOUT-23 ERR-43', async () => {
  const { sent, made, cart, calls } = openCheckoutAt()
  await formReady()
  const others = cart().filter((id) => id !== mango.id)
  await userEvent.click(delivery('Delivery'))
  await userEvent.type(note(), '   ')
  await place()
  expect(await accepted()).toBeInTheDocument()
  await expectToast('Success', 'Payment successful')
  const transaction = expect.objectContaining({
    payment_method: 'cod',
    delivery_method: 'DELIVERY',
    products: [{ product: mango.id, quantity: 2 }],
  })
  expect(sent()).toEqual([
    {
      urls: { success: expect.any(String), failure: expect.any(String) },
      transactions: [transaction],
      expected_total: 330,
    },
  ])
  expect(sent()).not.toMatchObject([
    { transactions: [{ delivery_instruction: expect.anything() }] },
  ])
  expect(made()).toHaveLength(1)
  await waitFor(() => expect(cart()).toEqual(others))
  const log = () => calls.filter(({ path }) => path === '/user/logs').map(({ body }) => body)
  await waitFor(() => expect(log()).toMatchObject([{ event_details: 'Order Created' }]))
  expect(others).toHaveLength(4)
})

test('GCash asks first whether the user is a tester, also after the user has left; Cancel returns to cash; its fees are shown, CHECKOUT-17 CHECKOUT-18 PAY-04 PAY-05 PAY-06', async () => {
  const opened = openCheckoutAt()
  await formReady()
  await choose(gcash)
  await press('Cancel', within(await screen.findByRole('dialog')))
  expect(radio(cash)).toBeChecked()
  expect(screen.queryByRole('dialog')).toBeNull()
  await choose(gcash)
  await leaveAndReturn(opened)
  await confirmGcash()
  expect(radio(gcash)).toBeChecked()
  await leaveAndReturn(opened)
  await formReady()
  expect(radio(gcash)).toBeChecked()
  expect(screen.queryByRole('dialog')).toBeNull()
  // 2.3 % for the provider and 12 % VAT on that, and 10 pesos for the marketplace.
  expect(row('Merchandise Total')).toMatchTextContent('₱330.00')
  expect(row('Service Fee')).toMatchTextContent('₱10.00')
  expect(row('Transaction Fee incl. VAT')).toMatchTextContent('₱8.50')
  expect(row('Total Amount')).toMatchTextContent('₱348.50')
})

test('a failed price summary is only logged: known prices are shown, and GCash waits for the total, CHECKOUT-15 CHECKOUT-19 CHECKOUT-20 ERR-109', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openCheckoutAt({ sim: 'fail:getPriceSummary:500:4' })
  await expectShown('The fees and the total could not be loaded.')
  expect(logged).toHaveBeenCalledWith('The price summary could not be loaded', expect.anything())
  expect(row('Merchandise Total')).toMatchTextContent('₱330.00')
  expect(row('Total Amount')).toMatchTextContent('Not known')
  // Cash is paid to the shop or the courier, who know the total, so cash needs no summary.
  await waitFor(() => expect(placeButton()).toBeEnabled())
  await choose(gcash)
  await confirmGcash()
  await waitFor(() => expect(row('Total Amount')).toMatchTextContent('Not known'))
  expect(placeButton()).toBeDisabled()
  expect(screen.getByText('We need the total before you can pay with GCash.')).toBeVisible()
  expect(within(await region('Messages')).queryByRole('paragraph')).toBeNull()
  await press('Retry', totals())
  await formReady()
})

test('ordered products that could not be removed from the cart are only logged, CHECKOUT-24 ERR-111', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openCheckoutAt({ sim: 'fail:removeCartLines:500:2' })
  await formReady()
  await place()
  await expectToast('Payment successful')
  expect(await accepted()).toBeInTheDocument()
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('Ordered lines are still in the cart', expect.anything()),
  )
  await expectToast('Payment successful')
})

test('what has changed since the cart is shown before the user pays, and must be accepted, CHECKOUT-16', async () => {
  openCheckoutAt({ sim: `stock:${mango.id}:1` })
  await expectShown(/^Only 1 of Carabao Mango, Ripe, 1 kg from .* is left/)
  await waitFor(() => expect(row('Total Amount')).toMatchTextContent('₱165.00'))
  expect(placeButton()).toBeDisabled()
  await press('Accept changes')
  await formReady()
})

test('choices stay when a product is removed from the cart elsewhere, CHECKOUT-05 CHECKOUT-13', async () => {
  const { market, calls } = openCheckoutAt()
  await formReady()
  await userEvent.click(delivery('Delivery'))
  await userEvent.type(note(), 'The blue gate')
  market.world.tables.cartLines.remove(mangoLine)
  // As when the user comes back from another tab.
  act(() => void globalThis.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'GET', path: `/products/${mango.id}` }),
    ),
  )
  await formReady()
  expect(await region('Items Summary')).toMatchTextContent(name)
  expect(note()).toHaveValue('The blue gate')
  expect(delivery('Delivery')).toBeChecked()
})

test('while the addresses load, nothing can be ordered, CHECKOUT-10 ERR-39', async () => {
  openCheckoutAt({ sim: 'slow:listAddresses:1000' })
  const address = await region('Billing & Address')
  expect(within(address).getAllByText('Loading...')[0]).toBeVisible()
  expect(placeButton()).toBeDisabled()
  await waitFor(() => expect(address).toMatchTextContent('18 Sampaguita Street'))
  expect(within(address).queryByText('Loading...')).toBeNull()
  await formReady()
})

test('when the addresses cannot be loaded, nothing can be ordered until they are, CHECKOUT-11 ERR-41', async () => {
  openCheckoutAt({ sim: 'fail:listAddresses:503:2' })
  const address = within(await region('Billing & Address'))
  await expectShown('Error: The service is unavailable', address)
  expect(placeButton()).toBeDisabled()
  await press('Retry', address)
  await expectShown(/18 Sampaguita Street/, address)
  await formReady()
})
