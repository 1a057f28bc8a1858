import { useRouteError } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'

/** A chunk that can't be loaded: no network, or a new version has replaced it. */
const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

/** In place of a screen that failed. Loading the page anew mends what can be mended. */
export function ErrorPage() {
  const error = useRouteError()
  const message = isMissingCode(error)
    ? 'This page could not be loaded. Check your connection and try again.'
    : 'Something went wrong on this page.'
  return (
    <Page title="Something went wrong" hideTitle narrow>
      <ErrorState message={message} onRetry={() => globalThis.location.reload()} />
      <p style={{ textAlign: 'center' }}>
        <LinkButton to={paths.home()} variant="quiet" reloadDocument>
          Go to Homepage
        </LinkButton>
      </p>
    </Page>
  )
}
