import { expect } from 'vitest'
import { cases, expectRetryAfter } from '../case.ts'
import { newEmail } from '../runId.ts'
import { requestCode, type TestContext } from '../testContext.ts'

const newCode = () => ({ email: newEmail(), otpType: 'REGISTRATION' })
const requested = async (s: TestContext, code = newCode()) => ({
  ...code,
  otpValue: await requestCode(s, code.email, code.otpType),
})

export const codeCases = [
  ...cases(
    'requestOtp',
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
  ),
  ...cases(
    'verifyOtp',
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
  ),
]
