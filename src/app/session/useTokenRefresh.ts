import { useEffect } from 'react'
import { refreshToken } from '#state/session.ts'

/** When this tab becomes visible or is shown by Back: another tab, or the expiry, may have changed it. */
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
