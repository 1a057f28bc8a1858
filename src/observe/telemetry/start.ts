import { matchRoutes, type RouteObject } from 'react-router-dom'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { appVersion } from '#lib/version.ts'
import { type Batch, createBatches } from './batches.ts'
import { eventOf, vitalEvent } from './events.ts'
import { takeNoticed } from './noticed.ts'

/**
 * Sends a batch with neither cookies nor the page's address, also while the page is left. No answer
 * is read, so the receiver needs no CORS.
 */
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

/**
 * Sends errors, drift and web vitals to an address in batches (docs/telemetry.md). It never throws,
 * and changes nothing in the app.
 */
export function sendTelemetry(address: string, routes: RouteObject[]): void {
  const { add, flush } = createBatches(appVersion(), (batch) => post(address, batch))
  /** The pattern of the page's path, such as `/products/:id`, without the values in it. */
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
  // After the listeners of the library, which reports its last values when the page is hidden.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(),
  )
  globalThis.addEventListener('pagehide', flush)
}
