import {
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type BlockerFunction,
  type Location,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigation,
} from 'react-router-dom'
import { confirmLeave, lostBetween, type Unsaved } from '#lib/unsaved.ts'
import { loadWhenIdle } from '#lib/whenIdle.ts'
import { useSessionEnded, useToken } from '#state/session.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { supportPageTranslation } from '#ui/translatedTexts.ts'
import { Overlays } from './Overlays.tsx'
import { useTokenRefresh } from './session/useTokenRefresh.ts'
import { Footer } from './shell/Footer.tsx'
import styles from './Root.module.css'

/** The input that a navigation would lose without a question. */
function lostBy({
  currentLocation,
  nextLocation,
  historyAction,
}: Parameters<BlockerFunction>[0]): readonly Unsaved[] {
  if (historyAction === 'POP') return lostBetween(currentLocation, nextLocation)
  // When the app replaces an entry, it has asked already.
  if (historyAction === 'REPLACE') return []
  // A navigation within the screen, such as opening a dialog, loses no input. The app itself
  // navigates once the input is sent.
  return lostBetween(currentLocation, { ...nextLocation, search: currentLocation.search }).filter(
    ({ sending }) => !sending,
  )
}

/**
 * Asks the user before a link or Back loses unsaved input. Call it once: the router knows one
 * blocker at a time.
 */
function useUnsavedBlocker(): void {
  const lost = useRef<readonly Unsaved[]>([])
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => {
      lost.current = lostBy(navigation)
      return lost.current.length > 0
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The form is being sent: the user must wait.
    if (lost.current.some(({ sending }) => sending)) blocker.reset()
    else confirmLeave(lost.current, blocker.proceed, blocker.reset)
  }, [blocker])
}

/** Not part of a visitor's first screen. */
const SignedIn = lazy(async () => ({ default: (await import('./session/SignedIn.tsx')).SignedIn }))

/**
 * Whether a user is, or was, signed in since the app was loaded, or the session had expired before:
 * then unfinished work of that user continues.
 */
function useSignedInOnce(): boolean {
  const [token, ended] = [useToken(), useSessionEnded()]
  const known = token !== null || ended
  const [signedIn, setSignedIn] = useState(known)
  if (known && !signedIn) setSignedIn(true)
  return signedIn
}

/**
 * Moves the focus to the main heading without a history entry. Skips the heading of a screen that
 * is preserved but hidden after its session has ended.
 */
function skip(event: MouseEvent) {
  event.preventDefault()
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus()
}

/**
 * The key of a stored scroll position. The first entry of every visit has the key `default`, so the
 * path is added to it.
 */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The parts that every screen has, in any layout. */
export function Root() {
  const loading = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const signedIn = useSignedInOnce()
  // With the first render, before a translator can change it.
  useLayoutEffect(supportPageTranslation, [])
  useUnsavedBlocker()
  useTokenRefresh()
  // Only a text for which its field has no room needs it.
  useEffect(
    () =>
      loadWhenIdle(async () => (await import('#lib/wholeCharacters.ts')).preventSplitCharacters()),
    [],
  )
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
      <ScrollRestoration getKey={scrollKey} storageKey="suki.scroll" />
    </>
  )
}
