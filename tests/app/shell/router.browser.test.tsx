import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectNoDialog } from '../support/user.ts'

const isLoading = () => document.querySelector('[class*=progress]') !== null
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Home, scrolled down. */
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
  await waitFor(() => expect(scrollY).toBe(0))
  await go(-1)
  await waitFor(() => expect(scrollY).toBe(700))
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
  await userEvent.type(await screen.findByLabelText('Email'), namedBuyers.liza.email)
  await userEvent.type(screen.getByLabelText('Password'), namedBuyers.liza.password)
  expect(scrollY).toBe(700)
  await userEvent.keyboard('{Enter}')
  await expectNoDialog()
  await waitFor(() => expect(address()).toBe('/home'))
  await new Promise(requestAnimationFrame)
  expect(place()).toBe(before)
})
