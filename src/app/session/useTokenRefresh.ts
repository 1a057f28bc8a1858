import { useEffect } from 'react'
import { refreshToken } from '#state/session.ts'

/**
 * When this tab becomes visible or is shown by Back: another tab, or the expiry, may have changed
 * it.
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
