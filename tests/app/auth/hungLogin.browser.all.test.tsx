import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { buttonNamed, dialogNamed, expectShown, expectNoText } from '../support/user.ts'

const WAITING = 'Still waiting for the server…'
const { email, password } = namedBuyers.liza

afterEach(() => vi.useRealTimers())

/** Runs the timers of the page for so many seconds. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

async function sendLogin(sim: string) {
  openApp('/home?login=true', sim)
  const dialog = await dialogNamed('Log in')
  await userEvent.type(await dialog.findByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => buttonNamed('Log in', dialog).click())
  return dialog
}

test('a login that hangs says so, and ends with words and with what was typed, AUTH-08 OPEN-35', async () => {
  const dialog = await sendLogin('hang:login')
  await pass(1)
  expectNoText(WAITING, dialog)
  await pass(5)
  expect(dialog.getByText(WAITING).closest('[role=status]')).not.toBeNull()
  await pass(25)
  vi.useRealTimers()
  await expectShown('An error occurred while logging in')
  expectNoText(WAITING, dialog)
  expect(dialog.getByLabelText('Email')).toHaveValue(email)
  expect(dialog.getByLabelText('Password')).toHaveValue(password)
  expect(buttonNamed('Log in', dialog)).not.toHaveAttribute('aria-busy')
})

test.for(['omit:login:token', 'put:login:token=opaque', 'bend:login:html', 'bend:login:null'])(
  'a login that is answered badly (%s) ends with words and with what was typed, AUTH-08 OPEN-35',
  async (sim) => {
    const dialog = await sendLogin(sim)
    vi.useRealTimers()
    await expectShown('An error occurred while logging in')
    expect(dialog.getByLabelText('Email')).toHaveValue(email)
    expect(dialog.getByLabelText('Password')).toHaveValue(password)
  },
)
