import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { client } from '#api/http/client.ts'
import { uploadingFetch } from '#api/http/upload.ts'
import { locationQueries } from '#api/locations.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { useTokenRefresh } from '#app/session/useTokenRefresh.ts'
import { setClock } from '#lib/clock.ts'
import { setOwner } from '#state/personal.ts'
import { currentToken, endSession, refreshToken, signIn, signOut } from '#state/session.ts'
import { openRouter } from '../support/router.tsx'
import { expectNone, expectNoText, expectShown, press } from '../support/user.ts'

const ALERT = 'TOKEN EXPIRED PLEASE LOGIN AGAIN'
const DAY = 86_400_000
/** A token that expires in so many seconds; `more` is another claim. */
const tokenFor = (seconds: number, more = '') =>
  `head.${btoa(JSON.stringify({ exp: Math.ceil(Date.now() / 1000) + seconds, more }))}.mark`
const hour = () => tokenFor(3600)
const setCookie = (value: string) => void (document.cookie = `token=${value}; Path=/`)

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  setClock(Date.now())
  signOut()
  setCookie('; Max-Age=0')
})

function Watched() {
  useTokenRefresh()
  return <SessionWatch />
}

/** Watches the session, with these responses of the API by path; returns the requested paths. */
function watch(answers: Record<string, () => Response> = {}): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = new URL((input as Request).url).pathname.replace('/api', '')
    asked.push(path)
    return Promise.resolve((answers[path] ?? (() => Response.json({ _id: 'mia' })))())
  })
  const { view } = openRouter([{ path: '/', element: <Watched /> }])
  render(<QueryClientProvider client={createQueryClient()}>{view}</QueryClientProvider>)
  return asked
}
const logIn = (token = hour()) => act(async () => void signIn(token))
const becomeVisible = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test('the alert is shown when the token expires, though nothing happens in the tab, AUTH-14 AUTH-18', async () => {
  watch()
  await logIn(tokenFor(1))
  await expectShown(ALERT)
  expect(currentToken()).toBeNull()
})

test('a tab that slept while the token expired shows the alert, also where the cookie is still there, AUTH-14 AUTH-18', async () => {
  watch()
  await logIn()
  setClock(Date.now() + DAY)
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

test('a session that the server has ended is reported after a reload too, until the next login, AUTH-18', async () => {
  watch()
  await logIn()
  const before = Date.now()
  await act(async () => endSession())
  expect(JSON.parse(localStorage.getItem('suki.session')!)).toEqual({
    version: 1,
    value: expect.toSatisfy((at: number) => Math.abs(at - before) < 60_000),
  })
  await logIn()
  await waitFor(() => expectNoText(ALERT))
  setCookie('; Max-Age=0')
  await becomeVisible()
  expect(currentToken()).toBeNull()
  expectNoText(ALERT)
})

test('after signing out nothing is shown about the expiry, SHELL-23', async () => {
  watch()
  await logIn()
  await act(async () => signOut())
  setClock(Date.now() + DAY)
  await becomeVisible()
  expectNoText(ALERT)
})

test('a token that has expired by the clock of this device stays, and the server decides, AUTH-14 AUTH-19', async () => {
  watch()
  const token = tokenFor(-60)
  await logIn(token)
  await becomeVisible()
  expect(currentToken()).toBe(token)
  expect(document.cookie).toContain(`token=${token}`)
  expectNoText(ALERT)
})

test('a session is loaded and verified by two calls, and continues when both succeed, AUTH-17 AUTH-19', async () => {
  const token = hour()
  signIn(token)
  const asked = watch()
  await expect.poll(() => asked.toSorted()).toEqual(['/auth/me', '/users/me'])
  expect(currentToken()).toBe(token)
  expectNone('alert')
})

test.for(['/auth/me', '/users/me'])(
  'a token that %s refuses ends the session, with the alert, AUTH-18 AUTH-19 ERR-80',
  async (path) => {
    signIn(hour())
    watch({
      [path]: () =>
        Response.json({ message: 'Please log in', code: 'unauthorized' }, { status: 401 }),
    })
    await expectShown(ALERT, within(await screen.findByRole('alert')))
    expect(currentToken()).toBeNull()
    expect(document.cookie).not.toContain('token=')
  },
)

test.for(
  ['/auth/me', '/users/me'].flatMap((path) =>
    [403, 404, 429, 500, 503].map((status): [string, number] => [path, status]),
  ),
)('%s answered with %d does not end the session, AUTH-19', async ([path, status]) => {
  signIn(hour())
  const asked = watch({ [path]: () => Response.json({ message: 'Down' }, { status }) })
  const tries = status >= 500 ? 2 : 1
  await expect.poll(() => asked.filter((one) => one === path).length).toBe(tries)
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentToken()).not.toBeNull()
  expectNone('alert')
})

test('a token is valid by the clock of a marketplace that is behind the device, AUTH-13 AUTH-14', () => {
  setClock(Date.now() - 30 * DAY)
  const token = tokenFor(60 - (30 * DAY) / 1000)
  signIn(token)
  refreshToken()
  expect(currentToken()).toBe(token)
})

test('a token expires by the clock of a marketplace that is ahead of the device, AUTH-13 AUTH-14', async () => {
  setClock(Date.now() + 30 * DAY)
  signIn(tokenFor(1 + (30 * DAY) / 1000))
  expect(document.cookie).toContain('token=')
  await expect.poll(() => document.cookie).not.toContain('token=')
})

test.for(['✓', 'abc', '%E2%9C%93', '', '"quoted"', 'a.b.c'])(
  'a cookie that is no token counts as none: %s, AUTH-13',
  (value) => {
    setCookie(value)
    refreshToken()
    expect(currentToken()).toBeNull()
    const next = hour()
    expect(signIn(next)).toBe('browser')
    expect(document.cookie).toContain(`token=${next}`)
  },
)

test.for(['a;b', 'opaque', '', `${hour()};Path=/elsewhere`, `${hour()}✓`, `${hour()}\r\nX: y`])(
  'a login that answers no token is refused: %s, AUTH-13',
  (text) => {
    expect(signIn(text)).toBeNull()
    expect(currentToken()).toBeNull()
    expect(document.cookie).not.toContain('token=')
  },
)

test('a token that is too long for a cookie is stored for this tab in place of the other, and another user’s login leaves it, AUTH-13', () => {
  setOwner('mia')
  signIn(hour())
  const long = tokenFor(3600, 'x'.repeat(5000))
  expect(signIn(long)).toBe('tab')
  expect(document.cookie).not.toContain('token=')
  setOwner('liza')
  refreshToken()
  expect(currentToken()).toBe(long)
  signOut()
  expect(sessionStorage.length).toBe(0)
})

test('where the browser keeps nothing, a token is held by the page, AUTH-13', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(console, 'warn').mockReturnValue()
  const next = hour()
  expect(signIn(next)).toBe('page')
  refreshToken()
  expect(currentToken()).toBe(next)
  signOut()
  expect(currentToken()).toBeNull()
})

test('of two cookies the later token is used, and an ended session does not give way to the other, AUTH-13', () => {
  const later = tokenFor(7200)
  // The one of a deeper path comes first, and can't be removed from here.
  const get = () => `token=${hour()}; token=${later}`
  Object.defineProperty(document, 'cookie', { configurable: true, get, set() {} })
  refreshToken()
  expect(currentToken()).toBe(later)
  endSession()
  refreshToken()
  expect(currentToken()).toBeNull()
})

test('another session that ends in another tab leaves this one, AUTH-18', async () => {
  watch()
  const own = hour()
  await logIn(own)
  const [sender, receiver] = [1, 2].map(() => new BroadcastChannel('suki-session /'))
  onTestFinished(() => [sender, receiver].forEach((channel) => channel?.close()))
  // Channels hear a message in the order in which they were opened.
  const heard = new Promise((resolve) => receiver?.addEventListener('message', resolve))
  sender?.postMessage({ kind: 'ended', token: tokenFor(7200) })
  await heard
  expect(currentToken()).toBe(own)
})

/** The credentials of the calls from now on. */
function sentCredentials() {
  const sent: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent.push(input as Request)
    return Promise.resolve(Response.json([]))
  })
  return () => sent.map(({ credentials, headers }) => [credentials, headers.get('Authorization')])
}

test('every call is sent with cookies, and with the token as bearer if there is one, ACCESS-21', async () => {
  const sent = sentCredentials()
  const token = hour()
  await client.GET('/products')
  signIn(token)
  await client.GET('/auth/me')
  await client.POST('/carts', { body: { userId: 'u', productId: 'p', quantity: 1 } as never })
  signOut()
  await client.GET('/products')
  expect(sent()).toEqual(
    [null, `Bearer ${token}`, `Bearer ${token}`, null].map((bearer) => ['include', bearer]),
  )
})

test('an upload, which does not use fetch, is sent with both too, ACCESS-21', async () => {
  const headers: Record<string, string> = {}
  let withCookies: boolean | undefined
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(
    (name, value) => void (headers[name] = value),
  )
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
  ) {
    withCookies = this.withCredentials
    this.dispatchEvent(new ProgressEvent('error'))
  })
  const token = hour()
  signIn(token)
  const upload = client.POST('/files', {
    body: {} as never,
    fetch: uploadingFetch(new FormData(), () => undefined),
  })
  await expect(upload).rejects.toThrow(TypeError)
  expect([withCookies, headers.authorization]).toEqual([true, `Bearer ${token}`])
})

test('the places service, a third party, gets neither', async () => {
  const sent = sentCredentials()
  signIn(hour())
  await createQueryClient().fetchQuery(locationQueries.regions())
  expect(sent()).toEqual([['same-origin', null]])
})
