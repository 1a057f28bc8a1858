import { lazy, type MouseEvent, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { keepCharactersWhole } from '#lib/wholeCharacters.ts'
import { useSessionEnded, useToken } from '#state/session.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { keepTranslatedTexts } from '#ui/translatedTexts.ts'
import { Overlays } from './Overlays.tsx'
import styles from './Root.module.css'
import { Footer } from './shell/Footer.tsx'
import { useTokenRefresh } from './session/useTokenRefresh.ts'
import { useUnsavedBlocker } from './useUnsavedBlocker.ts'

/** Not part of a visitor's first screen. */
const SignedIn = lazy(async () => ({ default: (await import('./session/SignedIn.tsx')).SignedIn }))

/** Whether a user is, or was, signed in since the app was loaded, or the session had ended before: what was begun before it expired goes on. */
function useSignedInOnce(): boolean {
  const [token, ended] = [useToken(), useSessionEnded()]
  const known = token !== null || ended
  const [signedIn, setSignedIn] = useState(known)
  if (known && !signedIn) setSignedIn(true)
  return signedIn
}

/** Moves the focus to the main heading without a history entry. Skips the heading of a screen that is kept but hidden after its session has ended. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus()
}

/** The router calls the first entry of every visit `default`: without its path, a visit would start scrolled as another page of an earlier one. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The parts that every screen has, in any layout. */
export function Root() {
  const loading = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const signedIn = useSignedInOnce()
  // With the first render, before a translator can have come to it.
  useLayoutEffect(keepTranslatedTexts, [])
  useUnsavedBlocker()
  useTokenRefresh()
  useEffect(keepCharactersWhole, [])
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      {loading && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <Footer />
      <Overlays />
      {signedIn && (
        <PartBoundary silent resetBy={pathname}>
          <Suspense>
            <SignedIn />
          </Suspense>
        </PartBoundary>
      )}
      <Toaster />
      <ScrollRestoration getKey={scrollKey} storageKey="suki.scroll" />
    </>
  )
}
