import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { Page } from '#ui/Page.tsx'
import { HelpPanel } from './frame/HelpPanel.tsx'
import { MyAccount } from './account/MyAccount.tsx'
import styles from './Profile.module.css'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { PushNotifications } from './account/PushNotifications.tsx'
import { type SectionId, sections } from './frame/sections.ts'
import { useSavedNotice } from './details/savedNotice.ts'
import { scrollToSection } from './frame/useSections.ts'

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  )
}

function Sections({ user, addresses }: { user: Schemas['SessionUser']; addresses: ReactNode }) {
  const { hash, key } = useLocation()
  useSavedNotice()
  useEffect(() => {
    const wanted = sections.find(({ id }) => `#${id}` === hash)
    if (wanted) scrollToSection(wanted.id, false)
  }, [hash, key])
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <Section id="my-account">
          <MyAccount user={user} />
        </Section>
        <Section id="shipping-address">{addresses}</Section>
        <Section id="push-notifications">
          <PushNotifications />
        </Section>
      </div>
      <HelpPanel />
    </div>
  )
}

/** `/profile/:displayName`. The addresses are another feature's, so they come as a prop. */
export function ProfilePage({ addresses }: { addresses: ReactNode }) {
  const { user } = useSession()
  return (
    <Page title="My Profile" hideTitle>
      {user ? <Sections user={user} addresses={addresses} /> : <ProfileSkeleton />}
    </Page>
  )
}
