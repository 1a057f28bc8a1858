import { startCore } from './browser/core.ts'
import { servePort } from './browser/workerServer.ts'

// The SharedWorker that runs the marketplace, one for all tabs and the payment window.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void }
scope.onconnect = ({ ports: [port] }) => {
  if (port) servePort(port)
}

// The page starts this worker before its code has come that connects to it (scripts/vite/earlySimulator.ts). That connection fails again if this fails.
startCore(new URL(import.meta.env.BASE_URL, location.origin).href).catch(() => undefined)
