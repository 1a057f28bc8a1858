import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { authQueries } from '../../api/auth.ts'
import type { ApiError } from '../../api/error.ts'
import { profileQueries } from '../../api/profile.ts'
import { setOwner } from '../../state/personal.ts'
import { dismissSessionEnded, endSession, refreshToken, useSessionEnded, useToken } from '../../state/session.ts'
import { SessionExpired } from './SessionExpired.tsx'
import { useRecheck } from './useRecheck.ts'

const answered = (error: ApiError | null) => error !== null && error.status > 0
const unauthorized = (error: ApiError | null) => error?.status === 401

/** Takes over a login or logout that happened in another tab. */
function useOtherTabs() {
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refreshToken()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

/** Removes what was loaded for one user before the next. */
function usePrivacy(token: string | null, userId: string | undefined) {
  const queryClient = useQueryClient()
  const before = useRef({ token, userId })
  useEffect(() => {
    if (!userId) return
    setOwner(userId)
    // A screen that was kept for another user is unmounted by now.
    if (before.current.userId !== undefined && before.current.userId !== userId) queryClient.removeQueries({ type: 'inactive' })
    before.current.userId = userId
  }, [queryClient, userId])
  useEffect(() => {
    // Only what no screen shows: a screen that is open to visitors, or kept for the user, would become empty.
    if (before.current.token !== null && token === null) queryClient.removeQueries({ type: 'inactive' })
    before.current.token = token
  }, [queryClient, token])
}

/** After a login, asks again for what was refused to a screen that stayed mounted. */
function useRetryRefused(token: string | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (token) void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => unauthorized(state.error) })
  }, [queryClient, token])
}

/** Watches the session: when the user can't be loaded or the token no longer holds, it ends and an alert says so. */
export function SessionWatch() {
  const token = useToken()
  const ended = useSessionEnded()
  const me = useQuery(profileQueries.me(token))
  const check = useQuery(authQueries.session(token))
  useOtherTabs()
  useRecheck()
  usePrivacy(token, me.data?._id)
  useRetryRefused(token)

  // Without an answer (no network) the token may still be valid.
  const refused = (me.data === undefined && answered(me.error)) || unauthorized(me.error) || unauthorized(check.error)
  useEffect(() => {
    if (token && refused) endSession()
  }, [token, refused])

  return ended ? <SessionExpired onDismiss={dismissSessionEnded} /> : null
}
