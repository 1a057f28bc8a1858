import { startCore } from './browser/core.ts'
import { servePort } from './browser/workerServer.ts'

// All tabs and the payment window share it.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void }
scope.onconnect = ({ ports: [port] }) => {
  if (port) servePort(port)
}

// The page's HTML starts this worker before the app connects to it
// (scripts/vite/earlyLoads.ts), whose connection reports a failure.
startCore(new URL(import.meta.env.BASE_URL, location.origin).href).catch(() => undefined)
