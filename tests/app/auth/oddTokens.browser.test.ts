import { afterEach, expect, test, vi } from 'vitest'
import { setOwner } from '#state/personal.ts'
import { currentToken, endSession, refreshToken, signIn, signOut } from '#state/session.ts'

const HOUR_S = 3600
const seconds = () => Math.ceil(Date.now() / 1000)
/** A token that expires in so many seconds; `more` is another claim. */
const token = (lifetime = HOUR_S, more = '') =>
  `head.${btoa(JSON.stringify({ exp: seconds() + lifetime, more }))}.mark`
const setCookie = (value: string, path = '/') =>
  void (document.cookie = `token=${value}; Path=${path}`)

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  vi.restoreAllMocks()
  signOut()
  setCookie('; Max-Age=0', location.pathname)
})

test.for(['✓', 'abc', '%E2%9C%93', '', '"quoted"', 'a.b.c'])(
  'a cookie that is no token counts as none: %s, AUTH-13',
  (value) => {
    setCookie(value)
    refreshToken()
    expect(currentToken()).toBeNull()
    const next = token()
    expect(signIn(next)).toBe('browser')
    expect(document.cookie).toContain(`token=${next}`)
  },
)

test.for(['a;b', 'opaque', '', `${token()};Path=/elsewhere`, `${token()}✓`, `${token()}\r\nX: y`])(
  'a login that answers no token is refused: %s, AUTH-13',
  (text) => {
    expect(signIn(text)).toBeNull()
    expect(currentToken()).toBeNull()
    expect(document.cookie).not.toContain('token=')
  },
)

test('a token that is too long for a cookie is stored for this tab, in place of the one before, and another user’s login leaves it, AUTH-13', () => {
  setOwner('mia')
  signIn(token())
  const long = token(HOUR_S, 'x'.repeat(5000))
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
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const next = token()
  expect(signIn(next)).toBe('page')
  refreshToken()
  expect(currentToken()).toBe(next)
  signOut()
  expect(currentToken()).toBeNull()
})

test('of two cookies the token that expires last is used, and an ended session does not give way to the other one, AUTH-13', () => {
  const [sooner, later] = [token(HOUR_S), token(2 * HOUR_S)]
  setCookie(sooner, location.pathname)
  setCookie(later)
  refreshToken()
  expect(currentToken()).toBe(later)
  endSession()
  refreshToken()
  expect(currentToken()).toBeNull()
})
