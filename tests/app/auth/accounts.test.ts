import { expect, test } from 'vitest'
import { details, newAccount, oneTimeCode } from '#features/auth/accountSchemas.ts'
import { loginReason } from '#features/auth/loginReason.ts'
import { readResetState, resetSearch } from '#features/auth/reset/useResetState.ts'
import { returnPath } from '#features/auth/returnPath.ts'
import { messagesOf } from '../support/formMessages.ts'

test('an account needs an e-mail address and a password of 8 characters, typed twice, AUTH-21 AUTH-22 AUTH-23', () => {
  const account = { email: ' Ana@Suki.example ', password: 'bagong-suki', confirm: 'bagong-suki' }
  expect(newAccount.parse(account).email).toBe('Ana@Suki.example')
  expect(messagesOf(newAccount, { ...account, email: 'ana@', confirm: 'ibang-suki' })).toEqual({
    email: 'Enter an email address, such as name@example.com',
    confirm: 'Passwords must match',
  })
  expect(
    newAccount.parse({ ...account, password: 'Pen\u0303a-2026', confirm: 'Peña-2026' }).password,
  ).toBe('Peña-2026')
  expect(messagesOf(newAccount, { email: '', password: 'seven77', confirm: '' })).toEqual({
    email: 'Email is required',
    password: 'Password must be at least 8 characters',
    confirm: 'Type the password again',
  })
  expect(
    messagesOf(newAccount, { ...account, password: 'x'.repeat(73), confirm: 'x'.repeat(73) }),
  ).toEqual({
    password: 'Password must be at most 72 characters',
  })
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  '"%s" is not a valid code, AUTH-33',
  (code) => {
    expect(messagesOf(oneTimeCode, { code })).toEqual({ code: 'Invalid OTP' })
  },
)

test('names of 1 to 50 characters, a phone number of 11 digits that starts with 09, AUTH-37 AUTH-38', () => {
  const given = { firstName: ' Ana ', lastName: 'de la Cruz', phoneNumber: '09171234567' }
  expect(details.parse(given)).toEqual({ ...given, firstName: 'Ana' })
  expect(
    messagesOf(details, { firstName: ' ', lastName: 'x'.repeat(51), phoneNumber: '' }),
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is too long',
    phoneNumber: 'Phone number is required',
  })
  for (const phoneNumber of ['0917123456', '091712345678', '08171234567'])
    expect(messagesOf(details, { ...given, phoneNumber }).phoneNumber).toMatch(/starting with 09/)
})

test('the state of the reset is in its address; without its parameters a step is the first, AUTH-51 AUTH-54 AUTH-56', () => {
  const email = 'ana+suki@suki.example'
  for (const state of [
    { step: 0, email, token: '' },
    { step: 1, email, token: '' },
    { step: 2, email, token: 'a/b&c' },
  ] as const)
    expect(readResetState(resetSearch(state))).toEqual(state)
  expect(readResetState(`?email=${encodeURIComponent(email)}`)).toEqual({
    step: 0,
    email,
    token: '',
  })
  for (const search of ['', '?step=1', '?step=2', '?step=7&token=x', '?step=2&token='])
    expect(readResetState(search).step, search).toBe(0)
  expect(readResetState('?step=0&token=x').token).toBe('')
})

test.each([
  ['add:65f0', '/products/65f0', 'add this to your cart'],
  ['buy:65f0', '/products/65f0', 'buy this'],
  ['like:65f0', '/products/65f0', 'save this to your favourites'],
  ['chat:65f0:Hello: is it fresh?', '/nearby', 'chat with this shop'],
  [null, '/cart', 'see your cart'],
  [null, '/profile/liza-manalo/orders', 'see your orders'],
  [null, '/orders', 'see your orders'],
  [null, '/profile/liza-manalo', 'see your account'],
  [null, '/liza-manalo/chats', 'see your chats'],
  [null, '/home', 'order from shops near you'],
  ['constructor:1', '/home', 'order from shops near you'],
])('the login that %s on %s asks for says why, ACCESS-03', (action, pathname, purpose) =>
  expect(loginReason(action, pathname)).toBe(`Log in or create an account to ${purpose}.`),
)

test.each<[from: string | null, path: string]>([
  ['/cart', '/cart'],
  ['/discover?query=rice&categories=pantry', '/discover?query=rice&categories=pantry'],
  ['/products/1#reviews', '/products/1#reviews'],
  // One segment, whose name has slashes.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/cart?login=true&from=%2Fhome&edit=1', '/cart?edit=1'],
  ...[
    null,
    '',
    'cart',
    'https://evil.example/home',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/cart/../..//evil.example',
    '/\\/evil.example',
    '/\r\n/evil.example',
    '%2F%2Fevil.example',
  ].map((from): [string | null, string] => [from, '/home']),
])('a login opened at %j returns to %s, and never out of the app, AUTH-09', (from, path) => {
  expect(returnPath(from)).toBe(path)
})
