import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
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
import { press } from '../support/user.ts'

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

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    Promise.resolve(Response.json(userOf(subjectOf(input as Request)))),
  )
})
afterEach(() => signOut())

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
