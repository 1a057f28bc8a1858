import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { authQueries } from '../../api/auth.ts'
import type { ApiError } from '../../api/error.ts'
import { profileQueries } from '../../api/profile.ts'
import { setOwner } from '../../state/personal.ts'
import { endSession, refreshToken, useToken } from '../../state/session.ts'
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

/** Nothing that was loaded for one buyer is left for the next. */
function usePrivacy(token: string | null, buyerId: string | undefined) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (buyerId) setOwner(buyerId)
  }, [buyerId])
  const before = useRef(token)
  useEffect(() => {
    // Her screens are gone by now. What is still on the screen is everybody's, and taking that away would leave it empty.
    if (before.current !== null && token === null) queryClient.removeQueries({ type: 'inactive' })
    before.current = token
  }, [queryClient, token])
}

/** Keeps an eye on the session: when the buyer can't be loaded or the token no longer holds, it ends and an alert says so. */
export function SessionWatch() {
  const token = useToken()
  const [ended, setEnded] = useState(false)
  const me = useQuery(profileQueries.me(token))
  const check = useQuery(authQueries.session(token))
  useOtherTabs()
  useRecheck()
  usePrivacy(token, me.data?._id)

  // No answer at all (no network) proves nothing about the token.
  const refused = (me.data === undefined && answered(me.error)) || unauthorized(me.error) || unauthorized(check.error)
  useEffect(() => {
    if (!token || !refused) return
    endSession()
    setEnded(true)
  }, [token, refused])

  return ended && !token ? <SessionExpired onDismiss={() => setEnded(false)} /> : null
}
