import { expect } from 'vitest'
import { cases } from '../case.ts'
import { expectRetryAfter } from '../retryAfter.ts'
import { newEmail } from '../runId.ts'
import { requestCode } from '../testContext.ts'

export const codeCases = [
  ...cases(
    'requestOtp',
    [
      200,
      'a code',
      (s) => s.visitor.call('requestOtp', { body: { email: newEmail(), otpType: 'REGISTRATION' } }),
    ],
    [
      429,
      'a second one at once',
      async ({ visitor }) => {
        const body = { email: newEmail(), otpType: 'REGISTRATION' }
        await visitor.call('requestOtp', { body })
        return visitor.call('requestOtp', { body })
      },
      { check: expectRetryAfter },
    ],
  ),
  ...cases(
    'verifyOtp',
    [
      200,
      'a wrong code',
      (s) =>
        s.visitor.call('verifyOtp', {
          body: { email: newEmail(), otpType: 'REGISTRATION', otpValue: '000000' },
        }),
      { check: ({ body }) => expect(body.isMatch).toBe(false) },
    ],
    [
      200,
      'the right code',
      async (s) => {
        const email = newEmail()
        return s.visitor.call('verifyOtp', {
          body: {
            email,
            otpType: 'REGISTRATION',
            otpValue: await requestCode(s, email, 'REGISTRATION'),
          },
        })
      },
      { check: ({ body }) => expect(body.isMatch).toBe(true) },
    ],
    [
      422,
      'the fifth wrong code, and every one after it, the right one too',
      async (s) => {
        const email = newEmail()
        const right = await requestCode(s, email, 'REGISTRATION')
        const verify = (otpValue: string) =>
          s.visitor.call('verifyOtp', { body: { email, otpType: 'REGISTRATION', otpValue } })
        const wrong = right === '000000' ? '000001' : '000000'
        for (let n = 1; n < 5; n += 1)
          expect((await verify(wrong)).body).toEqual({ isMatch: false })
        expect((await verify(wrong)).body.code).toBe('code_ended')
        return verify(right)
      },
      { check: ({ body }) => expect(body.code).toBe('code_ended') },
    ],
    [
      200,
      'a code after five minutes (AUTH-35)',
      async (s) => {
        const email = newEmail()
        const otpValue = await requestCode(s, email, 'REGISTRATION')
        await s.steer('advance:6')
        return s.visitor.call('verifyOtp', { body: { email, otpType: 'REGISTRATION', otpValue } })
      },
      { check: ({ body }) => expect(body.isMatch).toBe(false) },
    ],
  ),
]
