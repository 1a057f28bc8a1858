import { type MouseEvent, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useToken } from '../state/session.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PartBoundary } from '../ui/PartBoundary.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { Later } from './Later.tsx'
import styles from './Root.module.css'
import { scrollKey } from './scrollKey.ts'
import { Footer } from './shell/Footer.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const parts = [OfflineNotice, SessionWatch]

/** Not part of a visitor's first screen. */
const SignedIn = lazyPart(async () => (await import('./session/SignedIn.tsx')).SignedIn)

/** Whether a user is, or was, signed in since the app was loaded: what was begun before the session expired goes on. */
function useSignedInOnce(): boolean {
  const token = useToken()
  const [signedIn, setSignedIn] = useState(token !== null)
  if (token !== null && !signedIn) setSignedIn(true)
  return signedIn
}

/** Moves the focus to the main heading without a history entry. Skips the heading of a screen that is kept but hidden after its session has ended. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus()
}

/** The parts that every screen has, in any layout. */
export function Root() {
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const signedIn = useSignedInOnce()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      {state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <Footer />
      {parts.map((Part) => (
        <PartBoundary key={Part.name} silent resetBy={pathname}>
          <Part />
        </PartBoundary>
      ))}
      <Later />
      {signedIn && <SignedIn />}
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
