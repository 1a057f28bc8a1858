import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { createApp } from './createApp.tsx'

/** Renders the app: what was shown in the last visit as soon as possible, all else as a transition, so that a phone answers its user meanwhile. */
export function renderApp(root: Root, queryClient: QueryClient): void {
  const app = <StrictMode>{createApp(queryClient)}</StrictMode>
  if (queryClient.getQueryCache().getAll().length > 0) root.render(app)
  else startTransition(() => root.render(app))
}
