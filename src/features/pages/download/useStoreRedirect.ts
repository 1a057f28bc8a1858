import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { hasReturned } from './appStore.ts'

/** How long the page is shown before the redirect, ms. */
const REDIRECT_DELAY_MS = 150

const documentLoadedBy = () => performance.getEntriesByType('navigation').map((entry) => entry.type)[0]

/** Redirects to a store, replacing this page in the history. Not when the page was reached by Back or Forward. */
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
