import { expect, test } from 'vitest'
import {
  details,
  newAccount,
  newPasswords,
  oneTimeCode,
  resetRequest,
} from '#features/auth/accountSchemas.ts'
import { readResetState, resetSearch } from '#features/auth/reset/useResetState.ts'

interface Parsed {
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}

/** The message that each field shows, which is its first one. */
function messages({ error }: Parsed): Record<string, string> {
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
}

test('an account needs an e-mail address and a password of 8 characters, typed twice, AUTH-21 AUTH-22 AUTH-23', () => {
  const account = { email: ' Ana@Suki.example ', password: 'bagong-suki', confirm: 'bagong-suki' }
  expect(newAccount.safeParse(account).data?.email).toBe('Ana@Suki.example')
  expect(
    messages(newAccount.safeParse({ ...account, email: 'ana@', confirm: 'ibang-suki' })),
  ).toEqual({
    email: 'Enter an email address, such as name@example.com',
    confirm: 'Passwords must match',
  })
  expect(
    newAccount.parse({ ...account, password: 'Pen\u0303a-2026', confirm: 'Peña-2026' }).password,
  ).toBe('Peña-2026')
  expect(messages(newAccount.safeParse({ email: '', password: 'seven77', confirm: '' }))).toEqual({
    email: 'Email is required',
    password: 'Password must be at least 8 characters',
    confirm: 'Type the password again',
  })
  expect(
    messages(
      newAccount.safeParse({ ...account, password: 'x'.repeat(73), confirm: 'x'.repeat(73) }),
    ),
  ).toEqual({
    password: 'Password must be at most 72 characters',
  })
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  '"%s" is not a valid code, AUTH-33',
  (code) => {
    expect(messages(oneTimeCode.safeParse({ code }))).toEqual({ code: 'Invalid OTP' })
  },
)

test('names of 1 to 50 characters, a phone number of 11 digits that starts with 09, AUTH-37 AUTH-38', () => {
  const given = { firstName: ' Ana ', lastName: 'de la Cruz', phoneNumber: '09171234567' }
  expect(details.safeParse(given).data).toEqual({ ...given, firstName: 'Ana' })
  expect(
    messages(details.safeParse({ firstName: ' ', lastName: 'x'.repeat(51), phoneNumber: '' })),
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is too long',
    phoneNumber: 'Phone number is required',
  })
  for (const phoneNumber of ['0917123456', '091712345678', '08171234567'])
    expect(messages(details.safeParse({ ...given, phoneNumber })).phoneNumber).toMatch(
      /starting with 09/,
    )
})

test('the messages of the reset, AUTH-49 AUTH-58 AUTH-59 AUTH-60', () => {
  expect(messages(resetRequest.safeParse({ email: ' ' }))).toEqual({ email: 'Email is required' })
  expect(messages(newPasswords.safeParse({ password: '', confirm: 'seven77' }))).toEqual({
    password: 'Password is required',
    confirm: 'Password must be at least 8 characters',
  })
  expect(
    messages(newPasswords.safeParse({ password: 'bagong-suki', confirm: 'ibang-suki' })),
  ).toEqual({ confirm: 'Passwords must match' })
})

test('the state of the reset is in its address; a step with missing parameters becomes the first, AUTH-51 AUTH-54 AUTH-56', () => {
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
