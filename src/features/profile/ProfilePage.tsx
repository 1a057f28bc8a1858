import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { entryKey } from '#ui/entryKey.ts'
import { Stack, Surface } from '#ui/Layout.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { MyAccount } from './account/MyAccount.tsx'
import { PushNotifications } from './account/PushNotifications.tsx'
import { useSavedNotice } from './account/savedNotice.ts'
import { HelpPanel } from './frame/HelpPanel.tsx'
import { scrollToSection, type SectionId, sections } from './frame/sections.ts'
import styles from './Profile.module.css'

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
    if (wanted) scrollToSection(wanted.id, false)
  }, [hash, key])
  return (
    <div className={styles.columns}>
      <Stack justify="start" gap={6} shrink>
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
