import { paths } from '../lib/paths.ts'
import { EmptyState } from './EmptyState.tsx'
import type { IconName } from './iconPaths.ts'
import { LinkButton } from './LinkButton.tsx'
import { useTellNotFound } from './notFoundShown.ts'
import { Page } from './Page.tsx'

interface Props {
  /** The main heading and the tab's title. */
  title: string
  /** The message on the screen, where it must have other words than the heading. */
  message?: string
  description: string
  icon?: IconName
  /** Leads to all products too: what was looked for is one, or sells some. */
  browse?: boolean
}

/** A screen for an address that leads to nothing. Search engines are asked to forget it. */
export function NotFound({ title, message = title, description, icon, browse = false }: Props) {
  useTellNotFound()
  const actions = (
    <>
      {browse && <LinkButton to={paths.discover()}>Browse products</LinkButton>}
      <LinkButton to={paths.home()} variant={browse ? 'secondary' : 'primary'}>
        Go to Homepage
      </LinkButton>
    </>
  )
  return (
    <Page title={title} hideTitle narrow>
      <meta name="robots" content="noindex" />
      <EmptyState title={message} description={description} icon={icon} tone="mango" action={actions} />
    </Page>
  )
}
