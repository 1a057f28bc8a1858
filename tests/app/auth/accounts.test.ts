import { describe, expect, test } from 'vitest'
import { details, newAccount, oneTimeCode } from '#features/auth/accountSchemas.ts'
import { loginReason } from '#features/auth/loginReason.ts'
import { readResetState, resetSearch } from '#features/auth/reset/useResetState.ts'
import { returnPath } from '#features/auth/returnPath.ts'
import { passwordSchema, profileSchema } from '#features/profile/account/schemas.ts'
import { sectionInView } from '#features/profile/frame/sections.ts'
import { squareOf } from '#features/profile/picture/cropPicture.ts'
import { problemOf, sizeProblem } from '#features/profile/picture/pictureFile.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
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

describe('the profile', () => {
  test.each(['0917123000', '08171230005', '091712300055', '+639171230005'])(
    '%s is not a contact number, PROFILE-13',
    (contact_number) => {
      expect(messagesOf(profileSchema, { ...namedBuyers.mia, contact_number })).toEqual({
        contact_number:
          'Contact number must be a valid phone number starting with 09 (11 digits total)',
      })
    },
  )
})

const short = 'Password must be at least 8 characters'
const required = 'Password is required'
const different = 'Passwords must match'
test.each([
  [{ current: '' }, { current: required }],
  [
    { password: 'seven77', confirm: 'seven77' },
    { password: short, confirm: short },
  ],
  [{ confirm: '' }, { confirm: required }],
  [{ confirm: 'another-one' }, { confirm: different }],
  [
    { current: '', confirm: 'another-one' },
    { current: required, confirm: different },
  ],
])(
  'the current password and a new one of eight characters, typed twice: %o, PROFILE-22 PROFILE-23 PROFILE-24 ACCESS-18',
  (change, problems) => {
    const typed = { current: 'poblacion-1210', password: 'bagong-suki', confirm: 'bagong-suki' }
    expect(messagesOf(passwordSchema(true), { ...typed, ...change })).toEqual(problems)
    if ('current' in change)
      expect(messagesOf(passwordSchema(false), { ...typed, ...change })).not.toHaveProperty(
        'current',
      )
  },
)

describe('the picture', () => {
  const wrong = 'Image must be a JPG or PNG file'
  test.each([
    ['me.PNG', bytes(0x89, 'PNG'), null],
    ['me.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['me.jfif', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['me', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['script.png', bytes('<svg onload=alert(1)>'), wrong],
    ['me.png', bytes('GIF89a'), wrong],
    ['me.jpg', ftyp('heic', 'mif1'), wrong],
    ['me.png', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), wrong],
    ['me.png', bytes(), wrong],
    ['large.png', new Uint8Array(11 * 1024 * 1024), 'Image must be 10 MB at most'],
  ])('jpg, jpeg and png, by its bytes: %s, PROFILE-19', async (name, content, problem) => {
    expect(await problemOf(new File([content], name))).toBe(problem)
  })

  test('a file that can’t be read says so, PROFILE-19', async () => {
    expect(await problemOf(unreadable('me.png'))).toBe(
      'me.png can’t be read. It may have been moved or deleted.',
    )
  })

  test('at least 50x50 pixels, PROFILE-20', () => {
    expect(sizeProblem({ width: 49, height: 200 })).toBe('Image must be at least 50x50 pixels')
    expect(sizeProblem({ width: 50, height: 50 })).toBeNull()
  })

  test.each([
    [25, 0, 100],
    [60, 10, 200],
  ])('the crop is a square within the picture, PROFILE-18', (x, y, left) => {
    const square = squareOf({ x, y, width: 50, height: 100 }, { width: 400, height: 200 })
    expect(square).toEqual({ x: left, y: 0, edge: 200 })
  })
})

test('the tab of the section at the scroll position, PROFILE-04', () => {
  const at = (...tops: [number, number, number]) => [
    { id: 'my-account' as const, top: tops[0] },
    { id: 'shipping-address' as const, top: tops[1] },
    { id: 'push-notifications' as const, top: tops[2] },
  ]
  expect(sectionInView(at(120, 900, 1400), false)).toBe('my-account')
  expect(sectionInView(at(-700, 220, 600), false)).toBe('shipping-address')
  expect(sectionInView(at(-900, -100, 400), true)).toBe('push-notifications')
})
