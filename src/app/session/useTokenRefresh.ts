import { useEffect } from 'react'
import { refreshToken } from '#state/session.ts'

/**
 * Applies a login or logout of another tab, and the expiry of the token, when this tab becomes
 * visible or is shown again by Back.
 */
export function useTokenRefresh(): void {
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refreshToken()
    document.addEventListener('visibilitychange', onVisible)
    globalThis.addEventListener('pageshow', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      globalThis.removeEventListener('pageshow', onVisible)
    }
  }, [])
}
