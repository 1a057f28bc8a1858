import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { seen } from '../api/lastSeen.ts'
import { createApp } from './createApp.tsx'

/** Renders the app: what was seen in the last visit as soon as can be, all else in short slices, between which a phone answers the user. */
export function renderApp(root: Root): void {
  const app = <StrictMode>{createApp()}</StrictMode>
  if (seen.read()) root.render(app)
  else startTransition(() => root.render(app))
}
