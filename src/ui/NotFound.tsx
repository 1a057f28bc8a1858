import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import type { IconName } from './iconPaths.ts'
import { useTellNotFound } from './notFoundShown.ts'
import { Page } from './Page.tsx'

interface Props {
  /** The main heading and the tab's title. */
  title: string
  /** The message on the screen, where it must have other words than the heading. */
  message?: string
  description: string
  icon?: IconName
  /** Where to go from here: LinkButtons. */
  actions: ReactNode
}

/** A screen for an address that leads to nothing. Search engines are asked to forget it. */
export function NotFound({ title, message = title, description, icon, actions }: Props) {
  useTellNotFound()
  return (
    <Page title={title} hideTitle narrow>
      <meta name="robots" content="noindex" />
      <EmptyState title={message} description={description} icon={icon} tone="mango" action={actions} />
    </Page>
  )
}
