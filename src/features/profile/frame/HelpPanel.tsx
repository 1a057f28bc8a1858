import FacebookFilled from '@ant-design/icons/FacebookFilled'
import InstagramOutlined from '@ant-design/icons/InstagramOutlined'
import XOutlined from '@ant-design/icons/XOutlined'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { supportMail } from '../account/SupportDialog.tsx'
import styles from './HelpPanel.module.css'

interface ExternalProps {
  /** Outside of this app, if the company has it. */
  href: string | undefined
  className?: string
  children: ReactNode
}

/** None without an address. */
const External = ({ href, className = styles.link, children }: ExternalProps) =>
  href && (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className={className}>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </li>
  )

function SocialPages() {
  const { facebook, instagram, x } = env.pages
  const pages: [IconType, name: string, href: string | undefined][] = [
    [FacebookFilled, 'Facebook', facebook],
    [InstagramOutlined, 'Instagram', instagram],
    [XOutlined, 'X', x],
  ]
  if (!pages.some(([, , href]) => href)) return null
  return (
    <Row as="ul" align="stretch" wrap gap={3} aria-label="Social networks">
      {pages.map(([icon, name, href]) => (
        <External key={name} href={href} className={styles.network}>
          <Icon icon={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </External>
      ))}
    </Row>
  )
}

export function HelpPanel() {
  const title = useId()
  const { about, help, faqs, ticket } = env.pages
  return (
    <aside className={styles.panel} aria-labelledby={title}>
      <Text as="h2" id={title} size="l">
        Looking for something else?
      </Text>
      <Stack as="ul" className={styles.links}>
        <External href={about}>About Us</External>
        <li>
          <Link to={paths.privacyPolicy()} className={styles.link}>
            Privacy Policy
          </Link>
        </li>
        <External href={help}>Help Center</External>
        <li>
          <a href={supportMail} className={styles.link}>
            Contact Us
          </a>
        </li>
        <External href={faqs}>FAQs</External>
        <External href={ticket}>Submit a Ticket</External>
      </Stack>
      <SocialPages />
    </aside>
  )
}
