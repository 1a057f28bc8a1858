import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { hasReturned } from './appStore.ts'

/** Time to see where one is being sent, ms. */
const REDIRECT_DELAY_MS = 150

const documentLoadedBy = () => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type)[0]

/** Sends the visitor on to a store, in place of this page, so that Back leads to where she came from. Not when she came back to it. */
export function useStoreRedirect(url: string): { redirecting: boolean } {
  const action = useNavigationType()
  const { key } = useLocation()
  const redirecting = !hasReturned({ action, key, loadedBy: documentLoadedBy() })
  useEffect(() => {
    if (!redirecting) return
    const timer = setTimeout(() => globalThis.location.replace(url), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [redirecting, url])
  return { redirecting }
}
