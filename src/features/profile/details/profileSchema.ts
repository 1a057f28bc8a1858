import { z } from '#lib/zod.ts'
import { mobileNumber, personName } from '#ui/form/rules.ts'

/** The fields of the profile. The e-mail is displayed only, never sent. */
export const profileSchema = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  contact_number: mobileNumber('Contact number'),
  email: z.string(),
})

export type ProfileValues = z.infer<typeof profileSchema>
