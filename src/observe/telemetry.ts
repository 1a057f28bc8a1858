import type { RouteObject } from 'react-router-dom'
import { noticed } from './telemetry/noticed.ts'

/**
 * Loads the sender of telemetry once the first screen is shown and the page is idle. The app does
 * not depend on it.
 */
function load(routes: RouteObject[]): void {
  const start = () =>
    void import('./telemetry/start.ts')
      .then(({ sendTelemetry }) =>
        sendTelemetry(import.meta.env.VITE_TELEMETRY_URL as string, routes),
      )
      .catch(() => undefined)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(start)
  else setTimeout(start, 500)
}

/**
 * Collects unhandled errors from now on; they are sent later. Only for builds with
 * `VITE_TELEMETRY_URL`. Pages are named by the app's routes.
 */
export function startTelemetry(routes: RouteObject[]): void {
  addEventListener('error', ({ error, message }) =>
    noticed({ source: 'error', error: error ?? message }),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    noticed({ source: 'rejection', error: reason }),
  )
  if (document.readyState === 'complete') load(routes)
  else addEventListener('load', () => load(routes), { once: true })
}
