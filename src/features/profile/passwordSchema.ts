import * as z from 'zod/mini'

const LEAST = 8
/** What the service takes at most. */
const MOST = 72

const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(LEAST, `Password must be at least ${LEAST} characters`),
    z.maxLength(MOST, `Password must be at most ${MOST} characters`),
  )

/** A new password, typed twice; the present one is asked for only where there is one. */
export const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      current: hasPassword ? newPassword : z.string(),
      password: newPassword,
      confirm: z.string().check(z.minLength(1, 'Password is required')),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === '' || password === confirm, {
        error: 'Passwords must match',
        path: ['confirm'],
        // Also while another field is still empty.
        when: () => true,
      }),
    )

export interface PasswordValues {
  current: string
  password: string
  confirm: string
}
