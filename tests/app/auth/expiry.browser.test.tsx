import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { useTokenRefresh } from '#app/session/useTokenRefresh.ts'
import { setClock } from '#lib/clock.ts'
import { currentToken, endSession, refreshToken, signIn, signOut } from '#state/session.ts'
import { openRouter } from '../support/router.tsx'

const ALERT = 'TOKEN EXPIRED PLEASE LOGIN AGAIN'
/** A token that expires in so many seconds. */
const tokenFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Math.ceil(Date.now() / 1000) + seconds }))}.mark`
const removeCookie = () => (document.cookie = 'token=; Path=/; Max-Age=0')

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ _id: 'mia' })),
  )
})
afterEach(() => {
  cleanup()
  setClock(Date.now())
  signOut()
  vi.restoreAllMocks()
})

function Watched() {
  useTokenRefresh()
  return <SessionWatch />
}

function watch() {
  const routes = [{ path: '/', element: <Watched /> }]
  render(
    <QueryClientProvider client={createQueryClient()}>
      {openRouter(routes).view}
    </QueryClientProvider>,
  )
}
const becomeVisible = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test('the alert is shown when the token expires, though nothing happens in the tab, AUTH-14 AUTH-18', async () => {
  watch()
  await act(async () => void signIn(tokenFor(1)))
  expect(await screen.findByText(ALERT, {}, { timeout: 5000 })).toBeVisible()
  expect(currentToken()).toBeNull()
})

test('a tab that was asleep while the token expired shows the alert, also where the browser still has the cookie, AUTH-14 AUTH-18', async () => {
  watch()
  await act(async () => void signIn(tokenFor(3600)))
  setClock(Date.now() + 2 * 3_600_000)
  await becomeVisible()
  expect(await screen.findByText(ALERT)).toBeVisible()
  expect(document.cookie).not.toContain('token=')
})

test('a user who returns after the token has expired sees the alert, until it is dismissed, AUTH-14 AUTH-18', async () => {
  // What is left of a session whose tabs were closed.
  localStorage.setItem('suki.session', JSON.stringify({ version: 1, value: Date.now() - 1000 }))
  watch()
  await act(async () => refreshToken())
  expect(await screen.findByText(ALERT)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await act(async () => refreshToken())
  expect(screen.queryByText(ALERT)).toBeNull()
  expect(localStorage.getItem('suki.session')).toBeNull()
})

test('a session that the server has ended is reported after a reload too, and no longer after the next login, AUTH-18', async () => {
  watch()
  await act(async () => void signIn(tokenFor(3600)))
  const before = Date.now()
  await act(async () => endSession())
  expect(JSON.parse(localStorage.getItem('suki.session')!)).toEqual({
    version: 1,
    value: expect.toSatisfy((at: number) => Math.abs(at - before) < 60_000),
  })
  await act(async () => void signIn(tokenFor(3600)))
  await waitFor(() => expect(screen.queryByText(ALERT)).toBeNull())
  removeCookie()
  await becomeVisible()
  expect(currentToken()).toBeNull()
  expect(screen.queryByText(ALERT)).toBeNull()
})

test('after signing out nothing is shown about the expiry, SHELL-23', async () => {
  watch()
  await act(async () => void signIn(tokenFor(3600)))
  await act(async () => signOut())
  setClock(Date.now() + 2 * 3_600_000)
  await becomeVisible()
  expect(screen.queryByText(ALERT)).toBeNull()
})

test('a token that has expired by the clock of this device stays, and the server decides, AUTH-14 AUTH-19', async () => {
  watch()
  const token = tokenFor(-60)
  await act(async () => void signIn(token))
  await becomeVisible()
  expect(currentToken()).toBe(token)
  expect(document.cookie).toContain(`token=${token}`)
  expect(screen.queryByText(ALERT)).toBeNull()
})
