import { servePort } from './browser/workerServer.ts'

// The SharedWorker that runs the marketplace, one for all tabs and the payment window.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void }
scope.onconnect = ({ ports: [port] }) => {
  if (port) servePort(port)
}
