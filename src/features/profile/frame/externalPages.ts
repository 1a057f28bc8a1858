import FacebookFilled from '@ant-design/icons/FacebookFilled'
import InstagramOutlined from '@ant-design/icons/InstagramOutlined'
import XOutlined from '@ant-design/icons/XOutlined'
import { env } from '#lib/env.ts'
import type { IconType } from '#ui/Icon.tsx'

/** Addresses of the company's pages outside of this app. */
export const { pages: externalPages } = env

export const socialPages: readonly { icon: IconType; name: string; href: string }[] = [
  { icon: FacebookFilled, name: 'Facebook', href: externalPages.facebook },
  { icon: InstagramOutlined, name: 'Instagram', href: externalPages.instagram },
  { icon: XOutlined, name: 'X', href: externalPages.x },
]

/** Link to write an e-mail to support. */
export const supportMail = `mailto:${env.supportEmail}`
