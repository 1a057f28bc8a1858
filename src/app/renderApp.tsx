import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { seen } from '../api/lastSeen.ts'
import { App } from './App.tsx'

/** Renders the app: what was seen in the last visit as soon as can be, all else in short slices, between which a phone answers the user. */
export function renderApp(root: Root): void {
  const render = () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  if (seen.read()) render()
  else startTransition(render)
}
