import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { usePaymentOutcome } from '#flows/checkout/payment/usePaymentOutcome.ts'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { settle } from '#mocks/rules/payments.ts'
import { viewPayment } from '#mocks/transport/services/provider.ts'
import { endSession, signIn } from '#state/session.ts'
import {
  accepted,
  choose,
  confirmGcash,
  formReady,
  openCheckoutAt,
  place,
} from '../app/checkout/support/checkoutScreen.tsx'
import { openScreen } from '../app/support/openScreen.tsx'
import {
  dialogNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  partNamed,
  passTime,
  press,
} from '../app/support/user.ts'
import type { Market } from '../marketplace/support/market.ts'
import { orderOf } from '../marketplace/support/order.ts'

/** Returns its id. */
function orderByGcash(market: Market): string {
  const body = orderOf('liza', 'mango', { payment_method: 'gcash' })
  market.handle({
    operation: 'createTransactions',
    token: market.login('liza'),
    input: { path: {}, query: {}, header: {}, body },
  })
  return market.world.tables.orders.by('customer_id', namedBuyers.liza.id).at(-1)?._id ?? ''
}

let orderId = ''
function Waiting() {
  const { data } = usePaymentOutcome(orderId)
  return <p>{data ? `Payment ${data.status}` : 'Loading'}</p>
}

test('a payment, also one in an unknown state, is read again at intervals and on focus, but not while its screen is hidden after the session has ended, PAY-10 PAY-11 AUTH-18', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const waiting = (
    <PreservedForUser visitor={<p>Log in to continue</p>}>
      <Waiting />
    </PreservedForUser>
  )
  const { market, sent, queryClient } = openScreen(waiting, {
    at: '/cart/checkout',
    as: 'liza',
    sim: 'freeze,put:getPaymentIntent:status=PROCESSING',
    prepare: (opened) => {
      orderId = orderByGcash(opened)
    },
  })
  const reads = () => sent(/ \/transactions\/payment-intent\//).length
  await expect.poll(() => screen.queryByText('Payment PROCESSING')).not.toBeNull()
  expect(reads()).toBe(1)
  await passTime(10_000)
  await expect.poll(reads).toBe(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')))
  // Each check moves the fake clock on: this ends before the next interval.
  await expect.poll(reads, { timeout: 5000 }).toBe(3)

  await act(async () => endSession())
  await expect.poll(() => screen.queryByText('Log in to continue')).not.toBeNull()
  await passTime(60_000)
  await act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')))
  expect(reads()).toBe(3)

  await act(async () => void signIn(market.login('liza')))
  await expect.poll(() => screen.getByText('Payment PENDING').checkVisibility()).toBe(true)
  const before = reads()
  await passTime(10_000)
  await expect.poll(reads).toBeGreaterThan(before)
})

/** Of apps: what they do in place of opening a window. */
const browsers = {
  'opens no window': () => null,
  'opens the address in this very view': (address: string) => {
    if (
      new URL(address, location.href).href.replace(/#.*/, '') !== location.href.replace(/#.*/, '')
    )
      throw new Error(`This page is gone: ${address}`)
    return globalThis.window
  },
  throws: () => {
    throw new Error('Not here')
  },
  'gives a window that is closed at once': () =>
    ({ closed: true, stop: () => {}, document: { body: {} } }) as unknown as Window,
}
type Browser = keyof typeof browsers
const refuse = () => {
  throw new Error('Refused')
}
/** At once, and while the user is at the provider. */
const storages = {
  free: {},
  refused: {
    atOnce: () => {
      vi.spyOn(console, 'warn').mockReturnValue()
      for (const call of ['getItem', 'setItem'] as const)
        vi.spyOn(Storage.prototype, call).mockImplementation(refuse)
    },
  },
  'ending with the tab': { meanwhile: () => localStorage.clear() },
} satisfies Record<string, { atOnce?: () => void; meanwhile?: () => void }>
type Stored = keyof typeof storages

const replaceOpen = (open: (address: string) => Window | null) =>
  vi.spyOn(globalThis, 'open').mockImplementation((address) => open(String(address)))

/** That browsers inside of other apps don't have. */
function removeApis(): void {
  vi.stubGlobal('Notification', undefined)
  for (const name of ['clipboard', 'share', 'geolocation', 'permissions']) {
    Object.defineProperty(navigator, name, { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

const waiting = () => dialogNamed('Waiting for GCash Payment')
const payLink = async () =>
  (await waiting()).findByRole<HTMLAnchorElement>('link', { name: 'Pay with GCash' })

/** Liza goes on to the provider's page in a browser without windows. */
async function orderByLink(browser: Browser, stored: Stored) {
  const { atOnce, meanwhile }: { atOnce?: () => void; meanwhile?: () => void } = storages[stored]
  atOnce?.()
  replaceOpen(browsers[browser])
  const opened = openCheckoutAt({ sim: 'freeze' })
  await formReady()
  await choose(/^GCash/)
  await confirmGcash()
  await formReady()
  await place()
  const { href } = await payLink()
  await expect.poll(opened.cart).not.toContain(namedProducts.mango.id)
  meanwhile?.()
  const payment = opened.tables.payments.by('user_id', namedBuyers.liza.id).at(-1)
  if (!payment) throw new Error('Nothing is to be paid')
  expect(href).toContain(payment._id)
  return {
    ...opened,
    href,
    /** Comes back by the provider's address for that. */
    async settle(outcome: 'paid' | 'failed') {
      settle(opened.market.world, payment._id, outcome)
      const view = viewPayment(opened.market, payment._id)
      const { pathname, search } = new URL(
        (outcome === 'paid' ? view?.successUrl : view?.failureUrl) ?? '',
      )
      opened.queryClient.clear()
      await opened.go(pathname + search)
    },
  }
}

const combinations = (Object.keys(browsers) as Browser[]).flatMap((browser) =>
  (Object.keys(storages) as Stored[]).map((stored) => [browser, stored] as const),
)
test.each(combinations)(
  'in a browser that %s, with a storage %s, the payment page is a link, and it leads back to the one order, PAY-07 PAY-08 PAY-14 PAY-16',
  async (browser, stored) => {
    removeApis()
    const { href, made, sent, settle: pay } = await orderByLink(browser, stored)
    const elsewhere = await partNamed('Open in your browser')
    await expectShown(href, elsewhere)
    expectNone('button', undefined, elsewhere)
    await pay('paid')
    await accepted()
    await expectShown(/online payment was successful/)
    expect([made().length, sent().length]).toEqual([1, 1])
  },
)

test.each(Object.keys(storages) as Stored[])(
  'a payment that failed in this tab, with a storage %s, leads to what became of the order, PAY-08 PAY-14',
  async (stored) => {
    const { settle: pay, made, cart, href } = await orderByLink('opens no window', stored)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Copy payment link')
    expect(write).toHaveBeenCalledWith(href)
    await pay('failed')
    if (stored === 'free') {
      await expectVisible('button', 'Try again')
      await expect.poll(cart).toContain(namedProducts.mango.id)
    } else await expectVisible('heading', 'The payment failed')
    expect(made()).toHaveLength(1)
  },
)

/** Returns the link to the provider's page. */
async function payFromList(): Promise<HTMLAnchorElement> {
  const { tables } = openScreen(<OrdersPage />, {
    at: '/profile/liza/orders?status=PENDING',
    as: 'liza',
    sim: 'freeze',
    prepare: (opened) => {
      orderId = orderByGcash(opened)
    },
  })
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Pay now' }))[0] as HTMLElement,
  )
  const link = (await waiting()).getByRole<HTMLAnchorElement>('link', { name: /^(Pay|Reopen)/ })
  expect(link.href).toContain(tables.orders.get(orderId)?.payment_id ?? 'no payment')
  return link
}
const inWindow = /newly opened window/

test.each(Object.keys(browsers) as Browser[])(
  'an order of the list is paid by a link where a browser %s, and no window is spoken of, PAY-07 PAY-08',
  async (browser) => {
    replaceOpen(browsers[browser])
    const link = await payFromList()
    expect(link).toMatchTextContent('Pay with GCash')
    expectNoText(/window/)
    expectNone('region', 'Open in your browser')
  },
)

test('a payment window that the browser does not show can be opened again, then the page in this tab, and its address is there; one that was closed is not called open, PAY-07 PAY-09', async () => {
  const payment = { closed: false, location: { replace: vi.fn<(url: string) => void>() } }
  const open = replaceOpen(
    () => Object.assign(payment, { stop: () => {}, document: { body: {} } }) as unknown as Window,
  )
  const link = await payFromList()
  const { href } = link
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const isFollowed = (event: Event) => !event.defaultPrevented && followed(event)
  addEventListener('click', isFollowed)
  onTestFinished(() => removeEventListener('click', isFollowed))
  await expectShown(inWindow)
  await userEvent.click(link)
  expect(open).toHaveBeenCalledTimes(2)
  expect(payment.location.replace).toHaveBeenLastCalledWith(href)
  expectNoText(inWindow)
  const elsewhere = await partNamed('Open in your browser')
  await expectShown(href, elsewhere)
  expect(followed).not.toHaveBeenCalled()
  await press('Pay in this tab', screen, 'link')
  expect(followed).toHaveBeenCalledTimes(1)
  payment.closed = true
  await expectShown(/The payment window is closed/)
  expectNoText(inWindow)
})
