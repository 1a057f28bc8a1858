import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { installGoogleSignIn } from '#mocks/hosts/browser/google.ts'
import { grantConsent } from '#mocks/rules/consent.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { loginDialog } from './loginDialog.ts'

/** A frame of the page in place of the consent window, which a test can't close. */
function openFrame(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  return frame.contentWindow!
}

test('a failed login and a failed window show an error, a closed window shows none, AUTH-12 ERR-73', async () => {
  installGoogleSignIn(document.baseURI)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'google'))
  const open = vi.spyOn(globalThis, 'open')
  const { market, asked } = openApp('/nowhere/at/all?login=true', 'fail:externalLogin:500')
  const button = (await loginDialog()).getByRole('button', { name: 'Continue with Google' })
  const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
  const logins = () => asked.filter(({ url }) => url.endsWith('/auth/external-login'))

  open.mockReturnValue({ closed: true } as Window)
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy'))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
  expect(logins()).toEqual([])

  const consent = openFrame()
  open.mockReturnValue(consent)
  await userEvent.click(button)
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  const accessToken = grantConsent(market.world, namedBuyers.liza)
  globalThis.dispatchEvent(
    new MessageEvent('message', {
      source: consent,
      origin: location.origin,
      data: { accessToken },
    }),
  )
  await expectToast('Login Failed')
  await expectToast('An error occurred while logging in')
  expect(logins()).toHaveLength(1)

  await userEvent.click(messages().getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Login Failed')).toBeNull())
  open.mockReturnValue(null)
  await userEvent.click(button)
  await expectToast('Login Failed')
  await expectToast('An error occurred while logging in')
  expect(logins()).toHaveLength(1)
  expect(document.cookie).not.toContain('token=')
})
