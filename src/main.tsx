import './ui/base.css'
import './app/app.css'
import './app/print.css'
import './boot/preview.css'
import './components/product.css'
// Imported first, since a press on a notification may come before the screen.
import './app/notifications/notificationWorker.ts'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { restoreLastVisit } from '#api/cache/lastVisit.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { configureSockets } from '#api/live/socketTransports.ts'
import { startTelemetry } from '#observe/telemetry.ts'
import { noticed } from '#observe/telemetry/noticed.ts'
import { isDriftWatched } from '#state/driftChoice.ts'
import { createApp } from './app/createApp.tsx'
import { noticeOffline, registerWorker } from './app/nextVisit.ts'
import { createRoutes } from './app/routes.tsx'
import { showStartFailure } from './app/startFailure.ts'
import { setClock } from './lib/clock.ts'
import { refreshToken } from './state/session.ts'

const queryClient = createQueryClient()
const routes = createRoutes(queryClient)

type Transports = Parameters<typeof configureSockets>[0]['transports']

/** Only in builds that send telemetry. */
const rootOptions = import.meta.env.VITE_TELEMETRY_URL
  ? {
      onCaughtError(error: unknown) {
        console.error(error)
        noticed({ source: 'boundary', error })
      },
    }
  : undefined

/** Loads the font of the peso sign before the first price: a later one would shift the layout. */
const loadPesoSign = () =>
  void document.fonts.load(`1em 'Plus Jakarta Sans Variable'`, '₱').catch(() => undefined)

async function start(): Promise<void> {
  // Without https browsers have no locks between tabs, by which nothing is ordered or sent twice.
  if (!isSecureContext) throw new Error('Open it at an address that begins with https://')
  loadPesoSign()
  if (!('canParse' in URL && 'any' in AbortSignal)) await import('./lib/fillIns.ts')
  if (import.meta.env.VITE_API_MODE === 'simulator') {
    // Imported here: the first screen of the live build needs no map.
    const [{ startSimulator }, { configureMaps }, { configureDemoInbox }] = await Promise.all([
      import('#mocks/demo/start.ts'),
      import('./ui/map/engine.ts'),
      import('./lib/demoInbox.ts'),
    ])
    const simulator = await startSimulator({ onClock: setClock })
    configureSockets({ transports: simulator.socketTransports as Transports })
    configureDemoInbox(simulator.inbox)
    configureMaps({
      load: async () =>
        (await import('#mocks/hosts/mapEngine.ts')).loadMapEngine(
          new URL(import.meta.env.BASE_URL, document.baseURI).href,
        ),
    })
    // The simulated marketplace runs in the browser, so it works without a network.
    onlineManager.setEventListener(() => () => undefined)
  } else {
    // Starts before the first call.
    if (isDriftWatched() || globalThis.location.search.includes('drift='))
      await import('#observe/drift/start.tsx')
        .then(({ startDrift }) => startDrift())
        .catch(console.warn)
    registerWorker()
    noticeOffline()
  }
  // The token expires by the clock that the simulator has set.
  refreshToken()
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no place for the app')
  if (import.meta.env.VITE_API_MODE === 'live') await restoreLastVisit(queryClient)
  const app = await createApp(queryClient, routes)
  createRoot(root, rootOptions).render(<StrictMode>{app}</StrictMode>)
}

if (import.meta.env.VITE_TELEMETRY_URL) startTelemetry(routes)
start().catch((error: unknown) => {
  showStartFailure(error)
  if (import.meta.env.VITE_TELEMETRY_URL) noticed({ source: 'start', error })
})
