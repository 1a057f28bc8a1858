import { paths } from '../lib/paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page title="Page not found" hideTitle narrow>
      <EmptyState
        title="Page not found"
        description="This address leads nowhere. Perhaps it was mistyped, or the page has moved."
        icon="search"
        tone="mango"
        action={<LinkButton to={paths.home()}>Go to Homepage</LinkButton>}
      />
    </Page>
  )
}
