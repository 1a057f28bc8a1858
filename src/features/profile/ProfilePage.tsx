import FacebookFilled from '@ant-design/icons/FacebookFilled'
import InstagramOutlined from '@ant-design/icons/InstagramOutlined'
import XOutlined from '@ant-design/icons/XOutlined'
import { Switch } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { entryKey } from '#ui/entryKey.ts'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MyAccount, supportMail } from './account/MyAccount.tsx'
import { useSavedNotice } from './account/savedNotice.ts'
import { scrollToSection, type SectionId, sections } from './frame/sections.ts'
import styles from './Profile.module.css'

interface ExternalProps {
  href: string | undefined
  className?: string
  children: ReactNode
}

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

function HelpPanel() {
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

const toggles = [
  { name: 'emailNotifications', label: 'Email notifications' },
  { name: 'orderUpdates', label: 'Order updates' },
  { name: 'promotions', label: 'Promotions' },
] as const

const initial = { emailNotifications: true, orderUpdates: true, promotions: false }

/** The API has no call for them yet: their state lasts until the user leaves the page. */
function PushNotifications() {
  const [chosen, setChosen] = useState(initial)
  const title = useId()
  return (
    <Stack as="section" gap={5} aria-labelledby={title}>
      <Text as="h2" id={title} size="xl">
        Push Notifications
      </Text>
      <Stack align="start" gap={3} className={styles.switches}>
        <AntdProvider>
          {toggles.map(({ name, label }) => (
            <label key={name}>
              <Switch
                checked={chosen[name]}
                onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
              />
              {label}
            </label>
          ))}
        </AntdProvider>
      </Stack>
    </Stack>
  )
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <Surface id={id} tabIndex={-1} shrink radius="xl" className={styles.section}>
      {children}
    </Surface>
  )
}

function Sections({ user, addresses }: { user: Schemas['SessionUser']; addresses: ReactNode }) {
  const location = useLocation()
  const { hash } = location
  const key = entryKey(location)
  useSavedNotice()
  useEffect(() => {
    const wanted = sections.find(({ id }) => `#${id}` === hash)
    if (wanted) scrollToSection(wanted.id)
  }, [hash, key])
  return (
    <div className={styles.columns}>
      <Stack justify="start" gap={6} shrink>
        <Row as="nav" wrap gap={2} className={styles.jumps} aria-label="On this page">
          {sections.slice(1).map(({ id, label }) => (
            <LinkButton
              key={id}
              variant="secondary"
              size="s"
              to={{ hash: id }}
              replace
              preventScrollReset
            >
              {label}
            </LinkButton>
          ))}
        </Row>
        <Section id="my-account">
          <MyAccount user={user} />
        </Section>
        <Section id="shipping-address">{addresses}</Section>
        <Section id="push-notifications">
          <PushNotifications />
        </Section>
      </Stack>
      <HelpPanel />
    </div>
  )
}

/** `/profile/:displayName`. The addresses are another feature's, so they come as a prop. */
export function ProfilePage({ addresses }: { addresses: ReactNode }) {
  const { user } = useSession()
  return (
    <Page title="My Profile" hideTitle>
      {user ? (
        <Sections user={user} addresses={addresses} />
      ) : (
        <Loading>
          <ScreenSkeleton shape="profile" />
        </Loading>
      )}
    </Page>
  )
}
