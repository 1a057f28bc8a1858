import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { refreshToken } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, expectNoDialog, press } from '../support/user.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740))
  afterEach(() => page.viewport(1280, 800))

  const mango = `/products/${namedProducts.mango.id}`
  const buyBar = async () => within(await screen.findByRole('group', { name: 'Buy this product' }))
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
  expect(await title('Contact us')).toBeVisible()
  expect([address(), isLoading()]).toEqual(['/contact', false])
})

test('a screen opens at its top, and Back returns to where the user had left it, SHELL-08', async () => {
  const { go } = await openHome()
  await go('/privacy-policy')
  await title('Privacy Policy')
  await expect.poll(() => scrollY).toBe(0)
  await go(-1)
  await expect.poll(() => scrollY).toBe(700)
})

async function logInAs({ email, password }: { email: string; password: string }) {
  const dialog = await dialogNamed('Log in')
  await userEvent.type(await dialog.findByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  return () => press('Log in', dialog)
}

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
  const submit = await logInAs(namedBuyers.liza)
  expect(scrollY).toBe(700)
  await submit()
  await expectNoDialog()
  await expect.poll(address).toBe('/home')
  await new Promise(requestAnimationFrame)
  expect(place()).toBe(before)
})

test('the fragment of a guarded page is preserved through the login, ACCESS-14', async () => {
  const { address } = openApp('/profile/liza-manalo#shipping-address')
  const submit = await logInAs(namedBuyers.liza)
  expect(address()).toBe(
    '/profile/liza-manalo?login=true&from=%2Fprofile%2Fliza-manalo%23shipping-address#shipping-address',
  )
  await submit()
  await expect.poll(address).toBe('/profile/liza-manalo#shipping-address')
})

test('a login without `from` leads home, and Back does not open the login again, AUTH-09', async () => {
  const { address, go } = openApp(['/contact', '/discover?login=true'])
  const submit = await logInAs(namedBuyers.ana)
  await submit()
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
  expect(screen.queryByRole('dialog')).toBeNull()
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
