import { env } from '../../../lib/env.ts'
import type { IconName } from '../../../ui/iconPaths.ts'

/** Addresses of the company's pages outside of this app. */
export const { pages: externalPages } = env

export const socialPages: readonly { network: IconName; name: string; href: string }[] = [
  { network: 'facebook', name: 'Facebook', href: externalPages.facebook },
  { network: 'instagram', name: 'Instagram', href: externalPages.instagram },
  { network: 'x', name: 'X', href: externalPages.x },
]

/** Link to write an e-mail to support. */
export const supportMail = `mailto:${env.supportEmail}`
