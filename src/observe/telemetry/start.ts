import { matchRoutes, type RouteObject } from 'react-router-dom'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { appVersion } from '#lib/version.ts'
import { type Batch, createBatches } from './batches.ts'
import { eventOf, vitalEvent } from './events.ts'
import { takeNoticed } from './noticed.ts'

/** Sends a batch without cookies, the page's address or CORS: no answer is read. */
function post(address: string, batch: Batch): boolean {
  if (!navigator.onLine) return false
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(batch),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
  return true
}

/** Sends errors, drift and web vitals in batches (docs/telemetry.md). It never throws. */
export function sendTelemetry(address: string, routes: RouteObject[]): void {
  const { add, flush } = createBatches(appVersion(), (batch) => post(address, batch))
  /** The pattern of the page's path, without its values. */
  const route = () => {
    const matches = matchRoutes(routes, globalThis.location.pathname, import.meta.env.BASE_URL)
    return ['', ...(matches?.flatMap(({ route: { path } }) => path || []) ?? ['*'])].join('/')
  }
  takeNoticed((one) => {
    const event = eventOf(one, route())
    if (event) add(event)
  })
  const landed = route()
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on((metric) => add(vitalEvent(metric, landed)))
  // Added after the library, which reports its last values when the page is hidden.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(),
  )
  globalThis.addEventListener('pagehide', flush)
}
