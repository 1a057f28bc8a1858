import type { RouteObject } from 'react-router-dom'
import { loadWhenIdle } from '#lib/whenIdle.ts'
import { noticed } from './telemetry/noticed.ts'

/**
 * Collects unhandled errors, in builds with `VITE_TELEMETRY_URL`; pages are named by the routes.
 */
export function startTelemetry(routes: RouteObject[]): void {
  addEventListener('error', ({ error, message }) =>
    noticed({ source: 'error', error: error ?? message }),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    noticed({ source: 'rejection', error: reason }),
  )
  loadWhenIdle(async () =>
    (await import('./telemetry/start.ts')).sendTelemetry(
      import.meta.env.VITE_TELEMETRY_URL as string,
      routes,
    ),
  )
}
