import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { currentToken, endSession, signIn, signOut } from '#state/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { openApp } from '../support/app.tsx'
import { openRouter } from '../support/router.tsx'
import { buttonNamed, press } from '../support/user.ts'

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

test('the profile keeps what was typed when its save is refused with 401, until another user comes or a sign-out, AUTH-18 SHELL-23', async () => {
  const app = openApp(PROFILE, 'as:liza')
  await type(await screen.findByRole('textbox', { name: 'First name' }), 'Maria')
  refuse(app, 'updateUser')
  await press('Save Changes')
  await logInAgain(app, 'liza')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria'),
  )
  expect(buttonNamed('Save Changes')).toHaveFocus()
  await act(async () => endSession())
  await logInAgain(app, 'mia')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Mia'),
  )
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

/** A token of a user that is valid for a day. */
const tokenOf = (sub: string) =>
  `head.${btoa(JSON.stringify({ sub, exp: Math.ceil(Date.now() / 1000) + 86_400 }))}.mark`
const subjectOf = (request: Request) => {
  const claims = request.headers.get('Authorization')?.split('.')[1] ?? ''
  return (JSON.parse(atob(claims)) as { sub: string }).sub
}

/** The answers of both calls about the session. */
const userOf = (_id: string): Schemas['SessionUser'] => ({
  _id,
  display_name: _id,
  first_name: 'Mia',
  last_name: 'Santos',
  display_picture: null,
  contact_number: '',
  email: 'mia@suki.example',
  has_password: true,
  has_shop: false,
  following: 0,
  address: null,
})

function Profile() {
  const { user } = useSession()
  const [editing, setEditing] = useState(false)
  if (!user) return 'Loading'
  return (
    <>
      <button type="button" onClick={() => setEditing(true)}>
        Edit
      </button>
      <Dialog open={editing} title="Address" onClose={() => setEditing(false)}>
        <input aria-label="Street" />
      </Dialog>
    </>
  )
}

async function typeStreet(): Promise<void> {
  onTestFinished(signOut)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    Promise.resolve(Response.json(userOf(subjectOf(input as Request)))),
  )
  const screens = (
    <QueryClientProvider client={createQueryClient()}>
      <PreservedForUser visitor={<p>Log in to continue</p>}>
        <Profile />
      </PreservedForUser>
      <SessionWatch />
    </QueryClientProvider>
  )
  signIn(tokenOf('mia'))
  render(openRouter([{ path: '/', element: screens }]).view)
  await press('Edit')
  await userEvent.type(screen.getByRole('textbox', { name: 'Street' }), '7 Mabini Street')
}

test('another user does not see the input of the user before, AUTH-18 ACCESS-11', async () => {
  await typeStreet()
  await act(async () => endSession())
  await act(async () => void signIn(tokenOf('liza')))
  await press('Edit')
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('')
})
