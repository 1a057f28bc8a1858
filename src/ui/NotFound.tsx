import { paths } from '#domain/paths.ts'
import { EmptyState } from './EmptyState.tsx'
import type { IconType } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'
import { useReportNotFound } from './notFoundShown.ts'
import { Page } from './Page.tsx'

interface Props {
  /** Heading and title of the tab. */
  title: string
  /** The message, where it differs from the heading. */
  message?: string
  description: string
  icon?: IconType
}

/** A screen for an address without content, `noindex`. */
export function NotFound({ title, message = title, description, icon }: Props) {
  useReportNotFound()
  return (
    <Page title={title} hideTitle narrow noIndex>
      <EmptyState
        title={message}
        description={description}
        icon={icon}
        tone="mango"
        action={
          <>
            <LinkButton to={paths.discover()}>Browse products</LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              Go to Homepage
            </LinkButton>
          </>
        }
      />
    </Page>
  )
}
