import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { clearStorage } from '#lib/storage.ts'
import { refreshToken, signOut } from '#state/session.ts'
import { fillLogin, logInAs } from '../auth/loginDialog.ts'
import { openApp } from '../support/app.tsx'
import {
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectScreen,
  expectVisible,
  partNamed,
  press,
  resize,
} from '../support/user.ts'
import { cancellation, newAddress, rating, refund, report } from './support/forms.ts'

afterEach(clearStorage)

describe('on a phone', () => {
  beforeEach(() => resize(360, 740))
  const mango = `/products/${namedProducts.mango.id}`
  const buyBar = () => partNamed('Buy this product', 'group')
  const dialogs = () => screen.queryAllByRole('dialog')

  test.each<[what: string, at: string, opened: string | RegExp, open: () => Promise<void>]>([
    [
      'the pictures',
      mango,
      /^Pictures of/,
      async () => userEvent.click((await screen.findAllByRole('button', { name: /^Enlarge/ }))[0]!),
    ],
    ['the quantity', mango, 'Choose a quantity', async () => press('Buy Now', await buyBar())],
    ['the notifications', '/favourites', 'Notifications', () => press(/^Notifications/)],
  ])('Back closes %s, and then goes back', async (_what, at, name, open) => {
    for (const [before, after] of [
      [['/terms-conditions', at], '/terms-conditions'],
      // The tab came to the app by this address: there is nothing before it.
      [[at], at],
    ] as const) {
      const { go, address, close, router } = openApp([...before], 'as:liza')
      await open()
      await dialogNamed(name)
      // The entry that Back leaves is added a moment later.
      await waitFor(() => expect(router.state.location.state).toHaveProperty('below'))
      await go(-1)
      await expect.poll(dialogs).toEqual([])
      expect(address()).toBe(at)
      await go(-1)
      await expect.poll(address).toBe(after)
      close()
    }
  })

  test('Back closes what is on top, and asks before it closes what was typed in', async () => {
    const { go, address } = openApp(['/terms-conditions', '/profile/mia-villanueva'], 'as:mia')
    await press('Change Password')
    const form = await screen.findByRole('dialog', { name: 'Change Password' })
    const field = await within(form).findByLabelText('New password')
    await userEvent.type(field, 'bagong')
    await go(-1)
    await dialogNamed('Discard this password?')
    await go(-1)
    await expect.poll(dialogs).toEqual([form])
    expect(field).toHaveValue('bagong')
    await go(-1)
    await press('Discard')
    await expect.poll(dialogs).toEqual([])
    expect(address()).toBe('/profile/mia-villanueva')
    await go(-1)
    await expect.poll(address).toBe('/terms-conditions')
  })
})

const isLoading = () => document.querySelector('[class*=progress]') !== null

async function openHome() {
  const app = openApp('/home')
  await screen.findAllByRole('article')
  await waitFor(() => {
    scrollTo(0, 700)
    expect(scrollY).toBe(700)
  })
  return app
}

test('the screen stays, with its address, until the next one is loaded, SHELL-08', async () => {
  const { router, address } = await openHome()
  let going: Promise<void> | undefined
  act(() => void (going = router.navigate('/contact')))
  expect([address(), isLoading()]).toEqual(['/home', true])
  expect(screen.getAllByRole('article')).not.toEqual([])
  await act(() => going)
  expect(await expectScreen('Contact us')).toBeVisible()
  expect([address(), isLoading()]).toEqual(['/contact', false])
})

test('a screen opens at its top, and Back returns to where the user had left it, SHELL-08', async () => {
  const { go } = await openHome()
  await go('/privacy-policy')
  await expectScreen('Privacy Policy')
  await expect.poll(() => scrollY).toBe(0)
  await go(-1)
  await expect.poll(() => scrollY).toBe(700)
})

test('the login leaves the screen below it as it is scrolled, from its opening until it is done, SHELL-11', async () => {
  const { address } = await openHome()
  /** Where the products begin on the screen: 'Buy again' comes in above them, out of view. */
  const place = () =>
    Math.round(
      screen.getByRole('heading', { name: 'From shops near you' }).getBoundingClientRect().top,
    )
  const before = place()
  // Without a focus, for which the browser would scroll to the bar.
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
  const login = await fillLogin(namedBuyers.liza)
  expect(scrollY).toBe(700)
  await press('Log in', login)
  await expectNoDialog()
  await expect.poll(address).toBe('/home')
  await new Promise(requestAnimationFrame)
  expect(place()).toBe(before)
})

test('the fragment of a guarded page is preserved through the login, ACCESS-14', async () => {
  const { address } = openApp('/profile/liza-manalo#shipping-address')
  const login = await fillLogin(namedBuyers.liza)
  expect(address()).toBe(
    '/profile/liza-manalo?login=true&from=%2Fprofile%2Fliza-manalo%23shipping-address#shipping-address',
  )
  await press('Log in', login)
  await expect.poll(address).toBe('/profile/liza-manalo#shipping-address')
})

test('a login without `from` leads home, and Back does not open the login again, AUTH-09', async () => {
  const { address, go } = openApp(['/contact', '/discover?login=true'])
  await logInAs(namedBuyers.ana)
  await expect.poll(address).toBe('/home')
  await go(-1)
  expect(address()).toBe('/contact')
})

test('a login in another tab closes the open login and redirects, AUTH-09', async () => {
  const { address, market } = openApp('/cart')
  await dialogNamed('Log in')
  document.cookie = `token=${market.login('ana')}; Path=/`
  refreshToken()
  await expect.poll(address).toBe('/cart')
  expectNone('dialog')
})

test.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/%5C%5Cevil.example/'])(
  'a page that is opened at %s is a page of this app, whose links lead to others of it',
  async (path) => {
    const { address } = openApp(path)
    await press('Log in', screen, 'link')
    await dialogNamed(/^Log in/)
    expect(address()).toMatch(/^\/(?![/\\]).*login=true/)
    for (const { origin } of screen.getAllByRole<HTMLAnchorElement>('link'))
      expect(origin).toBe(location.origin)
  },
)

/** The page is left, and another one has what was stored. */
function reload(path: string, sim: string, leave: () => void = cleanup) {
  globalThis.dispatchEvent(new Event('pagehide'))
  const stored = Object.entries(sessionStorage)
  leave()
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  openApp(path, sim)
}
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent)
const profile = '/profile/liza-manalo'
const street = newAddress.field

test('a typed address survives a reload, and not the end of its form', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await street(), '12 Mabini Street')
  reload(profile, 'as:liza')
  await waitFor(async () => expect(await street()).toHaveValue('12 Mabini Street'))
  await press('Cancel', await dialogNamed('Add Address'))
  await press('Discard')
  expect(await street()).toHaveValue('')
})

test.each([
  report,
  refund,
  cancellation,
  rating,
  {
    what: 'a bug report',
    at: '/contact',
    open: () => press('Report a Bug'),
    choose: undefined,
    field: () => screen.findByLabelText('What happened?'),
  },
])('$what survives a reload', async ({ at, open, choose, field }) => {
  openApp(at, 'as:liza')
  await open?.()
  await choose?.()
  await userEvent.type(await field(), 'Two were bruised')
  const before = chosen()
  reload(at, 'as:liza')
  await open?.()
  await waitFor(async () => expect(await field()).toHaveValue('Two were bruised'))
  expect(chosen()).toEqual(before)
})

test('a new list comes back after a reload, at its step, and not once it is created', async () => {
  openApp('/order/schedule', 'as:liza')
  await press('New list')
  const start = await dialogNamed('New list')
  await userEvent.type(start.getByLabelText('List name'), 'Palengke{Enter}')
  await press('Weekly', start, 'radio')
  reload('/order/schedule', 'as:liza')
  const dialog = await dialogNamed('New list')
  expect(await dialog.findByRole('radio', { name: 'Weekly' })).toBeChecked()
  await press('Back', dialog)
  expect(dialog.getByLabelText('List name')).toHaveValue('Palengke')
  for (const _step of [1, 2, 3, 4]) await press('Next', dialog)
  await press('Finish', dialog)
  await press('Done', dialog)
  reload('/order/schedule', 'as:liza')
  await expectVisible('button', 'New list')
  expectNone('dialog', 'New list')
})

test('what one user typed is not shown to another, ACCESS-07', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await street(), '12 Mabini Street')
  // The sign-out is in another tab, while this one is loading.
  reload('/profile/ana-reyes', 'as:ana', () => {
    expect(JSON.stringify(sessionStorage)).toContain('Mabini')
    cleanup()
    signOut()
  })
  expect(await street()).toHaveValue('')
})

test('the e-mail address of a signup survives a reload, the password is never stored', async () => {
  const path = '/home?signup=true'
  const field = async (label: string) =>
    (await dialogNamed('Create an account')).findByLabelText(label)
  openApp(path)
  await userEvent.type(await field('Email'), 'bago@suki.example')
  await userEvent.type(await field('Password'), 'bagong-suki')
  reload(path, '')
  expect(JSON.stringify(sessionStorage)).not.toContain('bagong-suki')
  await waitFor(async () => expect(await field('Email')).toHaveValue('bago@suki.example'))
  expect(await field('Password')).toHaveValue('')
})

test('another buyer on the same device finds nothing of the one before, ACCESS-07', async () => {
  openApp('/cart', 'as:mia')
  await press('Select all', screen, 'checkbox')
  localStorage.setItem('suki.checkouts', '[]')
  cleanup()
  openApp('/profile/liza-manalo/orders', 'as:liza')
  const orders = await partNamed('Orders', 'list')
  expect(await orders.findAllByRole('article')).not.toEqual([])
  const stored = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('suki.'))
      .toSorted()
  await expect.poll(stored).toEqual(['suki.owner', 'suki.session'])
})
