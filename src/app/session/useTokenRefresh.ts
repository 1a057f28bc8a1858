import { useEffect } from 'react'
import { refreshToken } from '#state/session.ts'

/**
 * Applies another tab's change of the token, or its expiry, when this tab becomes visible or is
 * shown by Back.
 */
export function useTokenRefresh(): void {
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refreshToken()
    const ends = new AbortController()
    document.addEventListener('visibilitychange', onVisible, ends)
    globalThis.addEventListener('pageshow', onVisible, ends)
    return () => ends.abort()
  }, [])
}
