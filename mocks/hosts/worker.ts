import { startCore } from './browser/core.ts'
import { servePort } from './browser/workerServer.ts'

// The SharedWorker that runs the marketplace, one for all tabs and the payment window.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void }
scope.onconnect = ({ ports: [port] }) => {
  if (port) servePort(port)
}

// The page's HTML starts this worker before the app's code connects to it
// (scripts/vite/earlySimulator.ts): the marketplace opens meanwhile. If that fails, so does the
// connection, which reports it.
startCore(new URL(import.meta.env.BASE_URL, location.origin).href).catch(() => undefined)
