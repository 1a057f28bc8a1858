import { z } from '#lib/zod.ts'
import { newPassword, passwordsMatch } from '#ui/form/rules.ts'

/** A new password, typed twice, and the current one where the account has one. */
export const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      current: hasPassword ? newPassword : z.string(),
      password: newPassword,
      confirm: newPassword,
    })
    .check(passwordsMatch)

export interface PasswordValues {
  current: string
  password: string
  confirm: string
}
