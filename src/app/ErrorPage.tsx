import { reloadWhenReachable } from '../lib/release.ts'
import { paths } from '../lib/paths.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'

/** Replaces a screen that threw an error while rendering; the bars around it stay. It offers a reload, which clears a broken state. */
export function ErrorPage() {
  return (
    <Page title="Something went wrong" hideTitle narrow>
      <ErrorState message="Something went wrong on this page." onRetry={() => void reloadWhenReachable()} />
      <p style={{ textAlign: 'center' }}>
        <LinkButton to={paths.home()} variant="quiet">
          Go to Homepage
        </LinkButton>
      </p>
    </Page>
  )
}
