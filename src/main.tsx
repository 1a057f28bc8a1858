import './ui/base.css'
import './app/app.css'
import './app/print.css'
import { onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { restoreLastVisit } from './api/lastVisit.ts'
import { createQueryClient } from './api/queryClient.ts'
import { configureSockets } from './api/socketTransports.ts'
import { startDriftReport } from './app/driftReport.ts'
import { noticeOffline, registerWorker } from './app/nextVisit.ts'
import { renderApp } from './app/renderApp.tsx'
import { showStartFailure } from './app/startFailure.ts'
import { startTelemetry } from './app/telemetry.ts'
import { noticed } from './app/telemetry/noticed.ts'
import { setClock } from './lib/clock.ts'
import { refreshToken } from './state/session.ts'

type Transports = Parameters<typeof configureSockets>[0]['transports']

/** What the build leaves out where no telemetry is sent. */
const rootOptions = import.meta.env.VITE_TELEMETRY_URL
  ? {
      onCaughtError(error: unknown) {
        console.error(error)
        noticed({ source: 'boundary', error })
      },
    }
  : undefined

/** Loads the font of the peso sign (`base.css`) before there are prices: if it came after them, the page would be laid out again, and the sign change its look. */
const loadPesoSign = () => void document.fonts.load(`1em 'Plus Jakarta Sans Variable'`, '₱').catch(() => undefined)

async function start(): Promise<void> {
  loadPesoSign()
  if (!('canParse' in URL && 'any' in AbortSignal)) await import('./lib/fillIns.ts')
  if (import.meta.env.VITE_API_MODE === 'simulator') {
    // The map's engine is not imported at the top: the first screen of the live build has no use for it.
    const [{ startSimulator }, { configureMaps }, { configureDemoInbox }] = await Promise.all([
      import('#mocks/hosts/browser.ts'),
      import('./ui/map/engine.ts'),
      import('./lib/demoInbox.ts'),
    ])
    const simulator = await startSimulator({ onClock: setClock })
    configureSockets({ transports: simulator.socketTransports as Transports })
    configureDemoInbox(simulator.inbox)
    configureMaps({
      load: async () => (await import('#mocks/hosts/mapEngine.ts')).loadMapEngine(new URL(import.meta.env.BASE_URL, document.baseURI).href),
    })
    // The simulated marketplace runs in the browser, so it works without a network.
    onlineManager.setEventListener(() => () => undefined)
  } else {
    await startDriftReport().catch(console.warn)
    registerWorker()
    noticeOffline()
  }
  // After the simulator has set the clock, by which a token expires.
  refreshToken()
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no place for the app')
  const queryClient = createQueryClient()
  // The demo's marketplace is in the browser, and answers as soon.
  if (import.meta.env.VITE_API_MODE === 'live') await restoreLastVisit(queryClient)
  renderApp(createRoot(root, rootOptions), queryClient)
}

if (import.meta.env.VITE_TELEMETRY_URL) startTelemetry()
start().catch((error: unknown) => {
  showStartFailure(error)
  if (import.meta.env.VITE_TELEMETRY_URL) noticed({ source: 'start', error })
})
