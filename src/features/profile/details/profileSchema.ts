import * as z from 'zod/mini'
import { mobileNumber, personName } from '../../../ui/form/rules.ts'

/** What the buyer says of herself. The e-mail is shown with it and never sent. */
export const profileSchema = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  contact_number: mobileNumber('Contact number'),
  email: z.string(),
})

export type ProfileValues = z.infer<typeof profileSchema>
