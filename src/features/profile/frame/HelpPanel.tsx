import FacebookFilled from '@ant-design/icons/FacebookFilled'
import InstagramOutlined from '@ant-design/icons/InstagramOutlined'
import XOutlined from '@ant-design/icons/XOutlined'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { supportMail } from '../account/SupportDialog.tsx'
import styles from './HelpPanel.module.css'

/** Addresses of the company's pages outside of this app. */
const { pages: externalPages } = env

const socialPages: readonly { icon: IconType; name: string; href: string }[] = [
  { icon: FacebookFilled, name: 'Facebook', href: externalPages.facebook },
  { icon: InstagramOutlined, name: 'Instagram', href: externalPages.instagram },
  { icon: XOutlined, name: 'X', href: externalPages.x },
]

function External({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

/** Beside the profile: links to help and to the company's other pages. */
export function HelpPanel() {
  const title = useId()
  return (
    <aside className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Looking for something else?
      </h2>
      <ul className={styles.links}>
        <li>
          <External href={externalPages.about}>About Us</External>
        </li>
        <li>
          <Link to={paths.privacyPolicy()} className={styles.link}>
            Privacy Policy
          </Link>
        </li>
        <li>
          <External href={externalPages.help}>Help Center</External>
        </li>
        <li>
          <a href={supportMail} className={styles.link}>
            Contact Us
          </a>
        </li>
        <li>
          <External href={externalPages.faqs}>FAQs</External>
        </li>
        <li>
          <External href={externalPages.ticket}>Submit a Ticket</External>
        </li>
      </ul>
      <ul className={styles.social} aria-label="Social networks">
        {socialPages.map(({ icon, name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" className={styles.network}>
              <Icon icon={icon} />
              <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
