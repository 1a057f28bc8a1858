import { useEffect, useRef } from 'react'
import { paths } from '#domain/paths.ts'
import { reloadOnReturn, reloadWhenReachable } from '#lib/reload.ts'
import { useOnline } from '#lib/useOnline.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'

/**
 * Replaces a failed screen within its bars. Retry reloads the page, and so does the network's
 * return.
 */
export function ErrorPage() {
  const online = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!online) wasOffline.current = true
    else if (wasOffline.current) {
      const left = new AbortController()
      void reloadOnReturn(left.signal)
      return () => left.abort()
    }
  }, [online])
  const message = online
    ? 'Something went wrong on this page.'
    : 'You are offline. This will load when you’re back online.'
  return (
    <Page title="Something went wrong" hideTitle narrow>
      <ErrorState offline={!online} message={message} onRetry={() => void reloadWhenReachable()} />
      <p style={{ textAlign: 'center' }}>
        <LinkButton to={paths.home()} variant="quiet">
          Go to Homepage
        </LinkButton>
      </p>
    </Page>
  )
}
