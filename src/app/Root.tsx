import type { MouseEvent } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { Toaster } from '../ui/Toaster.tsx'
import { AbandonedMessages } from './chat/AbandonedMessages.tsx'
import { ChatDock } from './chat/ChatDock.tsx'
import { ChatOpener } from './chat/ChatOpener.tsx'
import { BugReport } from './BugReport.tsx'
import { ComingSoonDialog } from './ComingSoonDialog.tsx'
import styles from './Root.module.css'
import { scrollKey } from './scrollKey.ts'
import { LeftQuantities } from '../features/cart/LeftQuantities.tsx'
import { LeftListQuantities } from '../features/schedules/LeftListQuantities.tsx'
import { OtherTabs } from './session/OtherTabs.tsx'
import { LiveUpdates } from './session/LiveUpdates.tsx'
import { LoginGate } from './session/LoginGate.tsx'
import { CategoryMenu } from './shell/CategoryMenu.tsx'
import { Footer } from './shell/Footer.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** Moves the focus to the main heading without a history entry. Skips the heading of a screen that is kept but hidden after its session has ended. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus()
}

/** The parts that every screen has, in any layout. */
export function Root() {
  const { state } = useNavigation()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      {state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <Footer />
      <OfflineNotice />
      <SessionWatch />
      <LiveUpdates />
      <LeftQuantities />
      <LeftListQuantities />
      <OtherTabs />
      <LoginGate />
      <ChatOpener />
      <ChatDock />
      <AbandonedMessages />
      <CategoryMenu />
      <BugReport />
      <ComingSoonDialog />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
