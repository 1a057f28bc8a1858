import * as z from 'zod/mini'

/** Fewest characters of a password. */
const LEAST = 8
/** What the service takes at most. */
const MOST = 72
/** Most characters of a first or a last name. */
export const NAME_LENGTH = 50

// A field shows its first message only. Rules of fields beside passwords don't abort: that would keep `passwordsMatch` from being asked.

/** The address of a mail account, by the rule of HTML's own e-mail fields. */
export const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'Email is required'), z.regex(z.regexes.html5Email, 'Enter an email address, such as name@example.com'))

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(LEAST, `Password must be at least ${LEAST} characters`),
    z.maxLength(MOST, `Password must be at most ${MOST} characters`),
  )

/** For a form with the fields `password` and `confirm`: what is typed twice must be the same. */
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => confirm === '' || password === confirm,
  {
    error: 'Passwords must match',
    path: ['confirm'],
    // Also while another field is still wrong.
    when: () => true,
  },
)

/** Somebody's first or last name; `label` opens its messages. */
export const personName = (label: string) =>
  z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(NAME_LENGTH, `${label} is too long`))

/** A Philippine mobile number; `label` opens its messages. */
export const mobileNumber = (label: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.regex(/^09\d{9}$/, `${label} must be a valid phone number starting with 09 (11 digits total)`),
    )
