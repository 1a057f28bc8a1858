import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conversationIds, namedBuyers, orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { requestChat } from '#state/chatRequest.ts'
import { signIn, signOut } from '#state/session.ts'
import type { Market } from '../../marketplace/support/market.ts'
import * as signup from '../auth/signup.ts'
import { openApp } from '../support/app.tsx'
import { holdCalls } from '../support/holdCalls.ts'
import { pngFile } from '../support/uploads.ts'
import { dialogNamed, expectNone, expectNoText, findButton, press } from '../support/user.ts'

const list = `/order/schedule/${scheduleIds.weeklyGroceries}`
const orders = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPartlyRated}`
const { id, email } = namedBuyers.liza
const reset = `/reset-password?email=${email}`
const lineOf = ({ world }: Market) =>
  world.tables.cartLines
    .by('user_id', id)
    .find(({ product_id }) => product_id === namedProducts.tomatoes.id)!._id
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
const next = () => press('Next')
const enterCode = async (market: Market) => {
  await next()
  await screen.findByLabelText('Code')
  await fill('Code', signup.codeIn(market, email))
}
async function discard() {
  const question = screen.queryByRole('button', { name: 'Discard' })
  if (question) await userEvent.click(question)
}
const timersRun = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

interface Leaving {
  what: string
  path: string
  as?: 'liza'
  /** What is done before the server becomes slow. */
  before?: (market: Market) => Promise<unknown>
  /** The end of the path of the slow call. */
  call: string | ((market: Market) => string)
  act: () => Promise<unknown>
}

const departures: Leaving[] = [
  {
    what: 'Check Out, which saves a quantity, CART-26',
    path: '/cart',
    as: 'liza',
    before: () => press('Select Native Tomatoes, 500 g', screen, 'checkbox'),
    call: (market) => `/${lineOf(market)}`,
    act: async () => {
      const quantity = { name: 'Quantity of Native Tomatoes, 500 g' }
      fireEvent.change(await screen.findByRole('spinbutton', quantity), { target: { value: '6' } })
      await press('Check Out')
    },
  },
  {
    what: 'Buy Now',
    path: `/products/${namedProducts.mango.id}`,
    as: 'liza',
    before: () => press('Buy Now'),
    call: '/carts',
    act: async () => press('Buy Now', await dialogNamed('Choose a quantity')),
  },
  {
    what: 'Order Again',
    path: orders,
    as: 'liza',
    call: '/carts',
    act: () => press('Order Again'),
  },
  {
    what: 'Advance Checkout',
    path: list,
    as: 'liza',
    before: () => findButton('Advance Checkout'),
    call: list,
    act: () => press('Advance Checkout'),
  },
  {
    what: 'a list made of an order',
    path: orders,
    as: 'liza',
    before: async () => {
      await press(/^More for the order/)
      await press('Repeat automatically', screen, 'menuitem')
      const dialog = await dialogNamed('New list')
      for (const _step of [1, 2, 3]) await press('Next', dialog)
    },
    call: '/order/schedule',
    act: () => press('Finish'),
  },
  {
    what: 'the e-mail of a reset',
    path: reset,
    call: '/otps',
    act: next,
  },
  {
    what: 'the code of a reset',
    path: reset,
    before: enterCode,
    call: '/otps/verify',
    act: next,
  },
  {
    what: 'the new password of a reset',
    path: reset,
    before: async (market) => {
      await enterCode(market)
      await next()
      await fill('New password', 'bagong-suki-1')
      await fill('Confirm password', 'bagong-suki-1')
    },
    call: '/users/reset-password',
    act: () => press('Reset Password'),
  },
]

test.each(departures)(
  'an answer that comes when its screen has been left leads nowhere: $what',
  async ({ path, as, before: prepare, call, act: press }) => {
    const { market, router, address, queryClient, asked } = openApp(path, as && `as:${as}`)
    await prepare?.(market)
    const idle = async () => {
      await expect.poll(() => queryClient.isMutating() + queryClient.isFetching()).toBe(0)
    }
    await idle()
    const end = typeof call === 'string' ? call : call(market)
    const release = holdCalls(end)
    const { calls } = vi.mocked(fetch).mock
    const before = calls.length
    await press()
    const urls = () => calls.slice(before).map(([input]) => (input as Request).url)
    await expect.poll(urls).toContainEqual(expect.stringMatching(new RegExp(`${end}$`)))
    const navigate = vi.spyOn(router, 'navigate')
    await act(() => router.navigate('/home'))
    await discard()
    await expect.poll(address).toBe('/home')
    release()
    await expect.poll(() => asked.some(({ url }) => url.endsWith(end))).toBe(true)
    await idle()
    await timersRun()
    expect(navigate.mock.calls).toEqual([['/home']])
    expectNoText(/^Failed/)
  },
)

function slowly(file: File) {
  const head = Promise.withResolvers<ArrayBuffer>()
  const read = async () => head.resolve(await file.arrayBuffer())
  return { file: Object.assign(file, { slice: () => ({ arrayBuffer: () => head.promise }) }), read }
}

test.each([
  {
    what: 'screenshot of a bug report',
    path: '/contact',
    label: /^Screenshot/,
    open: () => press('Report a Bug'),
    isShown: () => screen.queryByText('newest.png') !== null,
  },
  {
    what: 'profile picture',
    path: '/profile/liza-manalo',
    label: 'Change Picture',
    isShown: () => screen.queryByAltText<HTMLImageElement>('Selected file')?.naturalWidth === 80,
  },
])('a $what that is read late doesn’t replace the one that was chosen after it', async (row) => {
  openApp(row.path, 'as:liza')
  await row.open?.()
  const field = await screen.findByLabelText(row.label)
  const late = [await pngFile('good.png', 60), new File(['no picture'], 'bad.png')].map(slowly)
  for (const { file } of late) await userEvent.upload(field, file)
  await userEvent.upload(field, await pngFile('newest.png', 80))
  await expect.poll(row.isShown).toBe(true)
  for (const { read } of late) await act(read)
  await timersRun(100)
  expect(row.isShown()).toBe(true)
  expectNoText(/bad\.png|Image must be/)
})

test('a place that is found late is not searched when another one has been typed after it', async () => {
  const { router } = openApp('/nearby?near=15,120.6')
  const navigate = vi.spyOn(router, 'navigate')
  const near = await screen.findByRole('combobox', { name: 'Near' })
  const submit = (text: string) => {
    fireEvent.change(near, { target: { value: text } })
    fireEvent.submit(screen.getByRole('search', { name: 'Nearby shops' }))
  }
  submit('Angeles')
  submit('Mexico')
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  await waitFor(() => expect(near).toHaveValue('Mexico, Pampanga'))
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('a chat that is found after the buyer has logged out is not opened for the next one', async () => {
  const { market, queryClient } = openApp('/home', 'as:liza')
  const release = holdCalls(`/conversations/${conversationIds.lizaMeat}`)
  await findButton('Account of Liza')
  act(() => requestChat({ conversationId: conversationIds.lizaMeat }))
  await expect.poll(() => queryClient.isFetching()).toBeGreaterThan(0)
  act(() => signOut())
  release()
  act(() => void signIn(market.login('carlo')))
  await findButton('Account of Carlo')
  expectNone('dialog', /^Chat with/)
  expectNoText('Failed to open chat')
})

test.each([
  {
    what: 'closed before its e-mail address is checked sends no code',
    open: signup.openSignup,
    call: '/check-validity',
    act: () => signup.fillAccount(),
    leave: () => signup.press('Close'),
  },
  {
    what: 'whose user goes back before the code is checked stays there',
    open: signup.toCode,
    call: '/otps/verify',
    act: (market: Market) => signup.fillCode(signup.codeIn(market)),
    leave: () => signup.press('Go back'),
  },
  {
    what: 'whose user goes back before the phone number is checked registers nobody',
    open: signup.toDetails,
    call: '/check-validity',
    act: () => signup.fillDetails('09171239999'),
    leave: () => signup.press('Go back'),
  },
])('a signup $what', async ({ open, call, act: press, leave }) => {
  const { market, asked, queryClient } = await open()
  const release = holdCalls(call)
  await press(market)
  const sending = () => queryClient.isMutating()
  await expect.poll(sending).toBe(1)
  await leave()
  await discard()
  const before = asked.length
  release()
  await expect.poll(sending).toBe(0)
  await timersRun()
  expect(asked.slice(before).map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(`${call}$`),
  ])
  expect(screen.queryByLabelText('First name')).toBeNull()
})
