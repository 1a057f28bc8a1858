import * as z from 'zod/mini'

/** The address of a mail account, by the rule of HTML's own e-mail fields. */
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.regex(z.regexes.html5Email, 'Enter an email address, such as name@example.com'),
  )

/** What a login takes. */
export const credentials = z.object({
  email,
  password: z
    .string()
    .check(z.minLength(1, { error: 'Password is required', abort: true }), z.minLength(8, 'Password must be at least 8 characters')),
})

export type Credentials = z.infer<typeof credentials>
