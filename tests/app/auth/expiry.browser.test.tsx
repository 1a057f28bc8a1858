import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentToken, endSession, signIn, signOut } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import { buttonNamed, expectNoDialog, press } from '../support/user.ts'

const PROFILE = '/profile/liza-manalo'
type App = ReturnType<typeof openApp>

/** The server no longer knows the session: it refuses that call, and then the check. */
const refuse = ({ simulate }: App, operation: string) =>
  simulate(`fail:${operation}:401,fail:verifySession:401`)
/** Waits until the session has ended and the input is hidden, and logs in again. */
async function logInAgain({ market }: App, name: string) {
  await waitFor(() => expect(currentToken()).toBeNull())
  expect((await screen.findAllByText('TOKEN EXPIRED PLEASE LOGIN AGAIN')).length).toBeGreaterThan(0)
  const fields = [...document.querySelectorAll('main :is(input, textarea)')]
  await waitFor(() => expect(fields.filter((field) => field.checkVisibility())).toEqual([]))
  await act(async () => void signIn(market.login(name)))
}
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('the profile keeps what was typed when its save is refused with 401, until another user comes or a sign-out, AUTH-18 ACCESS-11 SHELL-23', async () => {
  const app = openApp(PROFILE, 'as:liza')
  await type(await screen.findByRole('textbox', { name: 'First name' }), 'Maria')
  refuse(app, 'updateUser')
  await press('Save Changes')
  await logInAgain(app, 'liza')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria'),
  )
  expect(buttonNamed('Save Changes')).toHaveFocus()
  await press('Add Address')
  await type(await screen.findByLabelText('Street'), '7 Mabini Street')
  await act(async () => endSession())
  await logInAgain(app, 'mia')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Mia'),
  )
  await expectNoDialog()
  await act(async () => signOut())
  await waitFor(() => expect(document.querySelector('main input')).toBeNull())
})

test('the checkout, and a new address in it, stay when a read in the background is refused with 401, AUTH-18', async () => {
  const app = openApp('/cart', 'as:liza')
  await press('Select all', screen, 'checkbox')
  await press('Check Out')
  await userEvent.click((await screen.findAllByRole('radio', { name: 'Delivery' }))[0]!)
  await type((await screen.findAllByLabelText(/instructions/i))[0]!, 'Ring twice')
  await press('New Address')
  const dialog = () => within(screen.getByRole('dialog', { name: 'New Address' }))
  await type(await dialog().findByLabelText('Street'), '7 Kept Street')
  refuse(app, 'countUnreadNotifications')
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['notifications'] }))
  await logInAgain(app, 'liza')
  await waitFor(() =>
    expect(dialog().getByRole('textbox', { name: 'Street' })).toHaveValue('7 Kept Street'),
  )
  expect(screen.getAllByLabelText(/instructions/i)[0]).toHaveValue('Ring twice')
})
