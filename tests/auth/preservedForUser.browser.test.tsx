import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { endSession, signIn, signOut } from '#state/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { openRouter } from '../support/router.tsx'

const DAY_S = 86_400
/** Number of tokens issued so far, which makes each token unique. */
let issued = 0
/** A token of a user, valid for `lifetime` seconds. */
function tokenOf(userId: string, lifetime = DAY_S): string {
  const claims = { sub: userId, exp: Math.ceil(Date.now() / 1000) + lifetime, jti: (issued += 1) }
  return `head.${btoa(JSON.stringify(claims))}.mark`
}
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

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    Promise.resolve(Response.json(userOf(subjectOf(input as Request)))),
  )
})
afterEach(() => {
  cleanup()
  signOut()
  vi.restoreAllMocks()
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
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Street' }), '7 Mabini Street')
}

test('input is hidden when the session ends, and shown after the next login of the same user, AUTH-18', async () => {
  await typeStreet()
  await act(async () => endSession())
  expect(await screen.findByText('Log in to continue')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.querySelector('dialog[open]')).toBeNull()

  await act(async () => void signIn(tokenOf('mia')))
  const street = await screen.findByRole('textbox', { name: 'Street' })
  expect(street).toHaveValue('7 Mabini Street')
  expect(street).toHaveFocus()
  expect(street.closest('dialog')).toHaveAttribute('open')
  expect(screen.queryByText('Log in to continue')).toBeNull()
})

test('another user does not see the input of the user before, AUTH-18 ACCESS-11', async () => {
  await typeStreet()
  await act(async () => endSession())
  await act(async () => void signIn(tokenOf('liza')))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('')
})

test('a sign-out removes all input, SHELL-23', async () => {
  await typeStreet()
  await act(async () => signOut())
  expect(await screen.findByText('Log in to continue')).toBeVisible()
  expect(document.querySelector('input')).toBeNull()
})

test('a token that expired while the tab was in the background: the alert is shown, and input is preserved, AUTH-14 AUTH-18', async () => {
  await typeStreet()
  await act(async () => void signIn(tokenOf('mia', 1)))
  await expect.poll(() => document.cookie, { timeout: 5000 }).not.toContain('token=')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('TOKEN EXPIRED PLEASE LOGIN AGAIN')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(document.querySelector('input')).toHaveValue('7 Mabini Street')
})
