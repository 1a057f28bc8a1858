import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { readingFaults } from '../support/readingFaults.ts'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  fakeClock,
  partNamed,
  passTime,
  press,
  resize,
} from '../support/user.ts'
import {
  accepted,
  choose,
  confirmGcash,
  formReady,
  leaveAndReturn,
  openCheckoutAt,
  openForm,
  place,
  placeButton,
  row,
  stall,
} from './support/checkoutScreen.tsx'

afterEach(async () => {
  // Under a clock that stands still a lock would be held into the next test.
  if (vi.isFakeTimers())
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect((await navigator.locks.query()).held).toEqual([])
    })
})

/** Moves the clock on until a text is shown, in steps that are shorter than a message stays. */
async function passUntil(text: string | RegExp): Promise<void> {
  const shown = async () => {
    await passTime(1000)
    return screen.queryAllByText(text)
  }
  await expect.poll(shown, { timeout: 20_000, interval: 10 }).not.toEqual([])
}

const note = () => screen.getByRole('textbox', { name: 'Delivery Instructions' })

/** Mia is at the form for two shops, on a marketplace that would order the same twice. */
const openTwoShops = (...faults: string[]) =>
  openForm({
    at: checkoutPath('quickmelt', 'bandages'),
    as: 'mia',
    sim: ['nokey', ...faults].join(),
  })

/** Waits for the result: one order of each shop, by so many calls. */
async function expectOrdered({ made, sent }: Awaited<ReturnType<typeof openTwoShops>>, calls = 1) {
  await accepted()
  expect(made()).toHaveLength(2)
  expect(sent()).toHaveLength(calls)
}

test('Enter twice orders once per shop, CHECKOUT-22', async () => {
  const opened = await openTwoShops()
  placeButton().focus()
  await userEvent.setup({ delay: null }).keyboard('{Enter}{Enter}')
  await expectOrdered(opened)
})

test.each(['fail:createTransactions:503', 'drop:createTransactions'])(
  'an order that fails (%s) keeps what was typed, also after a return, and only the user sends it again, CHECKOUT-26 ERR-42',
  async (scenario) => {
    fakeClock()
    const opened = await openTwoShops(scenario)
    const all = await partNamed('Delivery Options of all shops', 'radiogroup')
    await press('Delivery', all, 'radio')
    await userEvent.type(note(), 'The blue gate')
    await place()
    await passUntil(/^Your order was not placed and nothing was charged/)
    await expectToast('Error', 'An error occurred while processing your payment')
    await resize(360, 740)
    expect(readingFaults()).toEqual([])
    await leaveAndReturn(opened)
    await formReady()
    expect(note()).toHaveValue('The blue gate')
    await place()
    await expectOrdered(opened, 2)
    await expectToast('Payment successful')
  },
)

test('without a response the form says that it takes long, not that it failed, and finds the order, CHECKOUT-22 CHECKOUT-26', async () => {
  fakeClock()
  const opened = await openTwoShops('hang:createTransactions')
  await place()
  await expect.poll(() => opened.sent()).toHaveLength(1)
  await passTime(9000)
  await expectShown(/taking longer than usual.*being placed/)
  await passTime(90_000)
  expectNoText(/was not placed/)
  expect(placeButton()).toHaveAttribute('aria-busy', 'true')
  await passUntil('Order Accepted!')
  await expectOrdered(opened)
})

test('after a lost response, and while the orders cannot be read, only Check again is offered, CHECKOUT-22', async () => {
  // The first read of the orders, before the order is sent, works; the next ones fail.
  const opened = await openTwoShops(
    'lose:createTransactions,slow:listCustomerTransactions:1,drop:listCustomerTransactions:4',
  )
  await place()
  await expectShown('We could not check your order')
  expectNone('complementary', 'Cart Overall Total')
  await leaveAndReturn(opened)
  await screen.findByRole('button', { name: 'Check again' })
  expectNone('complementary', 'Cart Overall Total')
  await waitFor(() => {
    screen.queryByRole('button', { name: 'Check again' })?.click()
    expect(screen.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeInTheDocument()
  })
  await expectOrdered(opened)
})

test('when the orders cannot be read before sending, nothing is sent, and the form says so, CHECKOUT-26 ERR-42', async () => {
  const opened = await openTwoShops('drop:listCustomerTransactions')
  await place()
  await expectToast('An error occurred while processing your payment')
  await expectShown(/was not placed and nothing was charged/)
  expect(opened.sent()).toEqual([])
  await place()
  await expectOrdered(opened)
})

/** The browser sends each order again by itself, as when a connection closes unanswered. */
function resendOrders(): void {
  const spy = vi.mocked(globalThis.fetch)
  const send = spy.getMockImplementation() ?? globalThis.fetch
  spy.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && request.url.endsWith('/transactions'))
      await send(request.clone())
    return send(request)
  })
}

test('orders that the browser sent twice are noticed, and the extra ones can be cancelled, CHECKOUT-22', async () => {
  const { made } = await openTwoShops()
  resendOrders()
  await place()
  await accepted()
  await screen.findByRole('heading', { name: 'These orders were placed twice' })
  expect(made()).toHaveLength(4)
  await press(/^Cancel the extra order from Diliman/)
  await expectToast('Order Cancelled')
  await screen.findByRole('heading', { name: 'This order was placed twice' })
  await press(/^Cancel the extra order/)
  await expect.poll(() => screen.queryByText(/placed twice/)).toBeNull()
  expect(made().filter(({ order_status }) => order_status !== 'CANCELLED')).toHaveLength(2)
  await accepted()
})

test('after a failed payment the products are in the cart again, and can be ordered in cash, CHECKOUT-23 PAY-08', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { simulate, go, cart, made } = await openForm()
  await choose(/^GCash/)
  await confirmGcash()
  await formReady()
  const [total = 'no total'] = row('Total Amount')?.textContent.match(/₱[\d,.]+/) ?? []
  await place()
  const dialog = await dialogNamed('Waiting for GCash Payment')
  expect(dialog.getByText('Amount to pay')).toMatchTextContent(total)
  await expect.poll(cart).not.toContain(namedProducts.mango.id)
  simulate('as:liza,payment:last:failed')
  await press('I have paid, check again')
  await expectShown('The payment failed')
  await expect.poll(() => buttonNamed('Try again')).not.toHaveAttribute('aria-busy', 'true')
  await press('Back to cart', screen, 'link')
  const quantity = { name: /^Quantity of Carabao Mango/ }
  expect(await screen.findByRole('spinbutton', quantity)).toHaveValue('2')
  await go(-1)
  await press('Try again')
  await choose(/^Cash on/)
  await formReady()
  await place()
  await accepted()
  expect(made().map(({ payment_method }) => payment_method)).toEqual(['gcash', 'cod'])
  await expect.poll(cart).not.toContain(namedProducts.mango.id)
})

const UNKNOWN = '000000000000000000000001'
const resultOf = (id: string, more = '') => `/cart/checkout?status=success&id=${id}${more}`

test('the result page says accepted only for an order of this user, PAY-12 PAY-14 PAY-15 PAY-17 PAY-19 PAY-20', async () => {
  const { address, go } = openCheckoutAt({ at: resultOf(orderIds.lizaPending) })
  await accepted()
  await expectShown(/wait for the seller to confirm/)
  const others = [
    ...[UNKNOWN, orderIds.carloPending, 'x'].flatMap((id) => [
      resultOf(id),
      resultOf(id, '&type=onlinepay'),
    ]),
    '/cart/checkout',
    '/cart/checkout?status=success',
    '/cart/checkout?status=success&type=onlinepay',
    `/cart/checkout?payment_intent_id=${UNKNOWN}`,
  ]
  for (const other of others) {
    await go(other)
    expect(await screen.findByText('No payment information available'), other).toBeVisible()
    expectNoText('Order Accepted!')
    await go(-1)
    await accepted()
  }
  await press('Go to Homepage', screen, 'link')
  await expect.poll(address).toBe('/home')
})

test('a link without a valid checkout says what is wrong with it, CHECKOUT-01 OPEN-50', async () => {
  const { go } = openCheckoutAt({ at: '/cart/checkout?state=%25broken', as: 'mia' })
  await expectShown('This checkout link is damaged')
  expectLink('Back to cart', '/cart')
  await go('/cart/checkout?selection=feedfeedfeedfeed')
  await expectShown('This checkout was started in another browser')
  expectLink('Back to cart', '/cart')
})

const offer = () => screen.queryByRole('heading', { name: 'Keep Suki on your home screen' })

function offerInstall() {
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

test('the browser’s offer to install waits for the second order, and is shown there once', async () => {
  const { go } = openApp('/home', 'as:liza')
  const prompt = offerInstall()
  await screen.findByRole('heading', { level: 1 })
  expect(offer()).toBeNull()
  await go(resultOf(orderIds.lizaPending))
  await expect.poll(offer).toBeVisible()
  await press('Install')
  expect(prompt).toHaveBeenCalledOnce()
  await expect.poll(offer).toBeNull()

  await go('/home')
  offerInstall()
  await go(resultOf(orderIds.lizaPreparing))
  await screen.findByRole('link', { name: 'View Orders' })
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})

test('after the first order nothing is offered', async () => {
  const { go } = openApp('/home', 'as:jose')
  offerInstall()
  await go(resultOf(orderIds.joseCompleted))
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})

test('the result names shop, number, place and what happens next, beside the specified words, PAY-12', async () => {
  const { made } = await openForm()
  await place()
  await accepted()
  const card = await partNamed(`Order from ${stall}`, 'article')
  const { _id } = made()[0]!
  expect(card.getByTitle(_id)).toHaveTextContent(`Order #${_id.slice(-6).toUpperCase()}`)
  await expectShown(new RegExp(`^Pickup at ${stall}`), card)
  await expectShown('₱330.00', card)
  expect(buttonNamed(`Chat with ${stall}`, card)).toBeVisible()
  const next = await partNamed('What happens next')
  expect(next.getAllByRole('listitem')).toHaveLength(3)
  await expectShown(`Pick it up at ${stall} once it is ready, and pay ₱330.00 in cash.`, next)
})

test('ordered products that could not be removed from the cart are only logged, CHECKOUT-24 ERR-111', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await openForm({ sim: 'fail:removeCartLines:500:2' })
  await place()
  await expectToast('Payment successful')
  await accepted()
  await expect
    .poll(() => logged)
    .toHaveBeenCalledWith('Ordered lines are still in the cart', expect.anything())
  await expectToast('Payment successful')
})
