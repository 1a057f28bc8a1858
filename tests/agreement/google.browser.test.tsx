import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { installGoogleSignIn } from '#mocks/hosts/browser/google.ts'
import { grantConsent } from '#mocks/rules/tokens.ts'
import { loginDialog } from '../app/auth/loginDialog.ts'
import { openApp } from '../app/support/app.tsx'
import {
  buttonNamed,
  expectNoText,
  expectShown,
  expectToast,
  passTime,
  press,
  stopTimeouts,
} from '../app/support/user.ts'

/** In place of the consent window, which a test can't close. */
function openFrame(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  return frame.contentWindow!
}

function install() {
  installGoogleSignIn(document.baseURI)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'google'))
}

function openConsent() {
  const frame = openFrame()
  const answer = (accessToken: string) =>
    globalThis.dispatchEvent(
      new MessageEvent('message', {
        source: frame,
        origin: location.origin,
        data: { accessToken },
      }),
    )
  return { frame, answer }
}

const HINT = 'Go on in Google’s window. If you don’t see it, press the button again.'

test('a failed login and a failed window show an error, a closed window shows none, AUTH-12 ERR-73', async () => {
  install()
  const open = vi.spyOn(globalThis, 'open')
  const { market, sent } = openApp('/nowhere/at/all?login=true', 'fail:externalLogin:500')
  const button = buttonNamed('Continue with Google', await loginDialog())
  const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
  const logins = () => sent(/external-login$/)

  open.mockReturnValue({ closed: true } as Window)
  await userEvent.click(button)
  await expectShown(HINT)
  await waitFor(() => expectNoText(HINT))
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
  expect(logins()).toEqual([])

  const consent = openConsent()
  open.mockReturnValue(consent.frame)
  await userEvent.click(button)
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  consent.answer(grantConsent(market.world, namedBuyers.liza))
  await expectToast('Login Failed')
  await expectToast('An error occurred while logging in')
  expect(logins()).toHaveLength(1)

  await press('Dismiss', messages())
  await waitFor(() => expectNoText('Login Failed'))
  open.mockReturnValue(null)
  await userEvent.click(button)
  await expectToast('Login Failed')
  await expectToast('An error occurred while logging in')
  expect(logins()).toHaveLength(1)
  expect(document.cookie).not.toContain('token=')
})

test('a window that never answers can be opened again, and only the latest is heard, AUTH-12', async () => {
  install()
  const open = vi.spyOn(globalThis, 'open')
  const { market, sent } = openApp('/nowhere/at/all?login=true')
  const button = buttonNamed('Continue with Google', await loginDialog())
  const [first, second] = [openConsent(), openConsent()]
  open.mockReturnValueOnce(first.frame).mockReturnValueOnce(second.frame)
  await userEvent.click(button)
  await screen.findByText(HINT)
  await userEvent.click(button)
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  first.answer(grantConsent(market.world, namedBuyers.carlo))
  second.answer(grantConsent(market.world, namedBuyers.liza))
  await expectToast('Login Successful')
  expect(sent(/external-login$/)).toHaveLength(1)
})

test('a script of Google that is not loaded in 20 s counts as failed, and is loaded again at the next press, ERR-73', async () => {
  const loaded = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  openApp('/nowhere/at/all?login=true')
  const button = buttonNamed('Continue with Google', await loginDialog())
  stopTimeouts()
  onTestFinished(() => void vi.useRealTimers())
  act(() => button.click())
  await passTime(10_000)
  expect(button).toHaveAttribute('aria-busy')
  await passTime(10_000)
  vi.useRealTimers()
  await expectToast('Login Failed')
  expect(button).not.toHaveAttribute('aria-busy')
  const scripts = () => loaded.mock.calls.flat().filter((one) => one instanceof HTMLScriptElement)
  expect(scripts()).toHaveLength(1)
  await userEvent.click(button)
  expect(scripts()).toHaveLength(2)
})
