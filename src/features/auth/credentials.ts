import { z } from '#lib/zod.ts'
import { email } from '#ui/form/rules.ts'

/** The fields of the login. */
export const credentials = z.object({
  email,
  password: z
    .string()
    .check(z.minLength(1, { error: 'Password is required', abort: true }), z.minLength(8, 'Password must be at least 8 characters')),
})

export type Credentials = z.infer<typeof credentials>
