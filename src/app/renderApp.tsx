import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './App.tsx'

/** Renders the app: what was shown in the last visit as soon as can be, all else in short slices, between which a phone answers the user. */
export function renderApp(root: Root, queryClient: QueryClient): void {
  const render = () =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    )
  if (queryClient.getQueryCache().getAll().length > 0) render()
  else startTransition(render)
}
