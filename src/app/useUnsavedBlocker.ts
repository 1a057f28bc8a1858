import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { leaveAsking, lostBetween, type Unsaved } from '#lib/unsaved.ts'

/** The input that a navigation would lose without a question. */
function lostBy({ currentLocation, nextLocation, historyAction }: Parameters<BlockerFunction>[0]): readonly Unsaved[] {
  if (historyAction === 'POP') return lostBetween(currentLocation, nextLocation)
  // Where the app replaces an entry it has asked by itself.
  if (historyAction === 'REPLACE') return []
  // What opens on the same screen, such as a dialog, leaves its input as it is. The app itself goes on once the input is sent.
  return lostBetween(currentLocation, { ...nextLocation, search: currentLocation.search }).filter(({ sending }) => !sending)
}

/** Asks the user before a link or Back loses unsaved input. Call it once: the router knows one blocker at a time. */
export function useUnsavedBlocker(): void {
  const lost = useRef<readonly Unsaved[]>([])
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => {
      lost.current = lostBy(navigation)
      return lost.current.length > 0
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The user must wait, as for every way to close a form that is being sent.
    if (lost.current.some(({ sending }) => sending)) blocker.reset()
    else leaveAsking(lost.current, blocker.proceed, blocker.reset)
  }, [blocker])
}
