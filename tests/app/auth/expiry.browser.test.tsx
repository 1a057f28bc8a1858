import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { useTokenRefresh } from '#app/session/useTokenRefresh.ts'
import { setClock } from '#lib/clock.ts'
import { currentToken, endSession, refreshToken, signIn, signOut } from '#state/session.ts'
import { openRouter } from '../support/router.tsx'
import { press, expectShown, expectNoText } from '../support/user.ts'

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
  await expectShown(ALERT)
  expect(currentToken()).toBeNull()
})

test('a tab that was asleep while the token expired shows the alert, also where the browser still has the cookie, AUTH-14 AUTH-18', async () => {
  watch()
  await act(async () => void signIn(tokenFor(3600)))
  setClock(Date.now() + 2 * 3_600_000)
  await becomeVisible()
  await expectShown(ALERT)
  expect(document.cookie).not.toContain('token=')
})

test('a user who returns after the token has expired sees the alert, until it is dismissed, AUTH-14 AUTH-18', async () => {
  // What is left of a session whose tabs were closed.
  localStorage.setItem('suki.session', JSON.stringify({ version: 1, value: Date.now() - 1000 }))
  watch()
  await act(async () => refreshToken())
  await expectShown(ALERT)
  await press('Dismiss')
  await act(async () => refreshToken())
  expectNoText(ALERT)
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
  await waitFor(() => expectNoText(ALERT))
  removeCookie()
  await becomeVisible()
  expect(currentToken()).toBeNull()
  expectNoText(ALERT)
})

test('after signing out nothing is shown about the expiry, SHELL-23', async () => {
  watch()
  await act(async () => void signIn(tokenFor(3600)))
  await act(async () => signOut())
  setClock(Date.now() + 2 * 3_600_000)
  await becomeVisible()
  expectNoText(ALERT)
})

test('a token that has expired by the clock of this device stays, and the server decides, AUTH-14 AUTH-19', async () => {
  watch()
  const token = tokenFor(-60)
  await act(async () => void signIn(token))
  await becomeVisible()
  expect(currentToken()).toBe(token)
  expect(document.cookie).toContain(`token=${token}`)
  expectNoText(ALERT)
})
