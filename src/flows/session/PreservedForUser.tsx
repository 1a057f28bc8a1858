import { type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { type Session, useSession } from '#api/session.ts'
import { useSignOutCount } from '#state/session.ts'
import { problemOf } from './accountProblem.ts'
import { AccountProblem } from './AccountProblem.tsx'

/** It suspends the component that `use`s it. */
const never = new Promise<never>(() => undefined)

/**
 * While `frozen`, React hides the last children unrendered. `Activity` would render them, without a
 * user, and end their effects.
 */
function Freezable({ frozen, children }: { frozen: boolean; children: ReactNode }) {
  if (frozen) use(never)
  return children
}

/** Gives the focus back to what had it when React hid the children. */
function RestoreFocus({ children }: { children: ReactNode }) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const before = focused.current
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    return () => {
      focused.current = document.activeElement
    }
  }, [])
  return children
}

interface Mounted {
  /** For whom the children are mounted; undefined until the user is loaded. */
  userId: string | undefined
  signOuts: number
  /** React key of the children. */
  key: number
}

/** Changes the key after a sign-out, and for another user. */
function useMounted({ user }: Session): Mounted {
  const signOuts = useSignOutCount()
  const [mounted, setMounted] = useState<Mounted>({ userId: undefined, signOuts, key: 0 })
  const isOthers = user !== undefined && mounted.userId !== undefined && mounted.userId !== user._id
  const next =
    isOthers || mounted.signOuts !== signOuts
      ? { userId: user?._id, signOuts, key: mounted.key + 1 }
      : mounted
  const named = next.userId === undefined && user ? { ...next, userId: user._id } : next
  if (named !== mounted) setMounted(named)
  return named
}

interface Props {
  visitor: ReactNode
  /** Shown while the user who has logged in again is being loaded. */
  loading?: ReactNode
  /** Frames the message when the user can't be loaded. */
  frame?: (problem: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * When the session expires, the children stay mounted, hidden and unchanged, until the same user
 * has logged in again; after a sign-out, or for another user, they are unmounted. A message
 * replaces them when the user can't be loaded.
 */
export function PreservedForUser({
  visitor,
  loading = null,
  frame = (problem) => problem,
  children,
}: Props) {
  const session = useSession()
  const { userId, key } = useMounted(session)
  const failed = problemOf(session) !== null
  const frozen = session.user === undefined && (userId !== undefined || failed)
  if (session.token === null && !frozen) return visitor
  const waiting = failed ? frame(<AccountProblem session={session} />) : loading
  return (
    <Suspense key={key} fallback={session.token === null ? visitor : waiting}>
      <Freezable frozen={frozen}>
        <RestoreFocus>{children}</RestoreFocus>
      </Freezable>
    </Suspense>
  )
}
