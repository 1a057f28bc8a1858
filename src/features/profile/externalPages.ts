import { env } from '../../lib/env.ts'
import type { SocialNetwork } from './SocialIcon.tsx'

/** Pages about the company, outside of this app. */
export const externalPages = {
  about: 'https://suki.example/about',
  help: 'https://help.suki.example',
  faqs: 'https://help.suki.example/faqs',
  ticket: 'https://help.suki.example/tickets/new',
} as const

export const socialPages: readonly { network: SocialNetwork; name: string; href: string }[] = [
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/suki.example' },
  { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/suki.example' },
  { network: 'x', name: 'X', href: 'https://x.com/suki_example' },
]

/** Opens a mail to support. */
export const supportMail = `mailto:${env.supportEmail}`
