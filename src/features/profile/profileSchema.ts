import * as z from 'zod/mini'

/** Most characters of a first or a last name. */
export const NAME_LENGTH = 50
const name = (label: string) => z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(NAME_LENGTH, `${label} is too long`))

/** What the buyer says of herself. The e-mail is shown with it and never sent. */
export const profileSchema = z.object({
  first_name: name('First name'),
  last_name: name('Last name'),
  contact_number: z
    .string()
    .check(
      z.minLength(1, { error: 'Contact number is required', abort: true }),
      z.regex(/^09\d{9}$/, 'Contact number must be a valid phone number starting with 09 (11 digits total)'),
    ),
  email: z.string(),
})

export type ProfileValues = z.infer<typeof profileSchema>
