import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import {
  type BlockerFunction,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { confirmLeave, lostBetween, type Unsaved } from '#lib/unsaved.ts'
import { entryBelow } from '#ui/entryKey.ts'
import { cancelTopLayer, isCovered, useCovered } from '#ui/layers.ts'

/** The input that a navigation would lose without a question. */
function lostBy({
  currentLocation,
  nextLocation,
  historyAction,
}: Parameters<BlockerFunction>[0]): readonly Unsaved[] {
  if (historyAction === 'POP') return lostBetween(currentLocation, nextLocation)
  // The app has asked already.
  if (historyAction === 'REPLACE') return []
  // Within the screen, as by a dialog, nothing is lost. The app itself navigates after sending.
  return lostBetween(currentLocation, { ...nextLocation, search: currentLocation.search }).filter(
    ({ sending }) => !sending,
  )
}

/**
 * Back closes what covers the screen, as on phones; otherwise the user is asked before unsaved
 * input is lost.
 * @returns whether the user is being asked
 */
function useBlockedNavigation(): boolean {
  /**
   * Whether Back leaves an added entry. Only the router knows: it may be past both before React
   * renders.
   */
  const goesOn = useRef(false)
  const lost = useRef<readonly Unsaved[] | 'layer'>([])
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => {
      const closes = navigation.historyAction === 'POP' && isCovered()
      lost.current = closes ? 'layer' : lostBy(navigation)
      const { currentLocation, nextLocation, historyAction } = navigation
      goesOn.current =
        lost.current.length === 0 &&
        historyAction === 'POP' &&
        entryBelow(currentLocation) === nextLocation.key
      return lost.current.length > 0
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (lost.current === 'layer') {
      blocker.reset()
      cancelTopLayer()
    }
    // It is being sent: the user must wait.
    else if (lost.current.some(({ sending }) => sending)) blocker.reset()
    else confirmLeave(lost.current, blocker.proceed, blocker.reset)
  }, [blocker])
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    void navigate(-1)
  }, [location, navigate])
  return blocker.state === 'blocked'
}

/**
 * Back from the tab's first entry would leave the app unasked, so what covers a screen adds an
 * entry for the same address. It stays; Back from it goes on past the one below.
 */
function useEntryOfLayer(asking: boolean): void {
  const location = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const add = useEffectEvent(() => {
    const { pathname, search, hash, key, state } = location
    if (asking || arrival === 'PUSH' || entryBelow(location) !== undefined) return
    const added = { ...(state as object | null), below: key }
    void navigate({ pathname, search, hash }, { state: added, preventScrollReset: true })
  })
  const covered = useCovered()
  useEffect(() => {
    if (covered) add()
  }, [covered])
}

/** Render it once: the router knows one blocker at a time. */
export function HistoryGuard(): null {
  useEntryOfLayer(useBlockedNavigation())
  return null
}
