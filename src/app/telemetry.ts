import { noticed } from './telemetry/noticed.ts'

/** Loads what sends telemetry when the first screen is there and the page is idle. Without it, the app is the same. */
function load(): void {
  const start = () =>
    void import('./telemetry/start.ts')
      .then(({ sendTelemetry }) => sendTelemetry(import.meta.env.VITE_TELEMETRY_URL as string))
      .catch(() => undefined)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(start)
  else setTimeout(start, 500)
}

/** Notes errors that nobody handles, from now on, and has them sent later. Only for builds with `VITE_TELEMETRY_URL`. */
export function startTelemetry(): void {
  addEventListener('error', ({ error, message }) => noticed({ source: 'error', error: error ?? message }))
  addEventListener('unhandledrejection', ({ reason }) => noticed({ source: 'rejection', error: reason }))
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}
