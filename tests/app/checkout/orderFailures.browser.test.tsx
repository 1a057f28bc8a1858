import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { readingFaults } from '../support/readingFaults.ts'
import { buttonNamed, expectShown, expectToast, press, resize } from '../support/user.ts'
import {
  accepted,
  choose,
  confirmGcash,
  formReady,
  leaveAndReturn,
  openForm,
  place,
  placeButton,
  row,
} from './support/checkoutScreen.tsx'

// What becomes of the order in more cases: walk.test.ts.
afterEach(async () => {
  // With a clock that stands still, work under a lock would never end, and the next test would wait
  // for the lock.
  if (vi.isFakeTimers())
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect((await navigator.locks.query()).held).toEqual([])
    })
})

/** The fake clock also runs by itself, so that the screen works. */
const fakeClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Moves the clock on until a text is shown, in steps that are shorter than a message stays. */
async function passUntil(text: string | RegExp): Promise<void> {
  const shown = async () => {
    await pass(1000)
    return screen.queryAllByText(text)
  }
  await expect.poll(shown, { timeout: 20_000, interval: 10 }).not.toEqual([])
}

const denial = () => screen.queryByText(/was not placed/)
const note = () => screen.getByRole('textbox', { name: 'Delivery Instructions' })

/** Mia is at the form for two shops, on a marketplace that would order the same twice. */
const openTwoShops = (scenario = '') =>
  openForm({
    at: checkoutPath('quickmelt', 'bandages'),
    as: 'mia',
    sim: ['nokey', scenario].filter(Boolean).join(),
  })
type Opened = Awaited<ReturnType<typeof openTwoShops>>

/** Waits for the result: one order of each shop, by so many calls. */
async function expectOrdered({ made, sent }: Opened, calls = 1) {
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
    const all = screen.getByRole('radiogroup', { name: 'Delivery Options of all shops' })
    await press('Delivery', within(all), 'radio')
    await userEvent.type(note(), 'The blue gate')
    await place()
    await passUntil(/^Your order was not placed and nothing was charged/)
    for (const text of ['Error', 'An error occurred while processing your payment'])
      await expectShown(text)
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
  await pass(9000)
  await expectShown(/taking longer than usual.*being placed/)
  await pass(90_000)
  expect(denial()).toBeNull()
  expect(placeButton()).toHaveAttribute('aria-busy', 'true')
  await passUntil('Order Accepted!')
  await expectOrdered(opened)
})

test('after a lost response, and while the orders cannot be read, only Check again is offered, CHECKOUT-22', async () => {
  // The first read of the orders, before the order is sent, works; the next ones fail.
  const opened = await openTwoShops(
    'lose:createTransactions,slow:listCustomerTransactions:1,drop:listCustomerTransactions:4',
  )
  const complementary = () => screen.queryByRole('complementary', { name: 'Cart Overall Total' })
  await place()
  await expectShown('We could not check your order')
  expect(complementary()).toBeNull()
  await leaveAndReturn(opened)
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
  expect(complementary()).toBeNull()
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
  expect(
    await screen.findByRole('heading', { name: 'These orders were placed twice' }),
  ).toBeVisible()
  expect(made()).toHaveLength(4)
  await press(/^Cancel the extra order from Diliman/)
  await expectToast('Order Cancelled')
  expect(await screen.findByRole('heading', { name: 'This order was placed twice' })).toBeVisible()
  await press(/^Cancel the extra order/)
  await expect.poll(() => screen.queryByText(/placed twice/)).toBeNull()
  expect(made().filter(({ order_status }) => order_status !== 'CANCELLED')).toHaveLength(2)
  await accepted()
})

test('after a failed payment the products are in the cart again, and can be ordered in cash, CHECKOUT-23 PAY-08', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { simulate, go, cart, made } = await openForm()
  const { mango } = namedProducts
  await choose(/^GCash/)
  await confirmGcash()
  await formReady()
  const [total = 'no total'] = row('Total Amount')?.textContent.match(/₱[\d,.]+/) ?? []
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'Waiting for GCash Payment' })
  expect(within(dialog).getByText('Amount to pay')).toMatchTextContent(total)
  await expect.poll(cart).not.toContain(mango.id)
  simulate('as:liza,payment:last:failed')
  await press('I have paid, check again')
  await expectShown('The payment failed')
  await expect.poll(() => buttonNamed('Try again')).not.toHaveAttribute('aria-busy', 'true')
  await press('Back to cart', screen, 'link')
  expect(await screen.findByRole('spinbutton', { name: /^Quantity of Carabao Mango/ })).toHaveValue(
    '2',
  )
  await go(-1)
  await press('Try again')
  await choose(/^Cash on/)
  await formReady()
  await place()
  await accepted()
  expect(made().map(({ payment_method }) => payment_method)).toEqual(['gcash', 'cod'])
  await expect.poll(cart).not.toContain(mango.id)
})
