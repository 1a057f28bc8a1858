import { composedPassword } from '#lib/usePasswordForm.ts'
import { z } from '#lib/zod.ts'
import { email, mobileNumber, newPassword, passwordsMatch, personName } from '#ui/form/rules.ts'

const repeatedPassword = z
  .string()
  .check(
    z.overwrite(composedPassword),
    z.minLength(1, 'Type the password again'),
    z.minLength(8, 'Password must be at least 8 characters'),
  )
const passwords = { password: newPassword, confirm: repeatedPassword }

export const newAccount = z.object({ email, ...passwords }).check(passwordsMatch)
export type NewAccount = z.infer<typeof newAccount>

export const oneTimeCode = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Invalid OTP')) })
export type OneTimeCode = z.infer<typeof oneTimeCode>

export const details = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  phoneNumber: mobileNumber('Phone number'),
})
export type Details = z.infer<typeof details>

export const resetRequest = z.object({ email })
export type ResetRequest = z.infer<typeof resetRequest>

export const newPasswords = z.object(passwords).check(passwordsMatch)
export type NewPasswords = z.infer<typeof newPasswords>
