import { lazy, type MouseEvent, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom'
import { ignoreSecondPresses } from '#lib/doublePress.ts'
import { APP_NAME } from '#lib/storage.ts'
import { preventSplitCharacters } from '#lib/wholeCharacters.ts'
import { catchInstallOffer } from '#state/installOffer.ts'
import { useSessionEnded, useToken } from '#state/session.ts'
import { entryKey } from '#ui/entryKey.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { Overlays } from './Overlays.tsx'
import { useTokenRefresh } from './session/useTokenRefresh.ts'
import { Footer } from './shell/Footer.tsx'
import { supportPageTranslation } from './translatedTexts.ts'
import styles from './Root.module.css'

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, input:not([type=file]), [contenteditable]') !== null

/** Refuses what no part of the page has taken, but a text over a field. */
function onDrag(event: DragEvent): void {
  const { target, dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer) return
  if (isTextField(target) && !dataTransfer.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/**
 * Keeps the browser from opening a dropped file or link instead of the app. @returns stops this
 */
function refuseDrops(): () => void {
  // It comes last, after the parts that take files.
  const ends = new AbortController()
  for (const name of ['dragover', 'drop'] as const) globalThis.addEventListener(name, onDrag, ends)
  return () => ends.abort()
}

/** A visitor doesn't need its code. */
const SignedIn = lazy(async () => ({ default: (await import('./session/SignedIn.tsx')).SignedIn }))

/**
 * Whether a user was signed in since the app was loaded, or before an expiry: that user's
 * unfinished work continues.
 */
function useSignedInOnce(): boolean {
  const [token, ended] = [useToken(), useSessionEnded()]
  const known = token !== null || ended
  const [signedIn, setSignedIn] = useState(known)
  if (known && !signedIn) setSignedIn(true)
  return signedIn
}

/** Focuses the main heading, without a history entry; not that of a hidden, preserved screen. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus()
}

/** The first entry of every visit is called `default`. */
const scrollKey = (location: Location) => {
  const key = entryKey(location)
  return key === 'default' ? location.pathname : key
}

export function Root() {
  const loading = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const signedIn = useSignedInOnce()
  // Runs before a translator can change it.
  useLayoutEffect(supportPageTranslation, [])
  useTokenRefresh()
  useEffect(preventSplitCharacters, [])
  useEffect(ignoreSecondPresses, [])
  useEffect(refuseDrops, [])
  useEffect(catchInstallOffer, [])
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
      <ScrollRestoration getKey={scrollKey} storageKey={`${APP_NAME}.scroll`} />
    </>
  )
}
