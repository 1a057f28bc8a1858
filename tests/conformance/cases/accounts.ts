import { expect } from 'vitest'
import { type Caller, createCaller, NotTried } from '../caller.ts'
import { expectRetryAfter, expectStored, casesOf } from '../case.ts'
import { newEmail } from '../records.ts'
import {
  logIn,
  newPerson,
  password,
  requestCode,
  simulated,
  type TestContext,
  UNKNOWN_ID,
  verifyEmail,
} from '../testContext.ts'
import { expectGone, form } from './files.ts'

const log = {
  user_id: '',
  event_type: 'FAILED_ATTEMPT',
  event_details: 'x',
  ip_address: '',
  user_agent: 'test',
  profile: 'BUYER',
}

function emailOf({ buyer }: TestContext): string {
  if (buyer.email === '')
    throw new NotTried('an account with a password: API_EMAIL and API_PASSWORD')
  return buyer.email
}

async function loginByGoogle(s: TestContext, email: string) {
  const accessToken = simulated(s).target.simulator?.consent({
    email,
    first_name: 'Gina',
    last_name: 'Lim',
  })
  return s.visitor.call('externalLogin', { body: { accessToken, signedVia: 'GOOGLE' } })
}

const expectSession = async (of: Caller, expected: 200 | 401, what: string) =>
  expect(
    (await of.call('getCurrentUser', { mayFail: true })).status,
    `getCurrentUser ${what}`,
  ).toBe(expected)

export const authCases = casesOf({
  login: [
    [
      200,
      'the right password',
      (s) => ({ body: { email: emailOf(s), password: s.password } }),
      ({ body }) => expect(body.token.split('.'), 'parts of the token').toHaveLength(3),
    ],
    [401, 'a wrong password', (s) => ({ body: { email: emailOf(s), password: 'not-this-one' } })],
    [
      429,
      'after ten failures',
      async ({ visitor }) => {
        const body = { email: newEmail(), password }
        for (let attempt = 0; attempt < 10; attempt++) await visitor.call('login', { body })
        return { body }
      },
      expectRetryAfter,
    ],
  ],
  verifySession: [[200, 'a valid token', () => ({})]],
  externalLogin: [
    [200, 'a token of the consent window', (s) => loginByGoogle(s, 'gina@suki.example')],
    [
      401,
      'a token that names a buyer, and that nobody has signed',
      (s) => {
        const person = { email: s.buyer.email, first_name: 'Maria', last_name: 'Santos' }
        const accessToken = `simulated-google:${encodeURIComponent(JSON.stringify(person))}`
        return { body: { accessToken, signedVia: 'GOOGLE' } }
      },
    ],
    [401, 'any other token', () => ({ body: { accessToken: 'made-up', signedVia: 'GOOGLE' } })],
  ],
  registerUser: [
    [
      201,
      'a new buyer, whose code was entered',
      async (s) => {
        const body = newPerson()
        await verifyEmail(s, body.email)
        return { body }
      },
    ],
    [
      422,
      'an e-mail without its code (AUTH-36)',
      async (s) => {
        await verifyEmail(s, newEmail())
        return { body: newPerson() }
      },
      { code: 'email_not_verified' },
    ],
    [
      422,
      'a quarter of an hour after the code',
      async (s) => {
        const body = newPerson()
        await verifyEmail(s, body.email)
        await s.steer('advance:15')
        return { body }
      },
      { code: 'email_not_verified' },
    ],
    [409, 'an e-mail in use', (s) => ({ body: { ...newPerson(), email: emailOf(s) } })],
  ],
  checkUserValidity: [
    [200, 'an e-mail in use', (s) => ({ query: { email: emailOf(s) } }), { isValidEmail: false }],
    [
      200,
      'an e-mail that nobody has',
      () => ({ query: { email: newEmail() } }),
      { isValidEmail: true },
    ],
    [422, 'neither of the two', () => ({})],
  ],
  resetPassword: [
    [
      200,
      'with the token of a right code, which ends every session (AUTH-61)',
      async (s) => {
        const buyer = await s.newBuyer()
        const of = { email: buyer.email, otpType: 'FORGOT_PASSWORD' }
        const otpValue = await requestCode(s, of.email, of.otpType)
        const { password_reset_token } = (
          await s.visitor.call('verifyOtp', { body: { ...of, otpValue } })
        ).body
        const body = { new_password: 'bagong-password', password_reset_token }
        const answer = await s.visitor.call('resetPassword', { body })
        await expectSession(buyer, 401, 'with a token of before')
        return answer
      },
    ],
    [
      422,
      'with any other token',
      () => ({
        body: { new_password: 'bagong-password', password_reset_token: 'f'.repeat(48) },
      }),
      { code: 'invalid_reset_token' },
    ],
  ],
})

export const profileCases = casesOf({
  getCurrentUser: [[200, 'the buyer of the token', () => ({}), { has_password: true }]],
  updateUser: [
    [
      200,
      'another name, which is stored',
      async (s) => {
        const { body: before } = await s.buyer.call('getCurrentUser')
        const first_name = before.first_name === 'Marian' ? 'Maria' : 'Marian'
        const answer = await s.buyer.call('updateUser', { body: { first_name } })
        const { body: after } = await s.buyer.call('getCurrentUser')
        expectStored('first_name', first_name, answer, after)
        return answer
      },
    ],
    [404, "a picture that is not the buyer's", () => ({ body: { display_picture: UNKNOWN_ID } })],
    [
      409,
      "another buyer's phone",
      async (s) => {
        const { contact_number } = (await s.stranger.call('getCurrentUser')).body
        return { body: { contact_number } }
      },
    ],
  ],
  addPassword: [
    [
      200,
      'to an account without one',
      async (s) => {
        const { authToken } = (await loginByGoogle(s, newEmail())).body
        const owner = createCaller(s.target, authToken)
        return owner.call('addPassword', { body: { password } })
      },
    ],
    [409, 'to an account that has one', () => ({ body: { password } })],
  ],
  changePassword: [
    [
      200,
      'knowing the old one, which ends the other sessions (PROFILE-23)',
      async (s) => {
        const account = { email: emailOf(s), password: s.password }
        const other = await logIn(s.target, account)
        const change = (old_password: string, new_password: string) =>
          s.buyer.call('changePassword', { body: { old_password, new_password } })
        const answer = await change(s.password, 'bagong-password')
        const back = await change('bagong-password', s.password)
        expect(back.status, 'the status when the password is changed back').toBe(200)
        await expectSession(s.buyer, 200, 'with the token of the change')
        await expectSession(other, 401, 'with another token of before')
        return answer
      },
    ],
    [
      422,
      'not knowing it',
      () => ({ body: { old_password: 'not-this-one', new_password: 'bagong-password' } }),
      { code: 'incorrect_password' },
    ],
  ],
  writeUserLog: [
    [201, 'an event of a visitor', () => ({ body: log })],
    [
      201,
      'an event of the buyer',
      (s) => s.buyer.call('writeUserLog', { body: { ...log, user_id: s.buyer.id } }),
    ],
    [403, "in another buyer's name", (s) => ({ body: { ...log, user_id: s.buyer.id } })],
  ],
  deleteUser: [
    [
      200,
      'an own account, which ends every session, with the files that nothing shows',
      async (s) => {
        const own = await s.newBuyer()
        const other = await logIn(s.target, { email: own.email, password })
        const { fileId } = (await own.call('uploadFile', { body: form('file') })).body
        const answer = await own.call('deleteUser', { body: { confirmation: 'DELETE' } })
        await expectSession(own, 401, 'with the token of the call')
        await expectSession(other, 401, 'with another token')
        await expectGone(s, fileId)
        return answer
      },
    ],
  ],
})

const newCode = () => ({ email: newEmail(), otpType: 'REGISTRATION' })
const requested = async (s: TestContext, code = newCode()) => ({
  ...code,
  otpValue: await requestCode(s, code.email, code.otpType),
})

export const codeCases = casesOf({
  requestOtp: [
    [200, 'a code', () => ({ body: newCode() })],
    [
      429,
      'a second one at once',
      async ({ visitor }) => {
        const body = newCode()
        await visitor.call('requestOtp', { body })
        return { body }
      },
      expectRetryAfter,
    ],
  ],
  verifyOtp: [
    [
      200,
      'a wrong code',
      () => ({ body: { ...newCode(), otpValue: '000000' } }),
      { isMatch: false },
    ],
    [200, 'the right code', async (s) => ({ body: await requested(s) }), { isMatch: true }],
    [
      422,
      'the fifth wrong code, and every one after it, the right one too',
      async (s) => {
        const body = await requested(s)
        const otpValue = body.otpValue === '000000' ? '000001' : '000000'
        const wrong = async () =>
          (await s.visitor.call('verifyOtp', { body: { ...body, otpValue } })).body
        for (let n = 1; n < 5; n += 1) expect(await wrong()).toEqual({ isMatch: false })
        expect((await wrong()).code).toBe('code_ended')
        return { body }
      },
      { code: 'code_ended' },
    ],
    [
      200,
      'a code after five minutes (AUTH-35)',
      async (s) => {
        const body = await requested(s)
        await s.steer('advance:6')
        return { body }
      },
      { isMatch: false },
    ],
  ],
})
