import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { setClock } from '#lib/clock.ts'
import { requestChat } from '#state/chatRequest.ts'
import { currentToken } from '#state/session.ts'
import { holdDepartures } from '../pages/support/departures.ts'
import { openApp } from '../support/app.tsx'
import { timesSent } from '../support/pressTwice.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  expectVisible,
  findButton,
  partNamed,
  press,
  stopTimeouts,
} from '../support/user.ts'
import { fillLogin } from './loginDialog.ts'
import { account, codeIn, details, fill, fillAll, findField, openSignup, resend } from './signup.ts'

const { mia } = namedBuyers
const field = (label: string) => screen.findByLabelText(label)
/** The cooldown of the last code is over, by the app's clock. */
function waitAMinute() {
  onTestFinished(() => setClock(Date.now()))
  setClock(Date.now() + 60_000)
}

test('a double press on a busy page logs in once, AUTH-04', async () => {
  const app = openApp('/nowhere/at/all?login=true')
  const part = await fillLogin(mia)
  expect(await timesSent(app, buttonNamed('Log in', part), 'login')).toBe(1)
})

test('each step of a signup sends once by a double press on a busy page, AUTH-27 AUTH-31 AUTH-36 AUTH-41', async () => {
  const app = await openSignup()
  await fillAll(account)
  expect(await timesSent(app, buttonNamed('Proceed'), 'requestOtp')).toBe(1)
  await findField('Code')
  waitAMinute()
  expect(await timesSent(app, resend(), 'requestOtp')).toBe(1)
  await fill('Code', codeIn(app.market))
  expect(await timesSent(app, buttonNamed('Proceed'), 'verifyOtp')).toBe(1)
  await findField('First name')
  await fillAll(details('09171234567'))
  expect(await timesSent(app, buttonNamed('Finish'), 'registerUser')).toBe(1)
})

test('each step of a reset sends once by a double press on a busy page, AUTH-52 AUTH-55 AUTH-57', async () => {
  const app = openApp(`/reset-password?email=${mia.email}`)
  await field('Email')
  expect(await timesSent(app, buttonNamed('Next'), 'requestOtp')).toBe(1)
  await field('Code')
  waitAMinute()
  const again = await findButton('Resend OTP')
  expect(await timesSent(app, again, 'requestOtp')).toBe(1)
  await browser.fill(await field('Code'), codeIn(app.market, mia.email))
  expect(await timesSent(app, buttonNamed('Next'), 'verifyOtp')).toBe(1)
  await browser.fill(await field('New password'), 'bagong-poblacion')
  await browser.fill(await field('Confirm password'), 'bagong-poblacion')
  expect(await timesSent(app, buttonNamed('Reset Password'), 'resetPassword')).toBe(1)
})

const PROBLEM = 'Your account can’t be loaded'
const topBar = () => within(screen.getByRole('banner'))
const main = () => within(screen.getByRole('main'))
const expectProblem = () =>
  waitFor(() => expect(within(main().getByRole('alert')).getByText(PROBLEM)).toBeVisible())

test.for([
  '/cart',
  '/favourites',
  '/cart/checkout?status=success',
  '/profile',
  '/profile/liza-manalo/orders',
  '/order/schedule',
  '/liza-manalo/chats',
])('%s says that the user can not be loaded, and Retry loads the user, AUTH-17', async (path) => {
  openApp(path, 'as:liza,fail:getCurrentUser:503:2')
  await expectProblem()
  await expectVisible('button', 'Sign Out', main())
  expectNone('dialog', 'Log in')
  await press('Retry', main())
  await findButton('Account of Liza')
  await waitFor(() => expectNoText(PROBLEM))
})

test('without a user the account menu and the panels say what is wrong, and the rest works, AUTH-17 SHELL-22', async () => {
  openApp('/home', 'as:liza,fail:getCurrentUser:429:9')
  await press(`Account. ${PROBLEM}`)
  for (const name of ['Retry', 'Sign Out']) await expectVisible('button', name, topBar())
  for (const name of ['Chats', 'Notifications']) {
    await press(name, topBar())
    const panel = await dialogNamed(name)
    await expectShown(PROBLEM, panel)
    await userEvent.keyboard('{Escape}')
  }
  expect(await main().findAllByRole('article')).not.toHaveLength(0)
  expect(currentToken()).not.toBeNull()
})

test('without a user a product is shown, and what needs the user says why it fails, AUTH-17 PRODUCT-01', async () => {
  openApp(`/products/${namedProducts.mango.id}`, 'as:liza,fail:getCurrentUser:403:9')
  const bar = await partNamed('Buy this product', 'group')
  await findButton(`Account. ${PROBLEM}`)
  await press('Schedule: add to a list', bar)
  await expectShown(PROBLEM, await partNamed('Messages'))
  await press('Buy Now', bar)
  const dialog = within(await screen.findByRole('dialog'))
  await press('Buy Now', dialog)
  await expectToast('Failed to add to cart.')
})

test('a chat that is asked for without a user says that it can not be opened, AUTH-17', async () => {
  openApp('/home', 'as:liza,fail:getCurrentUser:404:9')
  await findButton(`Account. ${PROBLEM}`)
  act(() => requestChat({ shopId: 'any shop' }))
  await expectShown('Failed to open chat')
})

test('without a user Sign Out ends the session, and nothing says that it has expired, AUTH-18 SHELL-22', async () => {
  const departures = holdDepartures()
  openApp('/cart', 'as:liza,fail:getCurrentUser:404:9')
  await expectProblem()
  await press('Sign Out', main())
  await waitFor(() => expect(departures).toEqual([expect.stringMatching(/\/home$/)]))
  // The first banner is the top bar; the login, which the page asks for, has another.
  await expectVisible('link', 'Log in', within(screen.getAllByRole('banner')[0]!))
  expect(currentToken()).toBeNull()
  expect(document.cookie).not.toContain('token=')
  expectNoText('TOKEN EXPIRED PLEASE LOGIN AGAIN')
})

/** Sends a login with the timers of the page stopped; `expectFailed` lets them run again. */
async function sendLogin(sim: string) {
  openApp('/home?login=true', sim)
  const { email, password } = namedBuyers.liza
  const dialog = await fillLogin({ email, password })
  stopTimeouts()
  act(() => buttonNamed('Log in', dialog).click())
  const expectFailed = async () => {
    vi.useRealTimers()
    await expectShown('An error occurred while logging in')
    expect(dialog.getByLabelText('Email')).toHaveValue(email)
    expect(dialog.getByLabelText('Password')).toHaveValue(password)
    expect(buttonNamed('Log in', dialog)).not.toHaveAttribute('aria-busy')
  }
  return { dialog, expectFailed }
}

test('a login that hangs says so, and ends with words and with what was typed, AUTH-08 OPEN-35', async () => {
  const { dialog, expectFailed } = await sendLogin('hang:login')
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const waiting = () => dialog.queryByText('Still waiting for the server…')
  await pass(1)
  expect(waiting()).toBeNull()
  await pass(5)
  expect(waiting()?.closest('[role=status]')).toBeInTheDocument()
  await pass(25)
  await expectFailed()
  expect(waiting()).toBeNull()
})

test.for(['omit:login:token', 'put:login:token=opaque', 'bend:login:html', 'bend:login:null'])(
  'a login that is answered badly (%s) ends with words and with what was typed, AUTH-08 OPEN-35',
  async (sim) => (await sendLogin(sim)).expectFailed(),
)
