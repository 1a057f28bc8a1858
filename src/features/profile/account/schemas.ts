import { z } from '#lib/zod.ts'
import {
  knownPassword,
  mobileNumber,
  newPassword,
  passwordsMatch,
  personName,
} from '#ui/form/rules.ts'

export const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      current: hasPassword ? knownPassword : z.string(),
      password: newPassword,
      confirm: newPassword,
    })
    .check(passwordsMatch)

export interface PasswordValues {
  current: string
  password: string
  confirm: string
}

/** The e-mail is only shown, never sent. */
export const profileSchema = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  contact_number: mobileNumber('Contact number'),
  email: z.string(),
})

export type ProfileValues = z.infer<typeof profileSchema>
