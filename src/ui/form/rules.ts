import { composedPassword } from '#lib/usePasswordForm.ts'
import { isBlank, pastedText } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'

const MIN_LENGTH = 8
/** The contract's limit, characters. */
const MAX_LENGTH = 72
/** Longest first or last name, characters. */
export const NAME_LENGTH = 50

// A field shows its first message. Rules beside passwords don't abort, for `passwordsMatch`.

/** Follows the rule of HTML's e-mail fields. */
export const email = z
  .string()
  .check(
    z.overwrite(pastedText),
    z.minLength(1, 'Email is required'),
    z.regex(z.regexes.html5Email, 'Enter an email address, such as name@example.com'),
  )

const lengths = [
  z.minLength(1, 'Password is required'),
  z.minLength(MIN_LENGTH, `Password must be at least ${MIN_LENGTH} characters`),
  z.maxLength(MAX_LENGTH, `Password must be at most ${MAX_LENGTH} characters`),
] as const

/** A password as it is typed (`usePasswordForm`). */
export const knownPassword = z.string().check(...lengths)

export const newPassword = z.string().check(z.overwrite(composedPassword), ...lengths)

/** Compares the fields `password` and `confirm`. */
export const passwordsMatch = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => confirm === '' || password === confirm,
  {
    error: 'Passwords must match',
    path: ['confirm'],
    // Runs also while another field is invalid.
    when: () => true,
  },
)

export const personName = (label: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), `${label} is required`),
    z.maxLength(NAME_LENGTH, `${label} is too long`),
  )

export const mobileNumber = (label: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.regex(
        /^09\d{9}$/,
        `${label} must be a valid phone number starting with 09 (11 digits total)`,
      ),
    )
